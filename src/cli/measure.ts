import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import type { Policy } from '../bots/policy.ts';
import { seriesGame, seriesStart } from '../bots/series.ts';
import { type Estimate, quantile } from '../bots/statistics.ts';
import { type Tally, tallyOf } from '../bots/tally.ts';
import { botsVersionOf } from '../games/policies.ts';
import { gameOptions, gamesHelp, readGame, typed } from './arguments.ts';
import { exit, UsageError } from './usage.ts';

const mostGames = 1_000_000;

const help = `Usage: npm run --silent series -- --game GAME --seats LEVEL,… --seed HEX [--games N] [--json]

Lets bots play many games against each other, each one seat further every game, and prints for each of them
  wins          games that it won alone
  share         its wins among the games that somebody won alone, with the 95 % interval (Wilson)
  score         the mean of its scores, with the 95 % interval
  a decision    how long it thought: half of its decisions took no longer than p50, 95 in 100 than p95
The same command line gives the same figures, but for the times.

Options:
  --game GAME        which game
  --seats LEVEL,…    the levels that play, two or more as the game allows
  --seed HEX         the seed that the dice of all games and the chance of the bots follow from, 64 hex digits
  --games N          how many games, 1 to ${mostGames}; 600 unless told
  --json             print one line of JSON instead
  -h, --help         show this text

Games:
${gamesHelp}

Exit code: 0, or 2 where the command line makes no sense.
`;

/** Milliseconds of a decision. */
interface Times {
  readonly p50: number;
  readonly p95: number;
}

/** The policy, noting how long each of its decisions took. */
const timed =
  (policy: Policy, times: number[]): Policy =>
  (view, random) => {
    const before = performance.now();
    const action = policy(view, random);
    times.push(performance.now() - before);
    return action;
  };

const countOf = (text: string): number => {
  const count = Number(text);
  if (!/^\d+$/.test(text) || count < 1 || count > mostGames)
    throw new UsageError(`--games is not a number from 1 to ${mostGames}`);
  return count;
};

const tableOf = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(Math.max(...rows.map((each) => each[column]?.length ?? 0))))
        .join('   ')
        .trimEnd(),
    )
    .join('\n');

const estimate = ({ value, low, high }: Estimate, scale: number, unit: string): string =>
  `${(scale * value).toFixed(1)}${unit} (${(scale * low).toFixed(1)}–${(scale * high).toFixed(1)})`;

/** The figures as a table for people. */
function printed(levels: readonly string[], { players }: Tally, times: readonly Times[]): string {
  const names = Object.keys(players[0]?.scores ?? {});
  return tableOf([
    ['', 'wins', 'share', ...names, 'a decision'],
    ...players.map(({ wins, share, scores }, player) => [
      levels[player] ?? '',
      `${wins}`,
      estimate(share, 100, ' %'),
      ...names.map((name) => estimate(scores[name] as Estimate, 1, '')),
      `p50 ${times[player]?.p50.toFixed(3)} ms, p95 ${times[player]?.p95.toFixed(3)} ms`,
    ]),
  ]);
}

/** `series`: bots play many games; prints what came of them, and gives the exit code. */
export function measure(args: string[]): number {
  const { values } = parseArgs({
    args,
    options: { ...gameOptions, games: { type: 'string', default: '600' }, json: { type: 'boolean' } },
  });
  if (values.help) {
    process.stdout.write(help);
    return exit.good;
  }
  const { game, players, seed } = readGame('series', values);
  if (players.length < 2) throw new UsageError('a series is played by two at least');
  const count = countOf(values.games);
  typed(() => seriesStart(game, players, seed, 0));
  const taken = players.map((): number[] => []);
  const watched = players.map(({ level, policy }, player) => ({
    level,
    policy: timed(policy, taken[player] as number[]),
  }));
  const tally = tallyOf(Array.from({ length: count }, (_, index) => seriesGame(game, watched, seed, index)));
  const levels = players.map(({ level }) => level);
  const times = taken.map((all): Times => ({ p50: quantile(all, 0.5), p95: quantile(all, 0.95) }));
  const bots = botsVersionOf(game.id);
  const lines = values.json
    ? [
        JSON.stringify({
          game: game.id,
          seed,
          bots,
          games: tally.games,
          ties: tally.ties,
          players: tally.players.map((each, player) => ({
            level: levels[player],
            ...each,
            milliseconds: times[player],
          })),
        }),
      ]
    : [
        `${count} games of ${game.id}, bots ${bots}, seed ${seed}; ${tally.ties} shared`,
        '',
        printed(levels, tally, times),
      ];
  process.stdout.write(`${lines.join('\n')}\n`);
  return exit.good;
}
