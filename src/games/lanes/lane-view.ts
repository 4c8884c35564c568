import type { Seat } from '../../engine/game.ts';
import { reached, skippedBy } from './crossing.ts';
import type { Cross, Prospect } from './derived.ts';
import { crossesToClose, type Lane, numbersOf } from './ruleset.ts';
import { crossCount, lanePoints, points } from './scoring.ts';
import type { LanesState } from './state.ts';

/** A number on a lane as a screen shows it. */
export interface CellView {
  readonly value: number;
  /** `shut`: still open on this card when the lane was closed. */
  readonly kind: 'open' | 'crossed' | 'lost' | 'shut';
  /** Crossed in the round that is played or was played last. */
  readonly fresh: boolean;
  /** Where a run of skipped numbers begins: how many; else 0. */
  readonly run: number;
  /** What crossing it now would do; null where that is not allowed. */
  readonly prospect: Prospect | null;
  /** The open numbers that crossing it would lose. */
  readonly loses: readonly number[];
  readonly picked: boolean;
  /** The seat's own choice, made and not yet shown. */
  readonly sealed: boolean;
  /** The points that crossing it brings, where that is allowed or chosen; else null. */
  readonly gain: number | null;
  /** Within reach of the seat's own colour step that comes after. */
  readonly later: boolean;
}

/** One lane of a seat's card as a screen shows it. */
export interface LaneView {
  readonly seat: Seat;
  /** From 0. */
  readonly index: number;
  readonly id: string;
  readonly cells: readonly CellView[];
  readonly crosses: number;
  readonly points: number;
  /** What the picked or sealed number adds; null without one. */
  readonly gain: number | null;
  readonly closed: boolean;
  /** Whether this seat has the closing mark. */
  readonly mark: boolean;
  readonly freshMark: boolean;
  /** Crosses towards the right to close, at most what is needed. */
  readonly towards: number;
  readonly ready: boolean;
  /** Whether too few numbers are left for the seat ever to close the lane. */
  readonly beyond: boolean;
  /** What the seat's next cross would bring; null where there can be none. */
  readonly next: number | null;
  /** Who closed the lane. */
  readonly closers: readonly Seat[];
}

/** What a screen knows beside the state. */
export interface CardHints {
  readonly prospects: readonly Prospect[];
  readonly picked: Prospect | null;
  readonly sealed: Prospect | null;
  readonly later: readonly Prospect[];
  readonly fresh: readonly Cross[];
}

export const noHints: CardHints = { prospects: [], picked: null, sealed: null, later: [], fresh: [] };

const at = (list: readonly { lane: number; value: number }[], lane: number, value: number): boolean =>
  list.some((each) => each.lane === lane && each.value === value);

/** Who has a lane's closing mark. */
export function closersOf(state: LanesState, lane: number): readonly Seat[] {
  return state.cards.flatMap((card, seat) => (card[lane]?.mark ? [seat] : []));
}

/** Makes a lane of a seat's card ready to be shown. */
export function laneView(
  lane: Lane,
  index: number,
  state: LanesState,
  seat: Seat,
  hints: CardHints = noHints,
): LaneView {
  const marks = state.cards[seat]?.[index] ?? { crossed: [], mark: false };
  const closed = state.closed[index] ?? false;
  const numbers = numbersOf(lane);
  const kinds = numbers.map((value, position) => {
    if (marks.crossed.includes(value)) return 'crossed';
    if (position < reached(lane, marks)) return 'lost';
    return closed ? 'shut' : 'open';
  });
  const mine = { picked: hints.picked ? [hints.picked] : [], sealed: hints.sealed ? [hints.sealed] : [] };
  const fresh = hints.fresh.filter((cross) => cross.seat === seat && cross.lane === index);
  const chosen = hints.sealed ?? hints.picked;
  const crosses = crossCount(marks);
  const ready = marks.crossed.length >= crossesToClose;
  const last = kinds.at(-1) === 'open' ? 1 : 0;
  const before = kinds.filter((kind) => kind === 'open').length - last;
  // The last number brings the closing mark.
  const coming = before > 0 ? 1 : last > 0 && ready ? 2 : 0;
  return {
    seat,
    index,
    id: lane.id,
    cells: numbers.map((value, position) => {
      const prospect = hints.prospects.find((each) => each.lane === index && each.value === value) ?? null;
      let run = 0;
      if (kinds[position] === 'lost' && kinds[position - 1] !== 'lost') {
        while (kinds[position + run] === 'lost') run += 1;
      }
      return {
        value,
        kind: kinds[position] ?? 'open',
        fresh: at(fresh, index, value),
        run,
        prospect,
        loses: prospect ? skippedBy(lane, marks, value) : [],
        picked: at(mine.picked, index, value),
        sealed: at(mine.sealed, index, value),
        gain: at(mine.sealed, index, value) ? (hints.sealed?.points ?? null) : (prospect?.points ?? null),
        later: at(hints.later, index, value),
      };
    }),
    crosses,
    points: lanePoints(marks),
    gain: chosen?.lane === index ? chosen.points : null,
    closed,
    mark: marks.mark,
    freshMark: fresh.some((cross) => cross.locks),
    towards: Math.min(marks.crossed.length, crossesToClose),
    ready,
    beyond: !marks.mark && marks.crossed.length + before < crossesToClose,
    next: coming > 0 ? points(crosses + coming) - points(crosses) : null,
    closers: closed ? closersOf(state, index) : [],
  };
}
