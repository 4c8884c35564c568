import { check } from './check.ts';
import { play } from './play.ts';
import { exit, UsageError } from './usage.ts';

const help = `Usage: npm run --silent record -- COMMAND …

Records of games: the start of a game and its actions, from which everything else follows.

Commands:
  check FILE…    replay records and check them; '-' is standard input, one record a line
  play           let bots play one game and print its record

  record COMMAND --help    tells more about a command

Options:
  -h, --help     show this text
`;

/** Runs the command line `record …` and gives its exit code; throws where it makes no sense (`isUsage`). */
export async function run([command, ...args]: string[]): Promise<number> {
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
