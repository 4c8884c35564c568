import { useComputed, useSignal } from '@preact/signals';
import type { GameId } from '../../engine/game.ts';
import type { GameModule } from '../../games/module.ts';
import { t } from '../../i18n/index.ts';
import { settings } from '../../storage/settings.ts';
import { toast } from '../../ui/toast.ts';
import { replace } from '../routes.ts';
import { type Draft, draftOf, seatsOf, setupOf, startOf } from '../setup.ts';
import { CompanyTiles } from './CompanyTiles.tsx';
import { SeatsForm } from './SeatsForm.tsx';
import { StartChoice } from './StartChoice.tsx';

/** New game's form: who plays and who starts, filled in as last time. */
export function NewGameForm({ game, module }: { readonly game: GameId; readonly module: GameModule }) {
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
