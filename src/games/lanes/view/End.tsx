import { useEffect, useRef } from 'preact/hooks';
import type { Seat } from '../../../engine/game.ts';
import { formatList, formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { closersOf } from '../lane-view.ts';
import { crossCount, lanePoints, missPoints } from '../scoring.ts';
import type { TableModel } from './model.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { type EndSigns, ScoreChart } from './ScoreChart.tsx';
import { share } from './share.ts';

interface EndProps {
  readonly model: TableModel;
  readonly signs: EndSigns;
  /** Back to the table as it ended. */
  onClose(): void;
  onPlayAgain(): void;
  onLeave(): void;
  onReplay(): void;
  onDice(): void;
}

interface PartProps {
  readonly model: TableModel;
  readonly signs: EndSigns;
}

function SeatRows(
  props: PartProps & { readonly seat: Seat; readonly place: number; readonly score: number },
) {
  const { model, signs, seat, place, score } = props;
  const { table } = model;
  const { ruleset, words: ns, seatName } = model.variant;
  const { state } = model.view.value;
  const misses = state.misses[seat] ?? 0;
  return (
    <tbody>
      <tr class="ln-end-who">
        <th colSpan={6} scope="rowgroup">
          <span class="ln-end-name">
            {table.seats.length > 1 && <i>{place}</i>}
            <signs.Seat table={table} seat={seat} />
            {seatName(table, seat)}
            {table.seats[seat]?.kind === 'bot' && <small>{t.value(`${ns}:end.bot`)}</small>}
          </span>
        </th>
      </tr>
      <tr>
        {(state.cards[seat] ?? []).map((lane, index) => (
          <td key={ruleset.lanes[index]?.id} class="ln-cloth" data-lane={index + 1}>
            <b>{lanePoints(lane)}</b>
            <small>
              {t.value(`${ns}:end.crossesCell`, { count: crossCount(lane) })}
              {lane.mark && (
                <>
                  <signs.Lock />
                  <span class="visually-hidden">{t.value(`${ns}:end.withLock`)}</span>
                </>
              )}
            </small>
          </td>
        ))}
        <td class="ln-end-miss">
          <b>{formatNumber(-misses * missPoints)}</b>
          {misses > 0 && <small>{t.value(`${ns}:end.missesCell`, { count: misses })}</small>}
        </td>
        <td class="ln-end-sum">
          <b>{formatNumber(score)}</b>
        </td>
      </tr>
    </tbody>
  );
}

function Breakdown({ model, signs, outcome }: PartProps & { readonly outcome: Outcome }) {
  const { ruleset, words: ns, laneName } = model.variant;
  return (
    <table class="ln-breakdown">
      <caption class="visually-hidden">{t.value(`${ns}:end.breakdown`)}</caption>
      <thead>
        <tr>
          {ruleset.lanes.map((lane, index) => (
            <th key={lane.id} scope="col" data-lane={index + 1}>
              {laneName(index)}
            </th>
          ))}
          <th scope="col">{t.value(`${ns}:end.misses`)}</th>
          <th scope="col">{t.value(`${ns}:end.sum`)}</th>
        </tr>
      </thead>
      {outcome.places.map((place) => (
        <SeatRows key={place.seat} model={model} signs={signs} {...place} />
      ))}
    </table>
  );
}

function Decided({ model, signs, outcome }: PartProps & { readonly outcome: Outcome }) {
  const { table } = model;
  const { words: ns, seatName } = model.variant;
  const { state } = model.view.value;
  const { series, lastLock, places } = outcome;
  const main = table.people.length === 1 ? (table.people[0] ?? 0) : (places[0]?.seat ?? 0);
  const closers = lastLock === null ? [] : closersOf(state, lastLock);
  const own = closers.includes(main);
  return (
    <section class="ln-decided" aria-labelledby="ln-decided">
      <h2 id="ln-decided">{t.value(`${ns}:end.decided`)}</h2>
      <ScoreChart
        words={ns}
        signs={signs}
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
export function End({ model, signs, onClose, onPlayAgain, onLeave, onReplay, onDice }: EndProps) {
  const { words: ns, seatName, pointsText } = model.variant;
  const outcome = outcomeOf(model);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const [first, second] = outcome.places;
  const alone = model.table.seats.length === 1;
  const figures = first && !alone && (
    <p class="ln-figures">
      <span class="visually-hidden">
        {outcome.places.map(({ seat, score }) => `${seatName(model.table, seat)}: ${pointsText(score)}. `)}
      </span>
      <b aria-hidden="true">{formatNumber(first.score)}</b>
      {second && outcome.places.length === 2 && <span aria-hidden="true">{formatNumber(second.score)}</span>}
    </p>
  );
  return (
    <main class={`ln-end${outcome.places.length > 2 ? ' is-many' : ''}`}>
      <header class="ln-end-bar">
        <button type="button" class="tool" aria-label={t.value(`${ns}:bar.home`)} onClick={onLeave}>
          <Icon name="x" />
        </button>
        <p>{t.value(`${ns}:end.where`, { count: model.view.value.state.throws })}</p>
        <button type="button" class="btn quiet small" onClick={onClose}>
          {t.value(`${ns}:end.table`)}
        </button>
      </header>
      <section class="ln-verdict">
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {outcome.verdict}
          </h1>
          <p>{outcome.note}</p>
        </div>
        {figures}
      </section>
      <Breakdown model={model} signs={signs} outcome={outcome} />
      <Decided model={model} signs={signs} outcome={outcome} />
      <footer class="ln-end-act">
        <button type="button" class="btn primary big" onClick={onPlayAgain}>
          <Icon name="rotate-cw" />
          {t.value(`${ns}:end.again`)}
        </button>
        <div class="ln-three">
          <button type="button" class="btn" onClick={() => void share(model)}>
            <Icon name="share-2" small />
            {t.value(`${ns}:end.share`)}
          </button>
          <button type="button" class="btn" onClick={onReplay}>
            <Icon name="rotate-cw" small />
            {t.value(`${ns}:end.replay`)}
          </button>
          <button type="button" class="btn" onClick={onDice}>
            <Icon name="shield-check" small />
            {t.value(`${ns}:end.dice`)}
          </button>
        </div>
      </footer>
    </main>
  );
}
