import type { Seat } from '../../../engine/game.ts';
import { formatList, formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { leadSince, scoreSeries } from '../derived.ts';
import { closersOf } from '../lane-view.ts';
import { lanePoints } from '../scoring.ts';
import type { TableModel } from './model.ts';
import { isYou, type LanesWords } from './names.ts';

/** How a finished game is told. */
export interface Outcome {
  readonly places: readonly { readonly seat: Seat; readonly place: number; readonly score: number }[];
  readonly verdict: string;
  readonly note: string;
  /** What decided it, in sentences. */
  readonly decided: string;
  readonly series: readonly (readonly number[])[];
  /** The lane whose lock ended the game, from 0; null when a fourth miss did. */
  readonly lastLock: number | null;
}

const numbers: readonly string[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'];

const inWords = (ns: LanesWords, count: number): string => {
  const key = numbers[count - 1];
  return key === undefined ? String(count) : t.value(`${ns}:end.number.${key as '1'}`);
};

function ending(model: TableModel): string {
  const { table } = model;
  const { words: ns, seatName, laneName } = model.variant;
  const { state } = model.view.value;
  const round = model.rounds.value.at(-1);
  if (!round) return '';
  if (round.missed) {
    return isYou(table, round.roller)
      ? t.value(`${ns}:end.missEndYou`)
      : t.value(`${ns}:end.missEnd`, { name: seatName(table, round.roller) });
  }
  const last = round.closed.at(-1);
  if (last === undefined) return '';
  // A lane locked in the colour choice may follow one that was locked in the shared choice before it.
  if (round.closed.length > 1 && !round.colourDone) {
    return t.value(`${ns}:end.locksEndMany`, { lanes: formatList(round.closed.map(laneName)) });
  }
  const names = formatList(closersOf(state, last).map((seat) => seatName(table, seat)));
  return t.value(`${ns}:end.locksEnd`, { names, lane: laneName(last) });
}

/** How the best seat came to win: by its last throw, or by a lead it kept. */
function winning(model: TableModel, series: Outcome['series'], seat: Seat): string {
  const { table } = model;
  const { words: ns, seatName, laneName } = model.variant;
  const round = model.rounds.value.at(-1);
  const since = leadSince(series, seat);
  if (since === null || !round) return '';
  const crosses = [...round.white, ...(round.colour ? [round.colour] : [])].filter(
    (cross) => cross.seat === seat,
  );
  if (since === series.length && crosses.length > 0) {
    const list = formatList(crosses.map(({ lane, value }) => `${laneName(lane)} ${value}`));
    const lock = crosses.some(({ locks }) => locks) ? `, ${t.value(`${ns}:end.withLock`)}` : '';
    return t.value(`${ns}:end.lastThrow`, {
      what: list + lock,
      from: formatNumber(series.at(-2)?.[seat] ?? 0),
      to: formatNumber(series.at(-1)?.[seat] ?? 0),
    });
  }
  return isYou(table, seat)
    ? t.value(`${ns}:end.leadYou`, { number: since })
    : t.value(`${ns}:end.lead`, { name: seatName(table, seat), number: since });
}

function biggest(model: TableModel, seat: Seat): string {
  const { words: ns, laneName, pointsText } = model.variant;
  const card = model.view.value.state.cards[seat] ?? [];
  const best = card
    .map((lane, index) => ({ index, points: lanePoints(lane) }))
    .sort((a, b) => b.points - a.points)[0];
  if (!best || best.points === 0) return '';
  return t.value(`${ns}:end.biggest`, { lane: laneName(best.index), points: pointsText(best.points) });
}

/** Derives the result of a finished game, in the language on the screen. */
export function outcomeOf(model: TableModel): Outcome {
  const { table } = model;
  const { game, words: ns, seatName, pointsText } = model.variant;
  const { state } = model.view.value;
  const places = game
    .ranking(state)
    .map(({ seat, place, score }) => ({ seat, place, score: typeof score === 'number' ? score : 0 }));
  const series = scoreSeries(game, model.moments.value);
  const lastLock = model.rounds.value.at(-1)?.closed.at(-1) ?? null;
  const winners = places.filter(({ place }) => place === 1);
  const first = winners[0];
  const base = { places, series, lastLock };
  if (!first) return { ...base, verdict: t.value(`${ns}:end.over`), note: '', decided: '' };
  if (table.seats.length === 1) {
    return {
      ...base,
      verdict: pointsText(first.score),
      note: t.value(`${ns}:end.aloneNote`, { throws: state.throws }),
      decided: [ending(model), biggest(model, first.seat)].filter(Boolean).join(' '),
    };
  }
  if (winners.length > 1) {
    return {
      ...base,
      verdict: t.value(`${ns}:end.shared`),
      note: formatList(winners.map(({ seat }) => seatName(table, seat))),
      decided: ending(model),
    };
  }
  const lead = first.score - (places.find(({ place }) => place > 1)?.score ?? first.score);
  return {
    ...base,
    verdict: isYou(table, first.seat)
      ? t.value(`${ns}:end.winsYou`)
      : t.value(`${ns}:end.wins`, { name: seatName(table, first.seat) }),
    note: lead > 0 ? t.value(`${ns}:end.by`, { count: lead, points: inWords(ns, lead) }) : '',
    decided: [winning(model, series, first.seat), ending(model)].filter(Boolean).join(' '),
  };
}
