import { type GameId, gameIds, type Place } from '../engine/game.ts';
import type { ListedMatch } from '../storage/matches.ts';

/** How a finished game went for whoever holds the device; alone there is nobody to win from. */
export type Outcome = 'won' | 'lost' | 'shared' | 'alone';

type Finished = Pick<ListedMatch, 'game' | 'seats' | 'summary'>;

/** A score as one number: points, or what a game counts instead. */
export function pointsOf({ score }: Place): number {
  return typeof score === 'number' ? score : (score['cairns'] ?? 0);
}

/** The place of whoever holds the device: the first person, as New game sets them down. undefined among bots alone. */
export function ownPlace({ seats, summary }: Finished): Place | undefined {
  const own = seats.findIndex(({ kind }) => kind === 'human');
  return summary.ranking.find(({ seat }) => seat === own);
}

/** Equal scores share a place. A game of bots alone is nobody's: lost. */
export function outcomeOf(match: Finished): Outcome {
  if (match.seats.length === 1) return 'alone';
  const own = ownPlace(match);
  if (own?.place !== 1) return 'lost';
  return match.summary.ranking.filter(({ place }) => place === 1).length > 1 ? 'shared' : 'won';
}

/** What a row of finished games comes to. */
export interface Tally {
  readonly played: number;
  readonly won: number;
  readonly best: number;
  readonly mean: number;
}

/** A game's tallies; null where nothing was played that way. */
export interface GameTally {
  readonly game: GameId;
  readonly alone: Tally | null;
  readonly against: Tally | null;
}

function tallyOf(matches: readonly Finished[]): Tally | null {
  const points = matches.flatMap((match) => {
    const own = ownPlace(match);
    return own ? [pointsOf(own)] : [];
  });
  if (points.length === 0) return null;
  return {
    played: points.length,
    won: matches.filter((match) => outcomeOf(match) === 'won').length,
    best: Math.max(...points),
    mean: points.reduce((sum, each) => sum + each, 0) / points.length,
  };
}

/** Played, won, best and mean, of every game that somebody here has played to its end; in the order of the boxes. */
export function talliesOf(finished: readonly Finished[]): readonly GameTally[] {
  return gameIds.flatMap((game) => {
    const own = finished.filter((match) => match.game === game);
    const alone = tallyOf(own.filter(({ seats }) => seats.length === 1));
    const against = tallyOf(own.filter(({ seats }) => seats.length > 1));
    return alone || against ? [{ game, alone, against }] : [];
  });
}
