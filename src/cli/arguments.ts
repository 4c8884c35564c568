import type { Player } from '../bots/series.ts';
import { seedBytes } from '../engine/dice.ts';
import type { Game, GameId } from '../engine/game.ts';
import { isHex } from '../engine/hex.ts';
import { quote } from '../engine/json.ts';
import { policiesOf, policyFor } from '../games/policies.ts';
import { games } from '../games/rules.ts';
import { UsageError } from './usage.ts';

/** The games with their seats and levels, for a help text. */
export const gamesHelp = games
  .map(
    ({ id, seats }) =>
      `    ${id.padEnd(12)} ${seats.min}–${seats.max} seats; levels ${policiesOf(id).join(', ')}`,
  )
  .join('\n');

/** The options that say which bots play what with which dice, as `parseArgs` takes them. */
export const gameOptions = {
  game: { type: 'string' },
  seats: { type: 'string' },
  seed: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Runs what only what was typed can make fail. */
export function typed<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function gameOf(id: string): Game {
  const game = games.find((each) => each.id === (id as GameId));
  if (!game)
    throw new UsageError(
      `there is no game ${quote(id)}; there is ${games.map((each) => each.id).join(', ')}`,
    );
  return game;
}

/** The game, the players and the seed (64 hex digits, lower case) that a command was told. */
export function readGame(
  command: string,
  values: { readonly [name in 'game' | 'seats' | 'seed']?: string | undefined },
): { readonly game: Game; readonly players: readonly Player[]; readonly seed: string } {
  const required = (name: keyof typeof values): string => {
    const value = values[name];
    if (value === undefined) throw new UsageError(`${command} needs --${name}`);
    return value;
  };
  const game = gameOf(required('game'));
  const levels = required('seats').split(',');
  const players = typed(() => levels.map((level) => ({ level, policy: policyFor(game.id, level) })));
  const seed = required('seed').toLowerCase();
  if (!isHex(seed, seedBytes)) throw new UsageError('--seed is not 64 hex digits');
  return { game, players, seed };
}
