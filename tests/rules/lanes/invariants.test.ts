import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Match } from '../../../src/engine/match.ts';
import { numbersOf } from '../../../src/games/lanes/ruleset.ts';
import {
  cardTotal,
  crossCount,
  lanePoints,
  points,
  totalOf,
  ways,
} from '../../../src/games/lanes/scoring.ts';
import type { LanesAction, LanesState } from '../../../src/games/lanes/state.ts';
import { pickFrom, randomGame } from '../../conformance/walk.ts';
import { luckyLanes, rulesetOf, tallspor } from './support.ts';

describe('points', () => {
  it('of a lane grow with its crosses', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(points)).toEqual([
      1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78,
    ]);
    expect(points(0)).toBe(0);
  });

  it('count the closing mark, and five less for each miss', () => {
    const empty = { crossed: [], mark: false };
    const closed = { crossed: [12, 11, 10, 9, 8, 2], mark: true };
    expect(lanePoints(closed)).toBe(28);
    expect(cardTotal([empty, closed, empty, { crossed: [7], mark: false }], 2)).toBe(19);
  });
});

describe('ways', () => {
  it('are those of two dice', () => {
    const counted = new Map<number, number>();
    for (let a = 1; a <= 6; a += 1) {
      for (let b = 1; b <= 6; b += 1) counted.set(a + b, (counted.get(a + b) ?? 0) + 1);
    }
    for (let sum = 0; sum <= 14; sum += 1) expect(ways(sum)).toBe(counted.get(sum) ?? 0);
  });
});

describe.each([
  ['Tallspor', tallspor],
  ['Lucky Lanes', luckyLanes],
] as const)('any game of %s', (_, game) => {
  const { lanes } = rulesetOf(game);
  const presence = game.presence ? 20 : 0;

  const check = ({ cards, misses, closed, step, roller, dice, presence: seats }: LanesState): void => {
    for (const card of cards) {
      for (const [i, lane] of lanes.entries()) {
        const { crossed, mark } = card[i] as (typeof card)[number];
        const numbers = numbersOf(lane);
        const places = crossed.map((number) => numbers.indexOf(number));
        expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
        expect(places.every((place) => place >= 0)).toBe(true);
        expect(mark).toBe(crossed.includes(numbers.at(-1) as number));
        if (mark) expect(crossed.length).toBeGreaterThanOrEqual(6);
      }
    }
    for (const [i] of lanes.entries()) expect(closed[i]).toBe(cards.some((card) => card[i]?.mark));
    expect(misses.every((count) => count >= 0 && count <= 4)).toBe(true);
    const over =
      closed.filter(Boolean).length >= 2 ||
      misses.includes(4) ||
      seats.every(({ status }) => status === 'removed');
    expect(step === 'end').toBe(over);
    expect(roller).toBeLessThan(cards.length);
    if (dice && step !== 'throw') expect(dice.white.every((face) => face >= 1 && face <= 6)).toBe(true);
  };

  it('keeps every card, lane and score in order', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const match of randomGame(game, pickFrom(text), presence)) {
          const state = match.state as LanesState;
          check(state);
          for (const { seat, score } of game.ranking(state)) {
            const card = state.cards[seat] as NonNullable<(typeof state.cards)[number]>;
            const crosses = card.map(crossCount).map((n) => (n * (n + 1)) / 2);
            expect(score).toBe(crosses.reduce((a, b) => a + b, 0) - 5 * (state.misses[seat] as number));
            expect(score).toBe(totalOf(state, seat));
          }
        }
      }),
      { numRuns: 15 },
    );
  });

  it('crosses what the dice say, one number a seat and step, and shares places of equal totals', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        let before: Match | null = null;
        for (const match of randomGame(game, pickFrom(text), presence)) {
          if (before && match.decision > before.decision) compare(before, match);
          before = match;
        }
        const ranking = game.ranking((before as Match | null)?.state as LanesState);
        for (const { place, score } of ranking) {
          expect(place).toBe(1 + ranking.filter((each) => each.score > score).length);
        }
      }),
      { numRuns: 15 },
    );
  });

  const compare = (before: Match, after: Match): void => {
    const [one, other] = [before.state as LanesState, after.state as LanesState];
    const { dice } = one;
    if (!dice || (one.step !== 'white' && one.step !== 'colour')) return;
    for (const [seat, card] of other.cards.entries()) {
      const fresh = card.flatMap((lane, i) => {
        const old = one.cards[seat]?.[i];
        return lane.crossed.slice(old?.crossed.length).map((number) => ({ lane: i, number }));
      });
      expect(fresh.length).toBeLessThanOrEqual(one.step === 'colour' && seat !== one.roller ? 0 : 1);
      for (const { lane, number } of fresh) {
        expect(one.closed[lane]).toBe(false);
        const sums =
          one.step === 'white'
            ? [dice.white[0] + dice.white[1]]
            : dice.white.map((w) => w + (dice.colour[lane] as number));
        expect(sums).toContain(number);
      }
    }
  };

  it('offers, of all that an exhaustive look allows, everything and nothing else', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const { state: each, next } of randomGame(game, pickFrom(text))) {
          const state = each as LanesState;
          if (next.kind !== 'decision' || state.step === 'throw') continue;
          for (const seat of next.seats)
            expect(game.legalActions(state, seat)).toEqual(exhaustive(state, seat));
        }
      }),
      { numRuns: 10 },
    );
  });

  /** The rule book's page read once more, number by number, and with no thought for speed. */
  const exhaustive = (state: LanesState, seat: number): LanesAction[] => {
    const dice = state.dice as NonNullable<LanesState['dice']>;
    const found: LanesAction[] = [];
    for (const [i, { id, direction }] of lanes.entries()) {
      const crossed = state.cards[seat]?.[i]?.crossed ?? [];
      const may = (number: number): boolean => {
        if (state.closed[i]) return false;
        const right = crossed.every((each) => (direction === 'up' ? number > each : number < each));
        const last = direction === 'up' ? number === 12 : number === 2;
        return right && (!last || crossed.length >= 5);
      };
      if (state.step === 'white' && may(dice.white[0] + dice.white[1]))
        found.push({ type: 'cross', lane: id });
      if (state.step === 'colour') {
        for (const white of [0, 1] as const) {
          if (white === 1 && dice.white[0] === dice.white[1]) continue;
          const die = dice.colour[i];
          if (typeof die === 'number' && may(dice.white[white] + die))
            found.push({ type: 'cross', lane: id, white });
        }
      }
    }
    return [...found, { type: 'pass' }];
  };
});

describe('the options of a lane game', () => {
  it('name the seat that starts, or leave it to the seed', () => {
    expect(tallspor.readOptions({}, 3)).toEqual({ start: 'draw' });
    expect(tallspor.setup({ start: 2 }, 3, () => 0).roller).toBe(2);
    expect(
      tallspor.setup({ start: 'draw' }, 3, (label, m) => (label === 'start' && m === 3 ? 1 : 0)).roller,
    ).toBe(1);
  });

  it.each([
    [{ start: 3 }, 'the option "start" is neither "draw" nor a seat from 0 to 2: 3'],
    [{ begin: 0 }, 'unknown option "begin"'],
    [null, 'the options are not an object'],
  ])('are refused as %j', (options, reason) => {
    expect(() => tallspor.readOptions(options, 3)).toThrow(reason);
  });
});
