import type { Seat } from '../../../engine/game.ts';
import { formatList, formatNumber } from '../../../i18n/format.ts';
import { t, words } from '../../../i18n/index.ts';
import type { Table } from '../../../table/table.ts';
import type { LanesGame, Prospect } from '../derived.ts';
import type { CellView, LaneView } from '../lane-view.ts';
import type { Ruleset } from '../ruleset.ts';

/** The games that are played on lanes, by the namespace of their words. Both have the same keys where they share a view. */
export type LanesWords = 'tallspor' | 'lucky-lanes';

/** Whether a seat is the only person at this screen, who is then spoken to as you. */
export function isYou(table: Pick<Table, 'people'>, seat: Seat): boolean {
  return table.people.length === 1 && table.people[0] === seat;
}

/** What things are called in a lane game, in the language on the screen. */
function namesOf(ruleset: Ruleset, ns: LanesWords) {
  /** A lane's name in the language on the screen; `lane` counts from 0. */
  function laneName(lane: number): string {
    const known = ruleset.lanes[lane];
    return known ? words(ns, `lane.${known.id}`) : '';
  }

  /** What a seat is called at this screen. */
  function seatName(table: Pick<Table, 'people' | 'seats'>, seat: Seat): string {
    return isYou(table, seat) ? t.value(`${ns}:you`) : (table.seats[seat]?.name ?? '');
  }

  /** A number of points in words, its sign included. */
  function pointsText(points: number): string {
    return t.value(`${ns}:points`, { count: points }).replace(String(points), formatNumber(points));
  }

  /** What crossing a number gives up: the numbers skipped, or the lane that it locks. */
  function losesText(prospect: Prospect, loses: readonly number[]): string {
    if (prospect.locks) return t.value(`${ns}:cell.locks`, { lane: laneName(prospect.lane) });
    if (loses.length === 0) return t.value(`${ns}:cell.losesNone`);
    return t.value(`${ns}:cell.loses`, { numbers: formatList(loses.map(String)) });
  }

  /** The full accessible name of a number; `lane` counts from 0. */
  function cellText(lane: number, cell: CellView): string {
    const words = { lane: laneName(lane), value: cell.value };
    if (cell.prospect) {
      const all = {
        ...words,
        points: pointsText(cell.prospect.points),
        loses: losesText(cell.prospect, cell.loses),
      };
      return cell.picked ? t.value(`${ns}:cell.picked`, all) : t.value(`${ns}:cell.legal`, all);
    }
    if (cell.sealed) return t.value(`${ns}:cell.sealed`, words);
    if (cell.fresh) return t.value(`${ns}:cell.fresh`, words);
    if (cell.kind === 'crossed') return t.value(`${ns}:cell.crossed`, words);
    if (cell.kind === 'lost') return t.value(`${ns}:cell.lost`, words);
    if (cell.kind === 'shut') return t.value(`${ns}:cell.shut`, words);
    return cell.later ? t.value(`${ns}:cell.later`, words) : t.value(`${ns}:cell.open`, words);
  }

  /** The accessible name of a lane's lock. */
  function lockText(lane: LaneView): string {
    const words = { lane: laneName(lane.index), count: lane.towards };
    if (lane.mark) return t.value(`${ns}:sheet.hasMark`, words);
    if (lane.closed) return t.value(`${ns}:sheet.lockGone`, words);
    if (lane.beyond) return t.value(`${ns}:sheet.lockBeyond`, words);
    return lane.ready ? t.value(`${ns}:sheet.lockReady`, words) : t.value(`${ns}:sheet.lockNeeds`, words);
  }

  /** A lane's name with its crosses and points, and that it is locked. */
  function laneText(lane: LaneView): string {
    const words = {
      lane: laneName(lane.index),
      crosses: t.value(`${ns}:sheet.crosses`, { count: lane.crosses }),
      points: pointsText(lane.points),
    };
    return lane.closed ? t.value(`${ns}:sheet.laneClosed`, words) : t.value(`${ns}:sheet.lane`, words);
  }

  return { laneName, seatName, pointsText, cellText, lockText, laneText };
}

/** What sets a lane game apart where both share a view: its rules, the namespace of its words, and what things are called. */
export interface LanesVariant extends ReturnType<typeof namesOf> {
  readonly game: LanesGame;
  readonly ruleset: Ruleset;
  readonly words: LanesWords;
}

/** A lane game as the shared view knows it. */
export function lanesVariant(game: LanesGame, ruleset: Ruleset, words: LanesWords): LanesVariant {
  return { game, ruleset, words, ...namesOf(ruleset, words) };
}
