import type { Outcome } from './series.ts';
import { type Estimate, meanOf, shareOf } from './statistics.ts';

/** What a series came to. */
export interface Tally {
  readonly games: number;
  /** Games in which several shared the win. */
  readonly ties: number;
  /** In the order in which the players were given. */
  readonly players: readonly PlayerTally[];
}

interface PlayerTally {
  readonly wins: number;
  /** Of the games that one player won alone. */
  readonly share: Estimate;
  /** The mean of each figure of the score; `score` where the score is one number. */
  readonly scores: Readonly<Record<string, Estimate>>;
}

/** Adds up a series of at least one game. */
export function tallyOf(outcomes: readonly Outcome[]): Tally {
  const decided = outcomes.filter(({ first }) => first.length === 1);
  const players = outcomes[0]?.scores ?? [];
  return {
    games: outcomes.length,
    ties: outcomes.length - decided.length,
    players: players.map((_, player) => {
      const wins = decided.filter(({ first }) => first[0] === player).length;
      const figures = outcomes.map(({ scores }) => {
        const score = scores[player] ?? 0;
        return typeof score === 'number' ? { score } : score;
      });
      const names = Object.keys(figures[0] ?? {});
      return {
        wins,
        share: shareOf(wins, decided.length),
        scores: Object.fromEntries(
          names.map((name) => [name, meanOf(figures.map((each) => each[name] ?? 0))]),
        ),
      };
    }),
  };
}
