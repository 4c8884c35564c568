import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type GameId, gameIds } from '../../engine/game.ts';
import { isPlayable, loadGame } from '../../games/registry.ts';
import { loadNamespace, t } from '../../i18n/index.ts';
import { exportMatch } from '../../storage/matches.ts';
import {
  discard,
  finished,
  restore,
  type UnfinishedMatch,
  unfinished,
  watchUnfinished,
} from '../../storage/unfinished.ts';
import { announce } from '../../ui/announce.ts';
import { Icon } from '../../ui/Icon.tsx';
import { toast } from '../../ui/toast.ts';
import { Wordmark } from '../../ui/Wordmark.tsx';
import { UnsavedBar, UpdateBar } from '../components/Bars.tsx';
import { Box } from '../components/Box.tsx';
import { FinishedButton } from '../components/Finished.tsx';
import { Hero } from '../components/Hero.tsx';
import { Install } from '../components/Install.tsx';
import { DiscardedSlip, type GoneSlip, Slip, slipTitle } from '../components/Slip.tsx';
import { ToolLink } from '../components/TopBar.tsx';
import { saveFile } from '../files.ts';
import { openMatch } from '../openMatch.ts';
import { go, hrefOf } from '../routes.ts';

/** A discarded game keeps the place that its time gives it. */
interface Gone extends GoneSlip {
  readonly updated: number;
}

function Boxes() {
  const fetching = useSignal<GameId | null>(null);

  const open = async (game: GameId) => {
    fetching.value = game;
    try {
      await Promise.all([loadGame(game), loadNamespace(game)]);
    } catch {
      // The next screen tells what is missing, and offers to try again.
    }
    fetching.value = null;
    go({ screen: 'new', game });
  };

  return (
    <section class="boxes-main" aria-labelledby="games">
      <h2 class="visually-hidden" id="games">
        {t.value('shell:home.games')}
      </h2>
      <ul class="boxes">
        {gameIds.map((game) => (
          <Box
            key={game}
            game={game}
            href={isPlayable(game) ? hrefOf({ screen: 'new', game }) : null}
            fetching={fetching.value === game}
            onOpen={(event) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey) return;
              event.preventDefault();
              void open(game);
            }}
          />
        ))}
      </ul>
    </section>
  );
}

/** Until it is known what lies on the table: room for as many slips as last time, where there were any. */
function Reserve() {
  return (
    <div class="reserve">
      <p class="label">{t.value('shell:home.onTable')}</p>
      <div />
    </div>
  );
}

/** The unfinished games, or the first throw: it stays the one of the first paint when no game is found. */
function OnTable() {
  useEffect(watchUnfinished, []);
  const gone = useSignal<readonly Gone[]>([]);
  const matches = unfinished.value ?? [];

  const onDiscard = async (match: UnfinishedMatch) => {
    const title = slipTitle(match);
    try {
      const discarded = await discard(match.id);
      if (discarded === null) return toast(t.value('shell:slip.gone'));
      gone.value = [...gone.value, { title, discarded, updated: match.updated ?? 0 }];
      announce(t.value('shell:slip.discarded', { title }));
    } catch {
      toast(t.value('shell:slip.discardFailed'));
    }
  };
  const onUndo = async (slip: Gone) => {
    await restore(slip.discarded);
    gone.value = gone.value.filter((other) => other !== slip);
  };
  const onExport = async (id: string) => {
    const text = await exportMatch(id).catch(() => null);
    if (text !== null) saveFile(`kast-${id}.json`, text);
  };

  const lying = [
    ...matches
      .filter(({ id }) => !gone.value.some(({ discarded }) => discarded.id === id))
      .map((match) => ({ updated: match.updated ?? 0, match, slip: null })),
    ...gone.value.map((slip) => ({ updated: slip.updated, match: null, slip })),
  ].sort((one, other) => other.updated - one.updated);
  const newest = matches.find((match) => match.kind === 'match' && !match.elsewhere);
  if (lying.length === 0) {
    return (
      <>
        {unfinished.value === null ? <Reserve /> : null}
        <Hero />
      </>
    );
  }
  return (
    <section class="on-table" aria-labelledby="on-table">
      <h2 class="label" id="on-table">
        {t.value('shell:home.onTable')}
      </h2>
      <ul class="slips">
        {lying.map(({ match, slip }) =>
          match ? (
            <Slip
              key={match.id}
              match={match}
              first={match === newest}
              onResume={() => openMatch(match.id, { takeOver: match.elsewhere })}
              onDiscard={() => void onDiscard(match)}
              onExport={() => void onExport(match.id)}
            />
          ) : (
            <DiscardedSlip
              key={slip.discarded.id}
              gone={slip}
              text={t.value('shell:slip.discarded', { title: `**${slip.title}**` })}
              onUndo={() => void onUndo(slip)}
            />
          ),
        )}
      </ul>
    </section>
  );
}

/** The last games that were played to their end, where there is room for them. */
function LastFinished() {
  const matches = finished.value ?? [];
  const some = matches.length > 0;
  useEffect(() => {
    if (!some) return;
    // The first throw makes room at once, as at the first paint of the next visit.
    document.documentElement.dataset['finished'] = '';
    return () => {
      delete document.documentElement.dataset['finished'];
    };
  }, [some]);
  if (!some) return null;
  return (
    <section class="recent" aria-labelledby="recent">
      <h2 class="label" id="recent">
        {t.value('shell:home.lastFinished')}
      </h2>
      <ul>
        {matches.slice(0, 3).map((match) => (
          <li key={match.id}>
            <FinishedButton match={match} brief />
          </li>
        ))}
      </ul>
      <a class="btn quiet" href={hrefOf({ screen: 'history' })}>
        {t.value('shell:home.allFinished')}
        <Icon name="chevron-right" small />
      </a>
    </section>
  );
}

/** Unfinished games first, then the four boxes. */
export function Home() {
  return (
    <div class="screen home">
      <header class="top">
        <h1 tabIndex={-1}>
          <Wordmark />
        </h1>
        <nav aria-label={t.value('shell:home.tools')}>
          <Install
            draw={(_, start) => (
              <button
                type="button"
                class="tool"
                aria-label={t.value('shell:home.install')}
                title={t.value('shell:home.install')}
                onClick={start}
              >
                <Icon name="monitor-down" />
              </button>
            )}
          />
          <ToolLink
            icon="history"
            href={hrefOf({ screen: 'history' })}
            name={t.value('shell:home.history')}
          />
          <ToolLink
            icon="book-open"
            href={hrefOf({ screen: 'rules', game: 'tallspor', page: 0 })}
            name={t.value('shell:home.rules')}
          />
          <ToolLink
            icon="settings-2"
            href={hrefOf({ screen: 'settings' })}
            name={t.value('shell:home.settings')}
          />
        </nav>
      </header>
      <main>
        <div class="table-side">
          <div class="bars">
            <UpdateBar />
            <UnsavedBar />
          </div>
          <OnTable />
          <LastFinished />
        </div>
        <Boxes />
      </main>
    </div>
  );
}
