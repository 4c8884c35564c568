import { performance } from 'node:perf_hooks';
import { seededRandom } from '../../src/bots/random.ts';
import { quantile } from '../../src/bots/statistics.ts';
import type { Game } from '../../src/engine/game.ts';
import { act, startMatch, waitingFor } from '../../src/engine/match.ts';
import { tallspor } from '../../src/games/tallspor/rules.ts';

/** Random games a second, medians of several runs. */
export interface RulesFigures {
  readonly seats: number;
  readonly runs: number;
  readonly gamesPerRun: number;
  /** The rules alone, dice from a plain generator. */
  readonly rules: number;
  /** As matches: fair dice, sealed choices, log and record. */
  readonly matches: number;
}

/** Plays one game by the rules alone, every choice and every die by chance. */
function playByRules(game: Game, seats: number, random: () => number): void {
  const pick = (m: number): number => Math.floor(random() * m);
  let state = game.setup(game.readOptions({}, seats), seats, (_, m) => pick(m));
  for (let next = game.next(state); next.kind !== 'end'; next = game.next(state)) {
    if (next.kind === 'throw') {
      state = game.land(
        state,
        next.sides.map((sides) => 1 + pick(sides)),
      );
    } else if (next.kind === 'decision') {
      const now = state;
      state = game.apply(
        now,
        new Map(
          next.seats.map((seat) => {
            const legal = game.legalActions(now, seat);
            return [seat, legal[pick(legal.length)] as (typeof legal)[number]];
          }),
        ),
      );
    } else {
      throw new Error('nobody is there to play');
    }
  }
}

/** Plays one game as a match, every choice by chance. */
function playAsMatch(game: Game, seats: number, random: () => number): void {
  const pick = (m: number): number => Math.floor(random() * m);
  let match = startMatch(game, {
    options: {},
    seats: Array.from({ length: seats }, (_, seat) => ({ kind: 'human', name: `${seat}` })),
    seed: Array.from({ length: 64 }, () => pick(16).toString(16)).join(''),
    salts: Array.from({ length: seats }, () => ''),
  });
  while (match.next.kind !== 'end') {
    for (const seat of waitingFor(match)) {
      const legal = game.legalActions(match.state, seat);
      match = act(match, seat, legal[pick(legal.length)]);
    }
  }
}

/** Games a second of one run after another; the first, which warms up, is left out. */
function perSecond(runs: number, games: number, play: (random: () => number) => void): number {
  const rates: number[] = [];
  for (let run = 0; run <= runs; run += 1) {
    const random = seededRandom(`run ${run}`);
    const start = performance.now();
    for (let i = 0; i < games; i += 1) play(random);
    if (run > 0) rates.push(games / ((performance.now() - start) / 1000));
  }
  return quantile(rates, 0.5);
}

/** Measures how fast two-seat Tallspor plays at random in this process. */
export async function measureRules(): Promise<RulesFigures> {
  const seats = 2;
  const runs = 5;
  const gamesPerRun = 2000;
  return {
    seats,
    runs,
    gamesPerRun,
    rules: perSecond(runs, gamesPerRun, (random) => playByRules(tallspor, seats, random)),
    matches: perSecond(runs, gamesPerRun / 10, (random) => playAsMatch(tallspor, seats, random)),
  };
}
