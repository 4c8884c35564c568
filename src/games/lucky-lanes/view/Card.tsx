import { useState } from 'preact/hooks';
import type { Seat } from '../../../engine/game.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { t, words } from '../../../i18n/index.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import type { Cross } from '../../lanes/derived.ts';
import { laneView, noHints } from '../../lanes/lane-view.ts';
import { missPoints } from '../../lanes/scoring.ts';
import type { LanesState } from '../../lanes/state.ts';
import { freshCrosses, type LanesTable, type TableModel } from '../../lanes/view/model.ts';
import { luckyLanesRuleset } from '../rules.ts';
import { Boards } from './Boards.tsx';
import { Car } from './Car.tsx';
import { carsOf, raceNumbers } from './drivers.ts';
import { Sign } from './glyphs.tsx';
import { isYou, laneName, placeText, seatName, variant } from './names.ts';
import { closedBy, Lane, Road } from './Track.tsx';

const cardLabel = (table: Pick<LanesTable, 'people' | 'seats'>, seat: Seat): string =>
  isYou(table, seat)
    ? t.value('lucky-lanes:sheet.own')
    : t.value('lucky-lanes:sheet.of', { name: seatName(table, seat) });

interface CardProps {
  readonly table: Pick<LanesTable, 'people' | 'seats'>;
  readonly state: LanesState;
  readonly seat: Seat;
  readonly fresh: readonly Cross[];
}

const lanesOf = ({ state, seat, fresh }: Omit<CardProps, 'table'>) =>
  luckyLanesRuleset.lanes.map((lane, index) => laneView(lane, index, state, seat, { ...noHints, fresh }));

/** A driver's lanes to look at, as a state has them. */
export function StillTrack({ table, state, seat, fresh }: CardProps) {
  const car = carsOf(table.seats)[seat] ?? 0;
  return (
    <Road label={cardLabel(table, seat)} still>
      {lanesOf({ state, seat, fresh }).map((lane) => (
        <Lane key={lane.id} lane={lane} car={car} by={closedBy(table, lane)} />
      ))}
    </Road>
  );
}

/** The lanes' points, less the spin-outs, and the sum. */
function Account({ state, seat }: { readonly state: LanesState; readonly seat: Seat }) {
  const lanes = lanesOf({ state, seat, fresh: [] });
  const cost = (state.misses[seat] ?? 0) * missPoints;
  return (
    <dl class="ll-account">
      {lanes.map((lane) => (
        <div key={lane.id} data-lane={lane.index + 1}>
          <dt>
            <Sign lane={lane.index} />
            <span class="visually-hidden">{laneName(lane.index)}</span>
          </dt>
          <dd>{lane.points}</dd>
        </div>
      ))}
      <div>
        <dt>{t.value('lucky-lanes:card.misses')}</dt>
        <dd>{formatNumber(-cost)}</dd>
      </div>
      <div>
        <dt>{t.value('lucky-lanes:card.total')}</dt>
        <dd>{formatNumber(lanes.reduce((sum, { points }) => sum + points, -cost))}</dd>
      </div>
    </dl>
  );
}

function DriverHead({
  model,
  seat,
  id,
}: {
  readonly model: TableModel;
  readonly seat: Seat;
  readonly id: string;
}) {
  const { table } = model;
  const { state } = model.view.value;
  const info = table.seats[seat];
  const car = carsOf(table.seats)[seat] ?? 0;
  const place = placeText(variant.game.ranking(state).find((each) => each.seat === seat)?.place ?? 0);
  const of = { place, seats: table.seats.length };
  return (
    <header>
      <Car car={car} number={raceNumbers[car] ?? 0} />
      <div>
        <h2 id={id}>{seatName(table, seat)}</h2>
        <p>
          {info?.kind === 'bot'
            ? t.value('lucky-lanes:card.level', { level: words('lucky-lanes', `bot.${info.level}`), ...of })
            : t.value('lucky-lanes:card.noLevel', of)}
        </p>
      </div>
      <p class="ll-card-total">
        <b>{formatNumber(model.scores.value[seat] ?? 0)}</b>
        <span>{t.value('lucky-lanes:card.points')}</span>
      </p>
    </header>
  );
}

/**
 * A driver's card over one's own, in the table's own grid: the boards lie where they lay, and a tap on another one
 * shows that driver's.
 */
export function CardDialog(props: { readonly model: TableModel; readonly seat: Seat; onClose(): void }) {
  const { model, onClose } = props;
  const [seat, setSeat] = useState(props.seat);
  const id = 'll-card-name';
  return (
    <Dialog labelledBy={id} game="lucky-lanes" class="ll-card" onClose={onClose}>
      {(close) => (
        <div class={model.table.seats.length > 4 ? 'll-stage is-many' : 'll-stage'}>
          <div class="ll-side">
            <Boards model={model} open={seat} onOpen={setSeat} />
          </div>
          <div class="ll-sheet">
            <DriverHead model={model} seat={seat} id={id} />
            <StillTrack
              table={model.table}
              state={model.view.value.state}
              seat={seat}
              fresh={freshCrosses(model.rounds.value)}
            />
            <Account state={model.view.value.state} seat={seat} />
            <footer>
              <p>{t.value('lucky-lanes:card.compare')}</p>
              <button type="button" class="ll-btn ll-go" autofocus onClick={close}>
                {t.value('lucky-lanes:card.back')}
              </button>
            </footer>
          </div>
        </div>
      )}
    </Dialog>
  );
}
