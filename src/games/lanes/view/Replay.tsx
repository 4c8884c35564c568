import { useSignal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { useId } from 'preact/hooks';
import type { Seat } from '../../../engine/game.ts';
import { t } from '../../../i18n/index.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { type Moment, type Round, roundsOf } from '../derived.ts';
import type { LanesState } from '../state.ts';
import type { TableModel } from './model.ts';
import { type Said, saidOf } from './said.ts';

/** The moments worth stopping at: every throw as it lies, and every choice as it is shown. */
const stops = (moments: readonly Moment[]): number[] =>
  moments.flatMap(({ after }, index) => (after.step === 'landing' ? [] : [index]));

/** A moment of a game. */
interface ReplayedMoment {
  readonly model: TableModel;
  readonly state: LanesState;
  /** The throws so far. */
  readonly rounds: readonly Round[];
}

/** What a game draws of a moment its own way. */
export interface ReplayParts {
  readonly Dice: FunctionComponent<ReplayedMoment>;
  readonly Line: FunctionComponent<{ readonly said: Said }>;
  readonly Card: FunctionComponent<ReplayedMoment & { readonly seat: Seat }>;
}

interface ReplayProps {
  readonly model: TableModel;
  readonly parts: ReplayParts;
  onClose(): void;
}

/** A finished game again, step by step: dice, the line, and a seat's card as they were. */
export function Replay({ model, parts, onClose }: ReplayProps) {
  const { table, variant } = model;
  const { words: ns, seatName } = variant;
  const id = useId();
  const at = useSignal(0);
  const seat = useSignal(model.seat.peek());
  const moments = model.moments.value;
  const steps = stops(moments);
  const count = steps.length;
  const upTo = moments.slice(0, (steps[at.value - 1] ?? -1) + 1);
  const state = upTo.at(-1)?.after ?? moments[0]?.before ?? model.view.value.state;
  const rounds = roundsOf(upTo);
  const said = saidOf({ variant, table, state, rounds, log: upTo.map(({ entry }) => entry) });
  const go = (step: number) => {
    at.value = Math.min(count, Math.max(0, step));
  };
  const where =
    state.throws > 0
      ? t.value(`${ns}:replay.throw`, { number: state.throws })
      : t.value(`${ns}:replay.start`);

  return (
    <Dialog labelledBy={id} game={variant.game.id} class="dialog ln-dialog ln-replay" onClose={onClose}>
      {(close) => (
        <>
          <header>
            <h2 id={id}>{t.value(`${ns}:replay.title`)}</h2>
            <p class="ln-where">{where}</p>
            <button type="button" class="tool" aria-label={t.value(`${ns}:replay.close`)} onClick={close}>
              <Icon name="x" />
            </button>
          </header>
          <parts.Dice model={model} state={state} rounds={rounds} />
          <div aria-live="polite">
            <parts.Line said={said} />
          </div>
          {table.seats.length > 1 && (
            <div class="ln-whose" role="group" aria-label={t.value(`${ns}:replay.whose`)}>
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
          <parts.Card model={model} state={state} rounds={rounds} seat={seat.value} />
          <div class="ln-stepper">
            <button
              type="button"
              class="btn"
              aria-label={t.value(`${ns}:replay.previous`)}
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
              aria-label={t.value(`${ns}:replay.slider`)}
              aria-valuetext={t.value(`${ns}:replay.step`, { step: at.value, steps: count })}
              onInput={(event) => go(Number(event.currentTarget.value))}
            />
            <button
              type="button"
              class="btn"
              autofocus
              aria-label={t.value(`${ns}:replay.next`)}
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
