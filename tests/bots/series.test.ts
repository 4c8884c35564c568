import { describe, expect, it } from 'vitest';
import { courseOf, type Player, seriesGame, seriesStart } from '../../src/bots/series.ts';
import { meanOf, quantile, shareOf } from '../../src/bots/statistics.ts';
import { tallyOf } from '../../src/bots/tally.ts';
import type { Game } from '../../src/engine/game.ts';
import { policyFor } from '../../src/games/policies.ts';
import { rulesOf } from '../../src/games/rules.ts';

const seed = '5eed'.repeat(16);
const luckyLanes = rulesOf('lucky-lanes') as Game;
const player = (level: string): Player => ({ level, policy: policyFor('lucky-lanes', level) });
/** Whoever passes wherever possible ends on four misses. */
const passing: Player = {
  level: 'easy',
  policy: ({ legal }) => legal.find(({ type }) => type === 'pass') ?? (legal[0] as (typeof legal)[number]),
};
const levelsAt = (index: number, levels: readonly string[]) =>
  seriesStart(luckyLanes, levels.map(player), seed, index).start.seats.map(({ level }) => level);

describe('a series', () => {
  it('seats the players one further each game', () => {
    expect([0, 1, 2].map((index) => levelsAt(index, ['hard', 'easy']))).toEqual([
      ['hard', 'easy'],
      ['easy', 'hard'],
      ['hard', 'easy'],
    ]);
    expect(levelsAt(1, ['hard', 'normal', 'easy'])).toEqual(['easy', 'hard', 'normal']);
  });

  it('plays each game by itself: with dice of its own, and the same whenever it is played', () => {
    const players = [player('easy'), player('normal')];
    const games = [0, 1, 2, 3].map((index) => seriesGame(luckyLanes, players, seed, index));
    expect([3, 1].map((index) => seriesGame(luckyLanes, players, seed, index))).toEqual([games[3], games[1]]);
    expect(new Set(games.map(({ scores }) => scores.join())).size).toBe(4);
    expect(seriesGame(luckyLanes, players, seed.replace('5', '6'), 0)).not.toEqual(games[0]);
  });

  it('gives the players their own scores wherever they sit', () => {
    for (const index of [0, 1]) {
      const { first, scores } = seriesGame(luckyLanes, [player('hard'), passing], seed, index);
      expect(first).toEqual([0]);
      expect(scores[1]).toBe(-20);
      expect(scores[0]).toBeGreaterThan(0);
    }
  });

  it('is told as a course of letters, as the first player fares', () => {
    expect(courseOf(luckyLanes, [player('hard'), passing], seed, 3)).toBe('www');
    expect(courseOf(luckyLanes, [passing, player('hard')], seed, 3)).toBe('lll');
    const level: Game = {
      ...luckyLanes,
      ranking: () => [0, 1].map((seat) => ({ seat, place: 1, score: 7 })),
    };
    expect(courseOf(level, [player('hard'), player('easy')], seed, 2)).toBe('ss');
  });

  it('has no more players than there are seats', () => {
    const seven = Array.from({ length: 7 }, () => player('hard'));
    expect(() => seriesStart(luckyLanes, seven, seed, 0)).toThrow('lucky-lanes is for 2 to 6 seats, not 7');
  });
});

describe('a tally', () => {
  it('counts wins, ties and scores', () => {
    const tally = tallyOf([
      { first: [0], scores: [50, 40] },
      { first: [0], scores: [70, 10] },
      { first: [0, 1], scores: [30, 30] },
      { first: [1], scores: [10, 60] },
    ]);
    expect(tally).toMatchObject({ games: 4, ties: 1, players: [{ wins: 2 }, { wins: 1 }] });
    expect(tally.players.map(({ share }) => share.value)).toEqual([2 / 3, 1 / 3]);
    expect(tally.players.map(({ scores }) => scores['score']?.value)).toEqual([40, 35]);
  });

  it('takes a win that some of many share for nobody’s, and scores of several figures one by one', () => {
    const cairns = (n: number) => ({ cairns: n, steps: 10 * n });
    const tally = tallyOf([
      { first: [0, 2], scores: [cairns(3), cairns(1), cairns(3)] },
      { first: [1], scores: [cairns(1), cairns(3), cairns(2)] },
    ]);
    expect(tally).toMatchObject({ ties: 1, players: [{ wins: 0 }, { wins: 1 }, { wins: 0 }] });
    expect(tally.players[2]?.scores).toMatchObject({ cairns: { value: 2.5 }, steps: { value: 25 } });
  });
});

describe('statistics', () => {
  it('give the interval that Wilson gives', () => {
    // Computed elsewhere, and as printed in textbooks: 15 of 20 is 0.531 to 0.888.
    const close = ({ low, high }: { low: number; high: number }) => [low.toFixed(4), high.toFixed(4)];
    expect(close(shareOf(15, 20))).toEqual(['0.5313', '0.8881']);
    expect(close(shareOf(0, 10))).toEqual(['0.0000', '0.2775']);
    expect(close(shareOf(10, 10))).toEqual(['0.7225', '1.0000']);
    expect(shareOf(0, 0)).toEqual({ value: Number.NaN, low: 0, high: 1 });
  });

  it('give the interval of a mean', () => {
    const { value, low, high } = meanOf([1, 2, 3, 4, 5]);
    expect([value, low.toFixed(3), high.toFixed(3)]).toEqual([3, '1.614', '4.386']);
    expect(meanOf([7])).toEqual({ value: 7, low: -Infinity, high: Infinity });
  });

  it('give the value below which a share lies', () => {
    const values = Array.from({ length: 100 }, (_, i) => 99 - i);
    expect([quantile(values, 0.5), quantile(values, 0.95), quantile([4], 0.95)]).toEqual([50, 95, 4]);
  });
});
