import { parseArgs } from 'node:util';
import { type Match, throwsOf } from '../engine/match.ts';
import { checkRecord, RecordError } from '../engine/record.ts';
import { rulesOf } from '../games/rules.ts';
import { InputError, readInput, readText } from './input.ts';
import { exit, oneLine, UsageError } from './usage.ts';

export const checkHelp = `Usage: npm run --silent record -- check FILE…

Replays records of games and checks every throw and every action.

  FILE    a file that holds one record (JSON, UTF-8); '-' is standard input, one record a line

Prints one line of JSON for each record, in order. For a good one:
  {"ok":true,"game":…,"over":…,"ranking":[…],"throws":[…],"state":{…}}
for a bad one:
  {"ok":false,"at":17,"error":"…"}
where "at" is the index of the action at fault, or null where the fault is elsewhere.

Options:
  -h, --help    show this text

Exit code: 0 all records are good, 1 any is bad or can't be read, 2 the command line makes no sense.
`;

type Verdict = { ok: true; [key: string]: unknown } | { ok: false; at: number | null; error: string };

/** What is printed of a record that is good. */
function good(match: Match): Verdict {
  const { game, state, next } = match;
  return {
    ok: true,
    game: game.id,
    over: next.kind === 'end',
    ranking: game.ranking(state),
    throws: throwsOf(match),
    state: game.publicState(state),
  };
}

/** What is printed of a text, whatever it is. */
function verdict(text: string | InputError): Verdict {
  try {
    if (text instanceof InputError) throw text;
    return good(checkRecord(text, rulesOf));
  } catch (error) {
    if (!(error instanceof RecordError || error instanceof InputError)) throw error;
    const at = error instanceof RecordError ? error.at : null;
    return { ok: false, at, error: oneLine(error.message) };
  }
}

async function* texts(files: readonly string[]): AsyncGenerator<string | InputError> {
  for (const file of files) {
    if (file === '-') yield* readInput();
    else yield readText(file).catch((error: InputError) => error);
  }
}

/** `record check`: prints a verdict on each record, and gives the exit code. */
export async function check(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    options: { help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
  });
  if (values.help) {
    process.stdout.write(checkHelp);
    return exit.good;
  }
  if (positionals.length === 0) throw new UsageError('check needs a file, or - for standard input');
  if (positionals.filter((file) => file === '-').length > 1) {
    throw new UsageError('standard input can be read only once');
  }
  let code: number = exit.good;
  for await (const text of texts(positionals)) {
    const line = verdict(text);
    if (!line.ok) code = exit.bad;
    process.stdout.write(`${JSON.stringify(line)}\n`);
  }
  return code;
}
