import type { ComponentChildren } from 'preact';
import { formatList } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import type { Prospect } from '../../lanes/derived.ts';
import type { CellView, LaneView } from '../../lanes/lane-view.ts';
import { crossesToClose } from '../../lanes/ruleset.ts';
import type { LanesTable } from '../../lanes/view/model.ts';
import { Car } from './Car.tsx';
import { Cross, Flag, Padlock, Sign } from './glyphs.tsx';
import { cellText, laneName, laneText, lockText, seatName } from './names.ts';

/** How the tab order knows a number: which one of them takes part in it. */
export const tagKey = (prospect: { lane: number; value: number }): string =>
  `${prospect.lane}:${prospect.value}`;

/** What a tap and the focus on a number that may be crossed do; the same functions as long as the table is open. */
export interface CellHandlers {
  onCross(prospect: Prospect): void;
  onFocus(prospect: Prospect): void;
}

/** How a lane's last number stands before it may be crossed: closed to those with too few crosses, for now or for good. */
type Bar = 'none' | 'needs' | 'beyond';

interface CellProps {
  /** From 0. */
  readonly lane: number;
  readonly cell: CellView;
  /** In the lane, from 0. */
  readonly position: number;
  readonly bar: Bar;
  /** The car that stands here, if one does. */
  readonly car: number | null;
  /** How many numbers it has driven to get here. */
  readonly driven: number;
  readonly handlers: CellHandlers | null;
  readonly inTabOrder: boolean;
}

const classOf = ({ cell, bar, car }: CellProps): string => {
  const later = cell.later ? ' is-later' : '';
  if (cell.sealed) return `ll-cell is-chosen${later}`;
  if (cell.prospect) return `ll-cell is-legal${later}`;
  const front = car === null ? '' : ' is-front';
  const barred = bar === 'none' ? '' : ' is-barred';
  return `ll-cell is-${cell.kind}${front}${cell.fresh ? ' is-fresh' : ''}${barred}${later}`;
};

function CellBody({ cell, bar, car }: CellProps) {
  const crossed = cell.kind === 'crossed' || cell.sealed;
  return (
    <>
      {crossed && car === null && <Cross />}
      {car === null && <span class="ll-n">{cell.value}</span>}
      {bar !== 'none' && <Padlock struck={bar === 'beyond'} />}
      {car !== null && <Car car={car} number={cell.value} />}
    </>
  );
}

/** Is drawn anew only when one of these has changed: signals leave out a component whose properties are the same. */
function Cell(props: CellProps) {
  const { lane, cell, position, driven, handlers, inTabOrder } = props;
  const { prospect } = cell;
  const style = { '--i': position + 2, '--driven': driven };
  if (!prospect || !handlers) {
    return (
      <span class={classOf(props)} style={style} role="img" aria-label={cellText(lane, cell)}>
        <CellBody {...props} />
      </span>
    );
  }
  return (
    <button
      type="button"
      class={classOf(props)}
      style={style}
      data-tag={tagKey(prospect)}
      aria-label={cellText(lane, cell)}
      tabIndex={inTabOrder ? 0 : -1}
      onClick={() => handlers.onCross(prospect)}
      onFocus={() => handlers.onFocus(prospect)}
    >
      <CellBody {...props} />
    </button>
  );
}

/** Crosses towards the last number, as laps driven. */
function Laps({ lane }: { readonly lane: LaneView }) {
  return (
    <span class="ll-laps">
      {Array.from({ length: crossesToClose }, (_, index) => (
        <i key={index} class={index < lane.towards ? 'is-on' : ''} />
      ))}
      {lane.ready && !lane.closed && <Flag />}
    </span>
  );
}

/** As many closed numbers as have room for the name of who closed them. */
const roomForName = 4;

/** What closes the rest of a lane. */
function Barrier({ from, by }: { readonly from: number; readonly by: string }) {
  return (
    <span class="ll-barrier" style={{ '--from': from + 2 }} aria-hidden="true">
      {by && <b>{by}</b>}
    </span>
  );
}

interface LaneProps {
  readonly lane: LaneView;
  /** Whose: a car, from 0. */
  readonly car: number;
  readonly handlers?: CellHandlers | null;
  /** The number that stands in the tab order, as `lane:value`; the others are reached by arrow keys. */
  readonly tabStop?: string | null;
  /** What the seats that closed the lane are called; empty for one's own flag. */
  readonly by?: string;
}

/** One lane: its name, laps and points, its numbers and the finish. Without handlers it is only looked at. */
export function Lane({ lane, car, handlers = null, tabStop = null, by = '' }: LaneProps) {
  const { index, cells } = lane;
  const crossed = cells.flatMap(({ kind }, at) => (kind === 'crossed' ? [at] : []));
  const front = crossed.at(-1) ?? -1;
  const shut = cells.findIndex(({ kind }) => kind === 'shut');
  const closedBy = by && t.value('lucky-lanes:sheet.closedBy', { names: by });
  const roomy = shut >= 0 && cells.length - shut >= roomForName;
  const barOf = (at: number): Bar => {
    if (at !== cells.length - 1 || lane.closed || lane.ready) return 'none';
    return lane.beyond ? 'beyond' : 'needs';
  };
  return (
    <section class="ll-lane" data-lane={index + 1} role="group" aria-label={laneText(lane)}>
      <div class="ll-strip" aria-hidden="true">
        <span class="ll-lane-name">
          <Sign lane={index} />
          {laneName(index)}
        </span>
        <Laps lane={lane} />
        {closedBy && !roomy ? <b class="ll-closed-by">{closedBy}</b> : <span class="ll-mark" />}
        <span class="ll-points">
          <b>{lane.points}</b>
          <small>{lane.next !== null && `+${lane.next}`}</small>
        </span>
      </div>
      {front < 0 ? (
        <span class="ll-start">
          <Car car={car} number={null} />
        </span>
      ) : (
        <span class="ll-tyres" style={{ '--to': front + 2 }} />
      )}
      {cells.map((cell, at) => (
        <Cell
          key={cell.value}
          lane={index}
          cell={cell}
          position={at}
          bar={barOf(at)}
          car={at === front ? car : null}
          driven={at === front ? at - (crossed.at(-2) ?? -1) : 0}
          handlers={handlers}
          inTabOrder={tabStop !== null && tabStop === `${index}:${cell.value}`}
        />
      ))}
      {shut >= 0 && <Barrier from={shut} by={roomy ? closedBy : ''} />}
      <span
        class={`ll-finish${lane.mark ? ' is-crossed' : lane.closed ? ' is-out' : ''}${lane.freshMark ? ' is-fresh' : ''}`}
        role="img"
        aria-label={lockText(lane)}
      >
        {lane.closed && <Flag />}
        {lane.mark && <Cross />}
      </span>
    </section>
  );
}

/** What the seats that closed a lane are called where it wasn't the card's own. */
export const closedBy = (table: Pick<LanesTable, 'people' | 'seats'>, lane: LaneView): string =>
  lane.mark ? '' : formatList(lane.closers.map((seat) => seatName(table, seat)));

/** The road that four lanes lie on: a landmark where it is played on, and a group where it is looked at. */
export function Road(props: {
  readonly label: string;
  /** Whether it is only looked at. */
  readonly still?: boolean;
  readonly children: ComponentChildren;
}) {
  const { label, still = false, children } = props;
  return (
    <section
      class={still ? 'll-track is-still' : 'll-track'}
      role={still ? 'group' : undefined}
      data-play={still ? undefined : true}
      aria-label={label}
    >
      {children}
      <span class="ll-chequers" aria-hidden="true" />
    </section>
  );
}
