import { formatList } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { skippedBy } from '../../lanes/crossing.ts';
import type { Prospect } from '../../lanes/derived.ts';
import type { TableModel } from '../../lanes/view/model.ts';
import { tallsporRuleset } from '../rules.ts';
import { DiceSign, LaneGlyph, Star } from './glyphs.tsx';
import { laneName, seatName } from './names.ts';

interface ActionsProps {
  readonly model: TableModel;
  onResult(): void;
}

const lostWords = (model: TableModel, prospect: Prospect): string => {
  if (prospect.locks) return t.value('tallspor:act.locks', { lane: laneName(prospect.lane) });
  const lane = tallsporRuleset.lanes[prospect.lane];
  const marks = model.view.value.state.cards[model.seat.value]?.[prospect.lane];
  const lost = lane && marks ? skippedBy(lane, marks, prospect.value) : [];
  if (lost.length === 0) return t.value('tallspor:act.losesNone');
  return lost.length > 2
    ? t.value('tallspor:act.losesMany', { count: lost.length })
    : t.value('tallspor:act.loses', { numbers: formatList(lost.map(String)) });
};

function waitText(model: TableModel): string {
  const { state, waitingFor } = model.view.value;
  const name = seatName(model.table, state.roller);
  if (waitingFor.length === 0 || waitingFor.includes(model.seat.value)) return t.value('tallspor:act.moment');
  if (state.step === 'throw') return t.value('tallspor:act.waitThrow', { name });
  if (state.step === 'colour') return t.value('tallspor:act.waitColour', { name });
  const names = waitingFor.map((seat) => seatName(model.table, seat));
  return names.length > 2
    ? t.value('tallspor:act.waitMany', { count: names.length })
    : t.value('tallspor:act.wait', { names: formatList(names) });
}

/** What the right place says and does. */
interface Deed {
  /** What a tap does; null while there is nothing to do but to wait or to choose. */
  readonly run: (() => void) | null;
  /** Of the number that a tap crosses, from 0. */
  readonly lane?: number;
  readonly throws?: boolean;
  readonly text: string;
  readonly note?: string;
  readonly key?: string;
}

function deedOf(model: TableModel, onResult: () => void): Deed {
  const asked = model.asked.value;
  if (model.over.value) return { run: onResult, text: t.value('tallspor:act.result'), key: '↵' };
  if (asked === null) return { run: null, text: waitText(model) };
  if (asked === 'throw') {
    const dice = 2 + model.view.value.state.closed.filter((closed) => !closed).length;
    return {
      run: () => void model.send({ type: 'throw' }),
      throws: true,
      text: t.value('tallspor:act.throw'),
      note: t.value('tallspor:act.throwDice', { dice }),
      key: t.value('tallspor:keys.throwKey'),
    };
  }
  const picked = model.picked.value;
  if (picked) {
    return {
      run: () => void model.send(picked.action),
      lane: picked.lane,
      text: t.value('tallspor:act.cross', { value: picked.value, lane: laneName(picked.lane) }),
      note: `${t.value('tallspor:act.gain', { points: picked.points })} · ${lostWords(model, picked)}`,
      key: '↵',
    };
  }
  const some = model.prospects.value.length > 0;
  return { run: null, text: t.value(some ? 'tallspor:act.choose' : 'tallspor:act.nothing') };
}

/**
 * The right place: always what moves the game on, or what it waits for. One button all the time, so that the focus
 * stays on it, and nothing has to be laid out twice because the button that had it went.
 */
function Main({ model, onResult }: ActionsProps) {
  const { run, lane, throws, text, note, key } = deedOf(model, onResult);
  const look = run === null ? ' is-off' : lane === undefined ? '' : ' has-lane';
  return (
    <button
      type="button"
      class={`ts-btn ts-main${look}`}
      data-lane={lane === undefined ? undefined : lane + 1}
      data-main
      aria-disabled={run === null ? 'true' : undefined}
      onClick={() => run?.()}
    >
      {lane !== undefined && (
        <span class="ts-swatch">
          <LaneGlyph lane={lane} />
        </span>
      )}
      <span class="ts-lab">
        {throws && <DiceSign />}
        <span class="ts-tx">{text}</span>
      </span>
      {note && <small>{note}</small>}
      {key && (
        <span class="ts-key" aria-hidden="true">
          {key}
        </span>
      )}
    </button>
  );
}

function SealedChoice({ sealed }: { readonly sealed: Prospect | 'pass' }) {
  return (
    <p class="ts-mine" data-lane={sealed === 'pass' ? undefined : sealed.lane + 1}>
      <span class="ts-swatch">
        <Star />
      </span>
      <span class="ts-lab">
        <span class="ts-tx">
          {sealed === 'pass'
            ? t.value('tallspor:act.pass')
            : t.value('tallspor:log.entry', { lane: laneName(sealed.lane), value: sealed.value })}
        </span>
      </span>
      <small>{t.value('tallspor:act.sealed')}</small>
    </p>
  );
}

/** The left place: pass with its price, undo, or one's own sealed choice. */
function Aside({ model }: { readonly model: TableModel }) {
  const asked = model.asked.value;
  const sealed = model.sealed.value;
  if (sealed) return <SealedChoice sealed={sealed} />;
  const passes = asked === 'white' || asked === 'colour';
  if (!passes && model.table.canUndo.value) {
    return (
      <button type="button" class="ts-btn ts-pass" data-undo onClick={() => void model.table.undo()}>
        <span class="ts-lab">
          <span class="ts-tx">{t.value('tallspor:act.undo')}</span>
        </span>
        <span class="ts-key" aria-hidden="true">
          U
        </span>
      </button>
    );
  }
  if (!passes) {
    return (
      <button type="button" class="ts-btn ts-pass is-off" disabled>
        <span class="ts-lab">
          <span class="ts-tx">{t.value('tallspor:act.pass')}</span>
        </span>
      </button>
    );
  }
  const costs = model.passMisses.value;
  const count = (model.view.value.state.misses[model.seat.value] ?? 0) + 1;
  return (
    <button
      type="button"
      class="ts-btn ts-pass"
      data-pass
      aria-label={costs ? t.value('tallspor:act.passLabel', { count }) : undefined}
      onClick={() => void model.send({ type: 'pass' })}
    >
      <span class="ts-lab">
        <span class="ts-tx">
          {t.value('tallspor:act.pass')} {costs && <em>{t.value('tallspor:act.passCost')}</em>}
        </span>
      </span>
      {costs && <small>{t.value('tallspor:act.passMiss', { count })}</small>}
      <span class="ts-key" aria-hidden="true">
        P
      </span>
    </button>
  );
}

/** The two places at the thumb. */
export function Actions({ model, onResult }: ActionsProps) {
  return (
    <div class="ts-actions" data-play role="group" aria-label={t.value('tallspor:act.name')}>
      <Aside model={model} />
      <Main model={model} onResult={onResult} />
    </div>
  );
}
