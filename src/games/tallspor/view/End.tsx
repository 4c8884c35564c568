import { useEffect, useRef } from 'preact/hooks';
import type { Seat } from '../../../engine/game.ts';
import { formatList, formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { closersOf } from '../../lanes/lane-view.ts';
import { crossCount, lanePoints, missPoints } from '../../lanes/scoring.ts';
import { tallsporRuleset } from '../rules.ts';
import { Lock } from './glyphs.tsx';
import type { TableModel } from './model.ts';
import { laneName, pointsText, seatName } from './names.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { ScoreChart } from './ScoreChart.tsx';
import { Patch } from './Seats.tsx';
import { share } from './share.ts';

interface EndProps {
  readonly model: TableModel;
  /** Back to the table as it ended. */
  onClose(): void;
  onPlayAgain(): void;
  onLeave(): void;
  onReplay(): void;
  onDice(): void;
}

function SeatRows({
  model,
  seat,
  place,
  score,
}: {
  model: TableModel;
  seat: Seat;
  place: number;
  score: number;
}) {
  const { table } = model;
  const { state } = model.view.value;
  const misses = state.misses[seat] ?? 0;
  return (
    <tbody>
      <tr class="ts-end-who">
        <th colSpan={6} scope="rowgroup">
          <span class="ts-end-name">
            {table.seats.length > 1 && <i>{place}</i>}
            <Patch table={table} seat={seat} />
            {seatName(table, seat)}
            {table.seats[seat]?.kind === 'bot' && <small>{t.value('tallspor:end.bot')}</small>}
          </span>
        </th>
      </tr>
      <tr>
        {(state.cards[seat] ?? []).map((lane, index) => (
          <td key={tallsporRuleset.lanes[index]?.id} class="ts-cloth" data-lane={index + 1}>
            <b>{lanePoints(lane)}</b>
            <small>
              {t.value('tallspor:end.crossesCell', { count: crossCount(lane) })}
              {lane.mark && (
                <>
                  <Lock look="shut" />
                  <span class="visually-hidden">{t.value('tallspor:end.withLock')}</span>
                </>
              )}
            </small>
          </td>
        ))}
        <td class="ts-end-miss">
          <b>{formatNumber(-misses * missPoints)}</b>
          {misses > 0 && <small>{t.value('tallspor:misses', { count: misses })}</small>}
        </td>
        <td class="ts-end-sum">
          <b>{formatNumber(score)}</b>
        </td>
      </tr>
    </tbody>
  );
}

function Breakdown({ model, outcome }: { readonly model: TableModel; readonly outcome: Outcome }) {
  return (
    <table class="ts-breakdown">
      <caption class="visually-hidden">{t.value('tallspor:end.breakdown')}</caption>
      <thead>
        <tr>
          {tallsporRuleset.lanes.map((lane, index) => (
            <th key={lane.id} scope="col" data-lane={index + 1}>
              {laneName(index)}
            </th>
          ))}
          <th scope="col">{t.value('tallspor:end.misses')}</th>
          <th scope="col">{t.value('tallspor:end.sum')}</th>
        </tr>
      </thead>
      {outcome.places.map((place) => (
        <SeatRows key={place.seat} model={model} {...place} />
      ))}
    </table>
  );
}

function Decided({ model, outcome }: { readonly model: TableModel; readonly outcome: Outcome }) {
  const { table } = model;
  const { state } = model.view.value;
  const { series, lastLock, places } = outcome;
  const main = table.people.length === 1 ? (table.people[0] ?? 0) : (places[0]?.seat ?? 0);
  const closers = lastLock === null ? [] : closersOf(state, lastLock);
  const own = closers.includes(main);
  return (
    <section class="ts-decided" aria-labelledby="ts-decided">
      <h2 id="ts-decided">{t.value('tallspor:end.decided')}</h2>
      <ScoreChart
        lines={places.map(({ seat }) => ({
          seat,
          name: seatName(table, seat),
          scores: series.map((scores) => scores[seat] ?? 0),
          main: seat === main,
        }))}
        lock={
          lastLock === null
            ? null
            : { lane: lastLock, own, by: own ? '' : formatList(closers.map((seat) => seatName(table, seat))) }
        }
      />
      <p>{outcome.decided}</p>
    </section>
  );
}

/** The result: who won and by how much, the account, what decided it, and what to do next. */
export function End({ model, onClose, onPlayAgain, onLeave, onReplay, onDice }: EndProps) {
  const outcome = outcomeOf(model);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const [first, second] = outcome.places;
  const alone = model.table.seats.length === 1;
  const figures = first && !alone && (
    <p class="ts-figures">
      <span class="visually-hidden">
        {outcome.places.map(({ seat, score }) => `${seatName(model.table, seat)}: ${pointsText(score)}. `)}
      </span>
      <b aria-hidden="true">{formatNumber(first.score)}</b>
      {second && outcome.places.length === 2 && <span aria-hidden="true">{formatNumber(second.score)}</span>}
    </p>
  );
  return (
    <main class={`ts-end${outcome.places.length > 2 ? ' is-many' : ''}`}>
      <header class="ts-end-bar">
        <button type="button" class="tool" aria-label={t.value('tallspor:bar.home')} onClick={onLeave}>
          <Icon name="x" />
        </button>
        <p>{t.value('tallspor:end.where', { count: model.view.value.state.throws })}</p>
        <button type="button" class="btn quiet small" onClick={onClose}>
          {t.value('tallspor:end.table')}
        </button>
      </header>
      <section class="ts-verdict">
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {outcome.verdict}
          </h1>
          <p>{outcome.note}</p>
        </div>
        {figures}
      </section>
      <Breakdown model={model} outcome={outcome} />
      <Decided model={model} outcome={outcome} />
      <footer class="ts-end-act">
        <button type="button" class="btn primary big" onClick={onPlayAgain}>
          <Icon name="rotate-cw" />
          {t.value('tallspor:end.again')}
        </button>
        <div class="ts-three">
          <button type="button" class="btn" onClick={() => void share(model)}>
            <Icon name="share-2" small />
            {t.value('tallspor:end.share')}
          </button>
          <button type="button" class="btn" onClick={onReplay}>
            <Icon name="rotate-cw" small />
            {t.value('tallspor:end.replay')}
          </button>
          <button type="button" class="btn" onClick={onDice}>
            <Icon name="shield-check" small />
            {t.value('tallspor:end.dice')}
          </button>
        </div>
      </footer>
    </main>
  );
}
