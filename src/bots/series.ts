import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { Game, Place } from '../engine/game.ts';
import { fromHex, toHex } from '../engine/hex.ts';
import { type Match, startMatch } from '../engine/match.ts';
import { playOut } from './play.ts';
import type { Policy } from './policy.ts';
import { seededRandom } from './random.ts';

/** Who plays a series: a policy under the name of its level. */
export interface Player {
  readonly level: string;
  readonly policy: Policy;
}

/** How one game of a series ended. Players count from 0 in the order that they were given. */
export interface Outcome {
  /** Who came first: several where they share the win. */
  readonly first: readonly number[];
  /** The score of each player. */
  readonly scores: readonly Place['score'][];
}

/** The seat of a player in a game of a series: one further each game. */
const seatOf = (player: number, index: number, players: number): number => (player + index) % players;

/** The start of game `index` (from 0) of the series with this seed. Throws where the rules have no room for the players. */
export function seriesStart(game: Game, players: readonly Player[], seed: string, index: number): Match {
  const levels: string[] = [];
  for (const [player, { level }] of players.entries()) levels[seatOf(player, index, players.length)] = level;
  return startMatch(game, {
    options: {},
    seats: levels.map((level, seat) => ({ kind: 'bot', name: `Bot ${seat + 1}`, level })),
    seed: toHex(hmac(sha256, fromHex(seed), utf8ToBytes(`series:${index}`))),
    salts: levels.map(() => ''),
  });
}

/** Plays game `index` of the series with this seed: the same each time, whichever were played before. */
export function seriesGame(game: Game, players: readonly Player[], seed: string, index: number): Outcome {
  const start = seriesStart(game, players, seed, index);
  const policies: Policy[] = [];
  for (const [player, { policy }] of players.entries())
    policies[seatOf(player, index, players.length)] = policy;
  const over = playOut(start, policies, seededRandom(start.fingerprint));
  const ranking = game.ranking(over.state);
  const placeOf = (player: number): Place => {
    const seat = seatOf(player, index, players.length);
    return ranking.find((each) => each.seat === seat) as Place;
  };
  const places = players.map((_, player) => placeOf(player));
  return {
    first: places.flatMap(({ place }, player) => (place === 1 ? [player] : [])),
    scores: places.map(({ score }) => score),
  };
}

/**
 * How the first of two players fares in the first games of a series, a letter for each: `w` won, `s` shared the win,
 * `l` lost.
 */
export function courseOf(
  game: Game,
  players: readonly [Player, Player],
  seed: string,
  games: number,
): string {
  const letter = ({ first }: Outcome): string => (first.length > 1 ? 's' : first[0] === 0 ? 'w' : 'l');
  return Array.from({ length: games }, (_, index) => letter(seriesGame(game, players, seed, index))).join('');
}
