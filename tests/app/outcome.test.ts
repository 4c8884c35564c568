import { describe, expect, it } from 'vitest';
import { outcomeOf, talliesOf } from '../../src/app/outcome.ts';
import type { SeatInfo } from '../../src/engine/record.ts';

const you: SeatInfo = { kind: 'human', name: '' };
const kari: SeatInfo = { kind: 'human', name: 'Kari' };
const kastor: SeatInfo = { kind: 'bot', name: 'Kastor', level: 'normal' };

/** A finished game with scores in seat order. */
const game = (seats: readonly SeatInfo[], ...scores: readonly number[]) => ({
  game: 'tallspor' as const,
  seats,
  summary: {
    over: true,
    throws: 20,
    waitingFor: [],
    ranking: scores.map((score, seat) => ({
      seat,
      score,
      place: 1 + scores.filter((other) => other > score).length,
    })),
  },
});

describe('how a game went', () => {
  it.each([
    ['won', [you, kastor], [77, 74]],
    ['lost', [you, kastor], [46, 74]],
    ['lost', [kastor, you], [77, 74]],
    ['shared', [you, kastor, kari], [50, 12, 50]],
    ['lost', [you, kastor, kari], [12, 50, 50]],
    ['alone', [you], [80]],
    ['lost', [kastor, kastor], [80, 3]],
  ] as const)('is %s', (outcome, seats, scores) => {
    expect(outcomeOf(game(seats, ...scores))).toBe(outcome);
  });
});

describe('a game in figures', () => {
  it('tells games alone and against others apart', () => {
    const finished = [
      game([you], 80),
      game([you], 71),
      game([you, kastor], 77, 74),
      game([you, kastor], 40, 40),
      game([you, kari], -6, 12),
    ];
    expect(talliesOf(finished)).toEqual([
      {
        game: 'tallspor',
        alone: { played: 2, won: 0, best: 80, mean: 75.5 },
        against: { played: 3, won: 1, best: 77, mean: 37 },
      },
    ]);
  });

  it('has no row for what was never played, and none at all for games that bots played', () => {
    expect(talliesOf([game([you], 5)])).toMatchObject([{ against: null }]);
    expect(talliesOf([game([kastor, kastor], 5, 6)])).toEqual([]);
    expect(talliesOf([])).toEqual([]);
  });
});
