import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { t } from '../../../i18n/index.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { type Moment, roundsOf } from '../../lanes/derived.ts';
import { CardSheet } from './Dialogs.tsx';
import { SaidLine } from './Line.tsx';
import { freshCrosses, type TableModel } from './model.ts';
import { seatName } from './names.ts';
import { saidOf } from './said.ts';
import { Tray } from './Tray.tsx';

/** The moments worth stopping at: every throw as it lies, and every choice as it is shown. */
const stops = (moments: readonly Moment[]): number[] =>
  moments.flatMap(({ after }, index) => (after.step === 'landing' ? [] : [index]));

/** A finished game again, step by step: dice, the line, and a seat's card as they were. */
export function Replay({ model, onClose }: { readonly model: TableModel; onClose(): void }) {
  const { table } = model;
  const id = useId();
  const at = useSignal(0);
  const seat = useSignal(model.seat.peek());
  const moments = model.moments.value;
  const steps = stops(moments);
  const count = steps.length;
  const upTo = moments.slice(0, (steps[at.value - 1] ?? -1) + 1);
  const state = upTo.at(-1)?.after ?? moments[0]?.before ?? model.view.value.state;
  const rounds = roundsOf(upTo);
  const said = saidOf({ table, state, rounds, log: upTo.map(({ entry }) => entry) });
  const go = (step: number) => {
    at.value = Math.min(count, Math.max(0, step));
  };
  const where =
    state.throws > 0
      ? t.value('tallspor:replay.throw', { number: state.throws })
      : t.value('tallspor:replay.start');

  return (
    <Dialog labelledBy={id} game="tallspor" class="dialog ts-dialog ts-replay" onClose={onClose}>
      {(close) => (
        <>
          <header>
            <h2 id={id}>{t.value('tallspor:replay.title')}</h2>
            <p class="ts-where">{where}</p>
            <button type="button" class="tool" aria-label={t.value('tallspor:replay.close')} onClick={close}>
              <Icon name="x" />
            </button>
          </header>
          <Tray
            table={table}
            state={state}
            round={rounds.at(-1)}
            waiting={table.seats.length}
            asked={false}
          />
          <div aria-live="polite">
            <SaidLine said={said} />
          </div>
          {table.seats.length > 1 && (
            <div class="ts-whose" role="group" aria-label={t.value('tallspor:replay.whose')}>
              {table.seats.map((_, each) => (
                <button
                  key={each}
                  type="button"
                  aria-pressed={each === seat.value}
                  onClick={() => {
                    seat.value = each;
                  }}
                >
                  {seatName(table, each)}
                </button>
              ))}
            </div>
          )}
          <CardSheet table={table} state={state} seat={seat.value} fresh={freshCrosses(rounds)} />
          <div class="ts-stepper">
            <button
              type="button"
              class="btn"
              aria-label={t.value('tallspor:replay.previous')}
              aria-disabled={at.value === 0}
              onClick={() => go(at.value - 1)}
            >
              <Icon name="chevron-left" />
            </button>
            <input
              type="range"
              min="0"
              max={count}
              value={at.value}
              aria-label={t.value('tallspor:replay.slider')}
              aria-valuetext={t.value('tallspor:replay.step', { step: at.value, steps: count })}
              onInput={(event) => go(Number(event.currentTarget.value))}
            />
            <button
              type="button"
              class="btn"
              autofocus
              aria-label={t.value('tallspor:replay.next')}
              aria-disabled={at.value === count}
              onClick={() => go(at.value + 1)}
            >
              <Icon name="chevron-right" />
            </button>
          </div>
        </>
      )}
    </Dialog>
  );
}
