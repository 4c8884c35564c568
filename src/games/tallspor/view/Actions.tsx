import type { ComponentChildren } from 'preact';
import { formatList } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { skippedBy } from '../../lanes/crossing.ts';
import type { Prospect } from '../../lanes/derived.ts';
import { tallsporRuleset } from '../rules.ts';
import { DiceSign, LaneGlyph, Star } from './glyphs.tsx';
import type { TableModel } from './model.ts';
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

function Quiet({ children }: { readonly children: ComponentChildren }) {
  return (
    <button type="button" class="ts-btn ts-main is-off" aria-disabled="true" data-main>
      <span class="ts-lab">
        <span class="ts-tx">{children}</span>
      </span>
    </button>
  );
}

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

function Settle({ model, prospect }: { readonly model: TableModel; readonly prospect: Prospect }) {
  return (
    <button
      type="button"
      class="ts-btn ts-main has-lane"
      data-lane={prospect.lane + 1}
      data-main
      onClick={() => void model.send(prospect.action)}
    >
      <span class="ts-swatch">
        <LaneGlyph lane={prospect.lane} />
      </span>
      <span class="ts-lab">
        <span class="ts-tx">
          {t.value('tallspor:act.cross', { value: prospect.value, lane: laneName(prospect.lane) })}
        </span>
      </span>
      <small>
        {t.value('tallspor:act.gain', { points: prospect.points })} · {lostWords(model, prospect)}
      </small>
      <span class="ts-key" aria-hidden="true">
        ↵
      </span>
    </button>
  );
}

/** The right place: always what moves the game on, or what it waits for. */
function Main({ model, onResult }: ActionsProps) {
  const asked = model.asked.value;
  if (model.over.value) {
    return (
      <button type="button" class="ts-btn ts-main" data-main onClick={onResult}>
        <span class="ts-lab">
          <span class="ts-tx">{t.value('tallspor:act.result')}</span>
        </span>
        <span class="ts-key" aria-hidden="true">
          ↵
        </span>
      </button>
    );
  }
  if (asked === 'throw') {
    const dice = 2 + model.view.value.state.closed.filter((closed) => !closed).length;
    return (
      <button
        type="button"
        class="ts-btn ts-main"
        data-main
        onClick={() => void model.send({ type: 'throw' })}
      >
        <span class="ts-lab">
          <DiceSign />
          <span class="ts-tx">{t.value('tallspor:act.throw')}</span>
        </span>
        <small>{t.value('tallspor:act.throwDice', { dice })}</small>
        <span class="ts-key" aria-hidden="true">
          {t.value('tallspor:keys.throwKey')}
        </span>
      </button>
    );
  }
  if (asked === null) return <Quiet>{waitText(model)}</Quiet>;
  const picked = model.picked.value;
  if (picked) return <Settle model={model} prospect={picked} />;
  return (
    <Quiet>
      {model.prospects.value.length > 0 ? t.value('tallspor:act.choose') : t.value('tallspor:act.nothing')}
    </Quiet>
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
    <div class="ts-actions" role="group" aria-label={t.value('tallspor:act.name')}>
      <Aside model={model} />
      <Main model={model} onResult={onResult} />
    </div>
  );
}
