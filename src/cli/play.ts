import { parseArgs } from 'node:util';
import { playOut } from '../bots/play.ts';
import { seededRandom } from '../bots/random.ts';
import { quote } from '../engine/json.ts';
import { type Match, startMatch } from '../engine/match.ts';
import { recordOf } from '../engine/record.ts';
import { gameOptions, gamesHelp, readGame, typed } from './arguments.ts';
import { exit, UsageError } from './usage.ts';

export const playHelp = `Usage: npm run --silent record -- play --game GAME --seats LEVEL,… --seed HEX [--options JSON]

Lets bots play one game and prints its record, one line of JSON. The same command line gives the same game.

Options:
  --game GAME        which game
  --seats LEVEL,…    the level of the bot in each seat, from seat 0
  --seed HEX         the seed of the dice, 64 hex digits
  --options JSON     the game's options, for example '{"start":0}'; what is absent takes its default
  -h, --help         show this text

Games:
${gamesHelp}

Exit code: 0, or 2 where the command line makes no sense.
`;

function optionsOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(`--options is not JSON: ${quote(text)}`);
  }
}

/** `record play`: bots play one game; prints its record, and gives the exit code. */
export function play(args: string[]): number {
  const { values } = parseArgs({
    args,
    options: {
      ...gameOptions,
      options: { type: 'string', default: '{}' },
    },
  });
  if (values.help) {
    process.stdout.write(playHelp);
    return exit.good;
  }
  const { game, players, seed } = readGame('play', values);
  const options = optionsOf(values.options);
  const seats = players.map(({ level }, seat) => ({ kind: 'bot' as const, name: `Bot ${seat + 1}`, level }));
  const start: Match = typed(() => startMatch(game, { options, seats, seed, salts: players.map(() => '') }));
  const over = playOut(
    start,
    players.map(({ policy }) => policy),
    seededRandom(start.fingerprint),
  );
  process.stdout.write(`${JSON.stringify(recordOf(over))}\n`);
  return exit.good;
}
