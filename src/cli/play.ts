import { parseArgs } from 'node:util';
import { playOut } from '../bots/play.ts';
import { seededRandom } from '../bots/random.ts';
import { seedBytes } from '../engine/dice.ts';
import type { Game, GameId } from '../engine/game.ts';
import { isHex } from '../engine/hex.ts';
import { quote } from '../engine/json.ts';
import { type Match, startMatch } from '../engine/match.ts';
import { recordOf } from '../engine/record.ts';
import { levelsOf, policyFor } from '../games/policies.ts';
import { games } from '../games/rules.ts';
import { exit, UsageError } from './usage.ts';

const listed = (): string =>
  games
    .map(
      ({ id, seats }) =>
        `    ${id.padEnd(12)} ${seats.min}–${seats.max} seats; levels ${levelsOf(id).join(', ')}`,
    )
    .join('\n');

export const playHelp = `Usage: npm run --silent record -- play --game GAME --seats LEVEL,… --seed HEX [--options JSON]

Lets bots play one game and prints its record, one line of JSON. The same command line gives the same game.

Options:
  --game GAME        which game
  --seats LEVEL,…    the level of the bot in each seat, from seat 0
  --seed HEX         the seed of the dice, 64 hex digits
  --options JSON     the game's options, for example '{"start":0}'; what is absent takes its default
  -h, --help         show this text

Games:
${listed()}

Exit code: 0, or 2 where the command line makes no sense.
`;

function required(value: string | undefined, option: string): string {
  if (value === undefined) throw new UsageError(`play needs --${option}`);
  return value;
}

function gameOf(id: string): Game {
  const game = games.find((each) => each.id === (id as GameId));
  if (!game)
    throw new UsageError(
      `there is no game ${quote(id)}; there is ${games.map((each) => each.id).join(', ')}`,
    );
  return game;
}

function optionsOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(`--options is not JSON: ${quote(text)}`);
  }
}

/** Runs what only what was typed can make fail. */
function typed<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** `record play`: bots play one game; prints its record, and gives the exit code. */
export function play(args: string[]): number {
  const { values } = parseArgs({
    args,
    options: {
      game: { type: 'string' },
      seats: { type: 'string' },
      seed: { type: 'string' },
      options: { type: 'string', default: '{}' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) {
    process.stdout.write(playHelp);
    return exit.good;
  }
  const game = gameOf(required(values.game, 'game'));
  const levels = required(values.seats, 'seats').split(',');
  const policies = typed(() => levels.map((level) => policyFor(game.id, level)));
  const seed = required(values.seed, 'seed').toLowerCase();
  if (!isHex(seed, seedBytes)) throw new UsageError('--seed is not 64 hex digits');
  const options = optionsOf(values.options);
  const seats = levels.map((level, seat) => ({ kind: 'bot' as const, name: `Bot ${seat + 1}`, level }));
  const start: Match = typed(() => startMatch(game, { options, seats, seed, salts: levels.map(() => '') }));
  const over = playOut(start, policies, seededRandom(start.fingerprint));
  process.stdout.write(`${JSON.stringify(recordOf(over))}\n`);
  return exit.good;
}
