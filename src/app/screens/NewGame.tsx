import { useComputed, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { GameId } from '../../engine/game.ts';
import type { GameModule } from '../../games/module.ts';
import { t } from '../../i18n/index.ts';
import { settings } from '../../storage/settings.ts';
import { toast } from '../../ui/toast.ts';
import { UnsavedBar } from '../components/Bars.tsx';
import { Lid, LidTitle } from '../components/Box.tsx';
import { CompanyTiles } from '../components/CompanyTiles.tsx';
import { Message, Waiting } from '../components/Message.tsx';
import { SeatsForm } from '../components/SeatsForm.tsx';
import { StartChoice } from '../components/StartChoice.tsx';
import { SubBar, ToolLink } from '../components/TopBar.tsx';
import { hrefOf, replace } from '../routes.ts';
import { type Draft, draftOf, seatsOf, setupOf, startOf } from '../setup.ts';
import { useGame } from '../useGame.ts';

function Form({ game, module }: { readonly game: GameId; readonly module: GameModule }) {
  const last = settings.lastSetup.value[game];
  const draft = useSignal(draftOf(last, module.rules, module.bots));
  const starting = useSignal(false);
  const touched = useSignal(false);
  const seats = useComputed(() =>
    seatsOf(draft.value, module.bots, (seat) => t.value('shell:newGame.person', { number: seat + 1 })),
  );
  const onDraft = (next: Draft) => {
    draft.value = next;
    touched.value = true;
  };

  const start = async () => {
    if (starting.value) return;
    starting.value = true;
    settings.lastSetup.value = { ...settings.lastSetup.value, [game]: setupOf(draft.value, seats.value) };
    try {
      const { createMatch } = await import('../../table/start.ts');
      await createMatch({ game, options: { start: startOf(draft.value, seats.value) }, seats: seats.value });
      replace({ screen: 'play' });
    } catch {
      starting.value = false;
      toast(t.value('shell:error.startFailed'));
    }
  };

  return (
    <form
      class="new-form"
      onSubmit={(event) => {
        event.preventDefault();
        void start();
      }}
    >
      <main>
        <section>
          <h2 class="label" id="who">
            {t.value('shell:newGame.who')}
          </h2>
          <CompanyTiles
            game={game}
            module={module}
            draft={draft.value}
            onChoose={(company) => onDraft({ ...draft.value, company })}
          />
        </section>
        <SeatsForm game={game} module={module} draft={draft.value} seats={seats.value} onDraft={onDraft} />
        <StartChoice seats={seats.value} draft={draft.value} onDraft={onDraft} />
      </main>
      <footer class="act">
        {last && !touched.value ? <p class="note">{t.value('shell:newGame.asLast')}</p> : null}
        <button type="submit" class="btn primary big" aria-busy={starting.value}>
          {starting.value ? <span class="pips" /> : null}
          {t.value(starting.value ? 'shell:newGame.starting' : 'shell:newGame.start')}
        </button>
      </footer>
    </form>
  );
}

/** Opponents, names and who starts; filled in as last time, so that two taps from home start a game. */
export function NewGame({ game }: { readonly game: GameId }) {
  const fetched = useGame(game);
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
      {fetched.kind === 'ready' ? <Form game={game} module={fetched.module} /> : null}
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
