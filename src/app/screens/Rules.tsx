import { useEffect, useRef } from 'preact/hooks';
import type { GameId } from '../../engine/game.ts';
import type { GameModule } from '../../games/module.ts';
import { playableGames } from '../../games/registry.ts';
import { t, words } from '../../i18n/index.ts';
import { announce } from '../../ui/announce.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { Message, Waiting } from '../components/Message.tsx';
import { Prose } from '../components/Prose.tsx';
import { hrefOf, leave, replace } from '../routes.ts';
import { useGame } from '../useGame.ts';

interface ChapterProps {
  readonly game: GameId;
  readonly module: GameModule;
  readonly page: number;
}

function CloseButton() {
  const name = t.value('shell:rules.close');
  return (
    <button type="button" class="tool" aria-label={name} title={name} onClick={leave}>
      <Icon name="x" />
    </button>
  );
}

function Pages({ game, module, page: wanted }: ChapterProps) {
  const { chapters } = module;
  const page = Math.min(wanted, chapters.length - 1);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleOf = (at: number) => words(game, `rules.${chapters[at]?.id}.title`);
  const turnTo = (next: number) => {
    if (next < 0 || next >= chapters.length) return;
    replace({ screen: 'rules', game, page: next });
  };

  // The pages may come after the sheet, which has given its focus to what stood there while they were fetched.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  // An address may ask for a page that there is not.
  useEffect(() => {
    if (page !== wanted) replace({ screen: 'rules', game, page });
  }, [page, wanted]);

  useEffect(() => {
    const body = heading.current?.closest('.body');
    if (body) body.scrollTop = 0;
    announce(
      `${titleOf(page)}. ${t.peek()('shell:rules.pageNamed', { page: page + 1, pages: chapters.length })}`,
    );
  }, [page]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === 'ArrowRight' || event.key === 'PageDown') turnTo(page + 1);
      else if (event.key === 'ArrowLeft' || event.key === 'PageUp') turnTo(page - 1);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });

  const [first, ...rest] = words(game, `rules.${chapters[page]?.id}.text`).split('\n\n');
  const Picture = chapters[page]?.Picture;
  const last = page === chapters.length - 1;
  return (
    <>
      <header>
        <p class="step">
          <span aria-hidden="true">
            {t.value('shell:rules.page', { page: page + 1, pages: chapters.length })}
          </span>
          <span class="visually-hidden">
            {t.value('shell:rules.pageNamed', { page: page + 1, pages: chapters.length })}
          </span>
        </p>
        <h1 id="rules-title" ref={heading} tabIndex={-1} autofocus>
          {titleOf(page)}
        </h1>
        <CloseButton />
      </header>
      <Prose paragraphs={first === undefined ? [] : [first]} />
      {Picture ? (
        <figure class="worked" key={page}>
          <Picture />
        </figure>
      ) : null}
      <Prose paragraphs={rest} />
      <footer>
        <button
          type="button"
          class="btn prev"
          disabled={page === 0}
          aria-label={
            page === 0
              ? t.value('shell:common.back')
              : t.value('shell:rules.previous', { title: titleOf(page - 1) })
          }
          onClick={() => turnTo(page - 1)}
        >
          <Icon name="chevron-left" small />
        </button>
        <ol class="dots" aria-hidden="true">
          {chapters.map(({ id }, at) => (
            <li key={id} class={at === page ? 'on' : ''} />
          ))}
        </ol>
        <button
          type="button"
          class="btn next"
          aria-label={
            last ? t.value('shell:rules.close') : t.value('shell:rules.next', { title: titleOf(page + 1) })
          }
          onClick={() => (last ? leave() : turnTo(page + 1))}
        >
          {last ? t.value('shell:common.done') : titleOf(page + 1)}
          <Icon name={last ? 'check' : 'chevron-right'} small />
        </button>
      </footer>
    </>
  );
}

/** The way to the rules of the other games. */
function Games({ game }: { readonly game: GameId }) {
  return (
    <nav class="rules-games" aria-label={t.value('shell:home.games')}>
      {playableGames.map((each) => (
        <a
          key={each}
          href={hrefOf({ screen: 'rules', game: each, page: 0 })}
          aria-current={each === game ? 'page' : undefined}
          onClick={(event) => {
            // In the place of this one: Back leads to what lies under the rules.
            event.preventDefault();
            replace({ screen: 'rules', game: each, page: 0 });
          }}
        >
          {t.value(`shell:game.${each}.name`)}
        </a>
      ))}
    </nav>
  );
}

export interface RulesProps {
  readonly game: GameId;
  /** From 0. */
  readonly page: number;
  /** Whether those of other games are offered too: not at a game's own table. */
  readonly others: boolean;
}

/** A game's rules, a chapter a page, on a sheet over the table or the home screen. */
export function Rules({ game, page, others }: RulesProps) {
  const fetched = useGame(game);
  return (
    <Modal class="sheet" game={game} labelledBy="rules-title" onDismiss={leave}>
      {others && playableGames.length > 1 ? <Games game={game} /> : null}
      {fetched.kind === 'ready' ? (
        <Pages key={game} game={game} module={fetched.module} page={page} />
      ) : (
        <>
          <header>
            <h1 id="rules-title" tabIndex={-1}>
              {t.value('shell:rules.title', { game: t.value(`shell:game.${game}.name`) })}
            </h1>
            <CloseButton />
          </header>
          {fetched.kind === 'loading' ? (
            <Waiting text={t.value('shell:home.fetching', { game: t.value(`shell:game.${game}.name`) })} />
          ) : (
            <Message title={t.value('shell:play.failed')} text={t.value('shell:play.failedNote')}>
              <button type="button" class="btn primary" onClick={fetched.retry}>
                {t.value('shell:play.again')}
              </button>
            </Message>
          )}
        </>
      )}
    </Modal>
  );
}
