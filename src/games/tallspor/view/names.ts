import type { Seat } from '../../../engine/game.ts';
import { formatList, formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import type { Prospect } from '../../lanes/derived.ts';
import type { CellView, LaneView } from '../../lanes/lane-view.ts';
import { tallsporRuleset } from '../rules.ts';
import type { LanesTable } from './model.ts';

/** A lane's name in the language on the screen; `lane` counts from 0. */
export function laneName(lane: number): string {
  const known = tallsporRuleset.lanes[lane];
  return known ? t.value(`tallspor:lane.${known.id}`) : '';
}

/** Whether a seat is the only person at this screen, who is then spoken to as you. */
export function isYou(table: Pick<LanesTable, 'people'>, seat: Seat): boolean {
  return table.people.length === 1 && table.people[0] === seat;
}

/** What a seat is called at this screen. */
export function seatName(table: Pick<LanesTable, 'people' | 'seats'>, seat: Seat): string {
  return isYou(table, seat) ? t.value('tallspor:you') : (table.seats[seat]?.name ?? '');
}

/** A number of points in words, its sign included. */
export function pointsText(points: number): string {
  return t.value('tallspor:points', { count: points }).replace(String(points), formatNumber(points));
}

/** What crossing a number gives up: the numbers skipped, or the lane that it locks. */
function losesText(prospect: Prospect, loses: readonly number[]): string {
  if (prospect.locks) return t.value('tallspor:cell.locks', { lane: laneName(prospect.lane) });
  if (loses.length === 0) return t.value('tallspor:cell.losesNone');
  return t.value('tallspor:cell.loses', { numbers: formatList(loses.map(String)) });
}

/** The full accessible name of a number; `lane` counts from 0. */
export function cellText(lane: number, cell: CellView): string {
  const words = { lane: laneName(lane), value: cell.value };
  if (cell.prospect) {
    const all = {
      ...words,
      points: pointsText(cell.prospect.points),
      loses: losesText(cell.prospect, cell.loses),
    };
    return cell.picked ? t.value('tallspor:cell.picked', all) : t.value('tallspor:cell.legal', all);
  }
  if (cell.sealed) return t.value('tallspor:cell.sealed', words);
  if (cell.fresh) return t.value('tallspor:cell.fresh', words);
  if (cell.kind === 'crossed') return t.value('tallspor:cell.crossed', words);
  if (cell.kind === 'lost') return t.value('tallspor:cell.lost', words);
  if (cell.kind === 'shut') return t.value('tallspor:cell.shut', words);
  return cell.later ? t.value('tallspor:cell.later', words) : t.value('tallspor:cell.open', words);
}

/** The accessible name of a lane's lock. */
export function lockText(lane: LaneView): string {
  const words = { lane: laneName(lane.index), count: lane.towards };
  if (lane.mark) return t.value('tallspor:sheet.hasMark', words);
  if (lane.closed) return t.value('tallspor:sheet.lockGone', words);
  return lane.ready ? t.value('tallspor:sheet.lockReady', words) : t.value('tallspor:sheet.lockNeeds', words);
}

/** A lane's name with its crosses and points, and that it is locked. */
export function laneText(lane: LaneView): string {
  const words = {
    lane: laneName(lane.index),
    crosses: t.value('tallspor:sheet.crosses', { count: lane.crosses }),
    points: pointsText(lane.points),
  };
  return lane.closed ? t.value('tallspor:sheet.laneClosed', words) : t.value('tallspor:sheet.lane', words);
}
