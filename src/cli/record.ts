import { check } from './check.ts';
import { play } from './play.ts';
import { exit, oneLine, UsageError } from './usage.ts';

const help = `Usage: npm run --silent record -- COMMAND …

Records of games: the start of a game and its actions, from which everything else follows.

Commands:
  check FILE…    replay records and check them; '-' is standard input, one record a line
  play           let bots play one game and print its record

  record COMMAND --help    tells more about a command

Options:
  -h, --help     show this text
`;

/** Runs the command line `record …` and gives its exit code. */
async function run([command, ...args]: string[]): Promise<number> {
  switch (command) {
    case 'check':
      return check(args);
    case 'play':
      return play(args);
    case '-h':
    case '--help':
    case 'help':
      process.stdout.write(help);
      return exit.good;
    case undefined:
      throw new UsageError('a command is missing');
    default:
      throw new UsageError(`there is no command "${command}"`);
  }
}

const isUsage = (error: unknown): error is Error =>
  error instanceof UsageError ||
  (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_'));

// Whoever reads the output may stop early (`| head`): there is nobody to tell more then.
process.stdout.on('error', () => process.exit());

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if (!isUsage(error)) throw error;
  process.stderr.write(`record: ${oneLine(error.message)}; see --help\n`);
  process.exitCode = exit.usage;
}
