import { formatList } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { TableModel } from '../../lanes/view/model.ts';
import { seatName } from './names.ts';

interface ActionsProps {
  readonly model: TableModel;
  onResult(): void;
}

/** What the right place says and does; `run` is null while there is nothing to do there but to read. */
interface Deed {
  readonly run: (() => void) | null;
  readonly text: string;
  readonly note?: string;
}

function waitDeed(model: TableModel): Deed {
  const { state, waitingFor } = model.view.value;
  const name = seatName(model.table, state.roller);
  if (waitingFor.length === 0 || waitingFor.includes(model.seat.value))
    return { run: null, text: t.value('lucky-lanes:act.moment') };
  if (state.step === 'throw') return { run: null, text: t.value('lucky-lanes:act.waitThrow', { name }) };
  if (state.step === 'colour') {
    return {
      run: null,
      text: t.value('lucky-lanes:act.waitColour', { name }),
      note: t.value('lucky-lanes:act.waitColourNote'),
    };
  }
  const names = waitingFor.map((seat) => seatName(model.table, seat));
  const text =
    names.length > 2
      ? t.value('lucky-lanes:act.waitMany', { count: names.length })
      : t.value('lucky-lanes:act.wait', { names: formatList(names) });
  return { run: null, text, note: t.value('lucky-lanes:act.waitNote') };
}

function chooseDeed(model: TableModel): Deed {
  const { state } = model.view.value;
  const some = model.prospects.value.length > 0;
  const later = model.later.value.length > 0;
  if (state.step === 'colour') {
    return some
      ? { run: null, text: t.value('lucky-lanes:act.colour'), note: t.value('lucky-lanes:act.colourNote') }
      : { run: null, text: t.value('lucky-lanes:act.nothing') };
  }
  const sum = state.dice ? state.dice.white[0] + state.dice.white[1] : 0;
  const laterNote = later ? t.value('lucky-lanes:act.laterNote') : null;
  return some
    ? {
        run: null,
        text: t.value('lucky-lanes:act.cross', { sum }),
        note: laterNote ?? t.value('lucky-lanes:act.crossNote'),
      }
    : {
        run: null,
        text: t.value('lucky-lanes:act.nothing'),
        note: laterNote ?? t.value('lucky-lanes:act.nothingNote', { sum }),
      };
}

function deedOf(model: TableModel, onResult: () => void): Deed {
  const asked = model.asked.value;
  if (model.over.value) return { run: onResult, text: t.value('lucky-lanes:act.result') };
  if (asked === 'throw')
    return { run: () => void model.send({ type: 'throw' }), text: t.value('lucky-lanes:act.throw') };
  return asked === null ? waitDeed(model) : chooseDeed(model);
}

/**
 * The right place: what moves the race on, or what it waits for. One button all the time, so that the focus stays on
 * it; as long as there is nothing to do it looks like the words that it is.
 */
function Main({ model, onResult }: ActionsProps) {
  const { run, text, note } = deedOf(model, onResult);
  return (
    <button
      type="button"
      class={run ? 'll-btn ll-go' : 'll-btn ll-prompt'}
      data-main
      aria-disabled={run === null ? 'true' : undefined}
      onClick={() => run?.()}
    >
      <b>{text}</b>
      {note && <span>{note}</span>}
    </button>
  );
}

/** Passing, with its price where there is one. */
function Pass({ model }: { readonly model: TableModel }) {
  const asked = model.asked.value;
  const passes = asked === 'white' || asked === 'colour';
  if (!passes) {
    return (
      <button type="button" class="ll-btn ll-pass" disabled>
        {t.value('lucky-lanes:act.pass')}
      </button>
    );
  }
  const costs = model.passMisses.value;
  const count = (model.view.value.state.misses[model.seat.value] ?? 0) + 1;
  return (
    <button
      type="button"
      class={costs ? 'll-btn ll-pass has-cost' : 'll-btn ll-pass'}
      data-pass
      aria-label={costs ? t.value('lucky-lanes:act.passLabel', { count }) : undefined}
      onClick={() => void model.send({ type: 'pass' })}
    >
      {t.value('lucky-lanes:act.pass')}
      {costs && <b>{t.value('lucky-lanes:act.passCost')}</b>}
    </button>
  );
}

function Undo({ model }: { readonly model: TableModel }) {
  return (
    <button
      type="button"
      class="ll-btn ll-undo"
      data-undo
      aria-label={t.value('lucky-lanes:act.undo')}
      disabled={!model.table.canUndo.value}
      onClick={() => void model.table.undo()}
    >
      <Icon name="undo-2" />
    </button>
  );
}

/** The three places at the thumb, each always in its place. */
export function Actions({ model, onResult }: ActionsProps) {
  return (
    <div class="ll-acts" data-play role="group" aria-label={t.value('lucky-lanes:act.name')}>
      <Undo model={model} />
      <Pass model={model} />
      <Main model={model} onResult={onResult} />
    </div>
  );
}
