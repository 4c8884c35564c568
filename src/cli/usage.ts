/** A command line that makes no sense: its message is for the person who typed it. Exit code 2. */
export class UsageError extends Error {}

/** Whether an error says that the command line makes no sense, be it ours or `parseArgs`'s. */
export function isUsage(error: unknown): error is Error {
  if (error instanceof UsageError) return true;
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_');
}

/** Exit codes: all good; some record was bad; the command line was. */
export const exit = { good: 0, bad: 1, usage: 2 } as const;

/** A message as one line, without the marks that would move a terminal's cursor. */
export function oneLine(message: string): string {
  return message
    .replace(/\s+/g, ' ')
    .replace(/\p{Cc}/gu, '?')
    .trim();
}
