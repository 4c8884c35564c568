import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import type { GameId } from '../../engine/game.ts';
import type { GameModule } from '../../games/module.ts';
import { t } from '../../i18n/index.ts';
import { UnsavedBar } from '../components/Bars.tsx';
import { Lid, LidTitle } from '../components/Box.tsx';
import { Message, Waiting } from '../components/Message.tsx';
import { SubBar, ToolLink } from '../components/TopBar.tsx';
import { hrefOf } from '../routes.ts';
import { useGame } from '../useGame.ts';

let Form: FunctionComponent<{ readonly game: GameId; readonly module: GameModule }> | null = null;

/** The form comes with the game: home does without it. */
const loadForm = async (): Promise<void> => {
  Form ??= (await import('../components/NewGameForm.tsx')).NewGameForm;
};

/** Opponents, names and who starts; filled in as last time, so that two taps from home start a game. */
export function NewGame({ game }: { readonly game: GameId }) {
  const fetched = useGame(game, loadForm);
  const name = t.value(`shell:game.${game}.name`);
  // The table's code comes while the form is looked at.
  useEffect(() => void import('../../table/start.ts').catch(() => {}), []);
  return (
    <div class="screen form new-game" data-game={game}>
      <SubBar
        tools={
          <ToolLink
            icon="book-open"
            href={hrefOf({ screen: 'rules', game, page: 0 })}
            name={t.value('shell:rules.title', { game: name })}
          />
        }
      >
        <LidTitle game={game} />
        <span class="visually-hidden">{t.value('shell:newGame.title', { game: name })}</span>
      </SubBar>
      <div class="lid-aside" aria-hidden="true">
        <Lid game={game} bare />
        <span class="side">{t.value(`shell:game.${game}.line`)}</span>
      </div>
      <UnsavedBar />
      {fetched.kind === 'loading' ? <Waiting text={t.value('shell:home.fetching', { game: name })} /> : null}
      {fetched.kind === 'ready' && Form ? <Form game={game} module={fetched.module} /> : null}
      {fetched.kind === 'failed' ? (
        <Message title={t.value('shell:play.failed')} text={t.value('shell:play.failedNote')}>
          <button type="button" class="btn primary" onClick={fetched.retry}>
            {t.value('shell:play.again')}
          </button>
        </Message>
      ) : null}
    </div>
  );
}
