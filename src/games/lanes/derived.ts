import type { Game, Seat } from '../../engine/game.ts';
import type { LogEntry } from '../../engine/view.ts';
import type { LaneDice, LanesAction, LanesOptions, LanesState } from './state.ts';

/**
 * What a screen wants to know about a lane game beyond its state: how it came to be, and what an action would change.
 * Everything here asks the rules and compares states; no rule is written a second time.
 */
export type LanesGame = Game<LanesOptions, LanesState, LanesAction>;

/** One entry of the log with the states on either side of it. */
export interface Moment {
  readonly entry: LogEntry<LanesAction>;
  readonly before: LanesState;
  readonly after: LanesState;
}

/** A number crossed; `lane` counts from 0. */
export interface Cross {
  readonly seat: Seat;
  readonly lane: number;
  readonly value: number;
  /** Whether the closing mark came with it. */
  readonly locks: boolean;
}

/** One throw and all that came of it so far. */
export interface Round {
  readonly number: number;
  readonly roller: Seat;
  readonly dice: LaneDice;
  readonly white: readonly Cross[];
  /** Whether the white step has been shown. */
  readonly whiteDone: boolean;
  readonly colour: Cross | null;
  /** Whether the roller's colour choice has been made. */
  readonly colourDone: boolean;
  readonly missed: boolean;
  /** Lanes that closed in this round, from 0. */
  readonly closed: readonly number[];
}

/** What an action would do to the seat that takes it, all others passing. */
export interface Prospect {
  readonly action: LanesAction;
  readonly lane: number;
  readonly value: number;
  readonly locks: boolean;
  readonly points: number;
}

const pass: LanesAction = { type: 'pass' };

const start = (log: readonly LogEntry<LanesAction>[]): Seat | undefined => {
  for (const entry of log) {
    if (entry.kind === 'choices' && entry.choices[0]?.action.type === 'throw') return entry.choices[0].seat;
    if (entry.kind === 'presence' && entry.event === 'skip') return entry.seat;
  }
  return undefined;
};

const step = (game: LanesGame, before: LanesState, entry: LogEntry<LanesAction>): LanesState => {
  switch (entry.kind) {
    case 'throw':
      return game.land(before, entry.dice);
    case 'choices':
      return game.apply(before, new Map(entry.choices.map(({ seat, action }) => [seat, action])));
    case 'presence':
      return game.presence ? game.presence(before, entry.seat, entry.event) : before;
  }
};

/**
 * Replays a log. `known` is an earlier result: as far as the two logs hold the same entries, its moments are taken over,
 * so that a growing log costs only what is new.
 */
export function momentsOf(
  game: LanesGame,
  seats: number,
  log: readonly LogEntry<LanesAction>[],
  known: readonly Moment[] = [],
): readonly Moment[] {
  const first = start(log);
  if (first === undefined) return [];
  const moments: Moment[] = [];
  let state = game.setup({ start: first }, seats, () => 0);
  let same = true;
  log.forEach((entry, index) => {
    const old = known[index];
    same &&= old?.entry === entry;
    const moment = same && old ? old : { entry, before: state, after: step(game, state, entry) };
    moments.push(moment);
    state = moment.after;
  });
  return moments;
}

/** The numbers that `after` has crossed and `before` has not, by seat and lane. */
function newCrosses(before: LanesState, after: LanesState): readonly Cross[] {
  return after.cards.flatMap((card, seat) =>
    card.flatMap((lane, index): Cross[] => {
      const old = before.cards[seat]?.[index];
      const value = lane.crossed.at(-1);
      if (!old || value === undefined || lane.crossed.length === old.crossed.length) return [];
      return [{ seat, lane: index, value, locks: lane.mark && !old.mark }];
    }),
  );
}

const newlyClosed = (before: LanesState, after: LanesState): number[] =>
  after.closed.flatMap((closed, lane) => (closed && !before.closed[lane] ? [lane] : []));

/** The throws of a game with what came of each, oldest first. */
export function roundsOf(moments: readonly Moment[]): readonly Round[] {
  const rounds: Round[] = [];
  for (const { entry, before, after } of moments) {
    if (entry.kind === 'throw' && after.dice) {
      rounds.push({
        number: after.throws,
        roller: after.roller,
        dice: after.dice,
        white: [],
        whiteDone: false,
        colour: null,
        colourDone: false,
        missed: false,
        closed: [],
      });
      continue;
    }
    const round = rounds.at(-1);
    if (!round || entry.kind !== 'choices' || (before.step !== 'white' && before.step !== 'colour')) continue;
    const crosses = newCrosses(before, after);
    const white = before.step === 'white';
    rounds[rounds.length - 1] = {
      ...round,
      white: white ? crosses : round.white,
      whiteDone: true,
      colour: white ? null : (crosses[0] ?? null),
      colourDone: !white,
      missed: (after.misses[round.roller] ?? 0) > (before.misses[round.roller] ?? 0),
      closed: [...round.closed, ...newlyClosed(before, after)],
    };
  }
  return rounds;
}

/** The total of every seat, by seat. */
export function scoresOf(game: LanesGame, state: LanesState): readonly number[] {
  const scores = state.cards.map(() => 0);
  for (const place of game.ranking(state))
    if (typeof place.score === 'number') scores[place.seat] = place.score;
  return scores;
}

/** Every seat's total after each throw, oldest first; the round still being played counts as it stands. */
export function scoreSeries(game: LanesGame, moments: readonly Moment[]): readonly (readonly number[])[] {
  const series: (readonly number[])[] = [];
  for (const { after } of moments) if (after.throws > 0) series[after.throws - 1] = scoresOf(game, after);
  return series;
}

/** The state that follows if a seat takes an action and all others who are asked pass. */
function ifAlone(game: LanesGame, state: LanesState, seat: Seat, action: LanesAction): LanesState {
  const next = game.next(state);
  const seats = next.kind === 'decision' ? next.seats : [];
  return game.apply(state, new Map(seats.map((other) => [other, other === seat ? action : pass])));
}

/** What each of a seat's crossing actions would do. */
export function prospectsOf(
  game: LanesGame,
  state: LanesState,
  seat: Seat,
  legal: readonly LanesAction[],
): readonly Prospect[] {
  const score = scoresOf(game, state)[seat] ?? 0;
  return legal.flatMap((action): Prospect[] => {
    if (action.type !== 'cross') return [];
    const after = ifAlone(game, state, seat, action);
    const made = newCrosses(state, after).find((cross) => cross.seat === seat);
    if (!made) return [];
    const points = (scoresOf(game, after)[seat] ?? 0) - score;
    return [{ action, lane: made.lane, value: made.value, locks: made.locks, points }];
  });
}

/** What the roller could cross in the colour step of this round, were `action` its white choice. */
export function laterProspects(
  game: LanesGame,
  state: LanesState,
  seat: Seat,
  action: LanesAction = pass,
): readonly Prospect[] {
  if (state.step !== 'white' || state.roller !== seat) return [];
  const after = ifAlone(game, state, seat, action);
  return after.step === 'colour' ? prospectsOf(game, after, seat, game.legalActions(after, seat)) : [];
}

const othersMayClose = (game: LanesGame, state: LanesState, seat: Seat): boolean => {
  const next = game.next(state);
  if (next.kind !== 'decision') return false;
  return next.seats.some(
    (other) =>
      other !== seat &&
      prospectsOf(game, state, other, game.legalActions(state, other)).some(({ locks }) => locks),
  );
};

/**
 * Whether passing now is certain to cost the seat a miss: at once, or because the colour step after it offers nothing.
 * Not certain while another seat could close a lane, for that may end the round first.
 */
export function passMisses(game: LanesGame, state: LanesState, seat: Seat): boolean {
  const misses = state.misses[seat] ?? 0;
  const after = ifAlone(game, state, seat, pass);
  if ((after.misses[seat] ?? 0) > misses) return true;
  if (state.step !== 'white' || after.step !== 'colour' || after.roller !== seat) return false;
  if (game.legalActions(after, seat).some(({ type }) => type === 'cross')) return false;
  return (ifAlone(game, after, seat, pass).misses[seat] ?? 0) > misses && !othersMayClose(game, state, seat);
}

/** From which throw on a seat has been ahead of all others without a break, or null if it is not ahead at the end. */
export function leadSince(series: readonly (readonly number[])[], seat: Seat): number | null {
  let since: number | null = null;
  series.forEach((scores, index) => {
    const ahead = scores.every((score, other) => other === seat || score < (scores[seat] ?? 0));
    since = ahead ? (since ?? index + 1) : null;
  });
  return since;
}
