import { createReadStream, fstatSync } from 'node:fs';
import { recordTextLimit } from '../engine/record.ts';

/** Text that can't be read as a record, before anything is known of what it says. */
export class InputError extends Error {}

/** Bytes that are no text at all. */
class NotText extends InputError {}

/** UTF-8 takes at most three bytes for each unit of a JavaScript string. */
const byteLimit = 3 * recordTextLimit;
const newline = 0x0a;

const problems: Readonly<Record<string, string>> = {
  ENOENT: 'no such file',
  EACCES: 'no permission to read it',
  EISDIR: 'it is a directory',
};

/** The text of bytes; throws InputError unless they are UTF-8. A byte order mark is left out. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new NotText('not UTF-8 text');
  }
}

/** Why something could not be read, for a person. */
function unreadable(what: string, error: unknown): InputError {
  if (error instanceof InputError) return error;
  const code = (error as NodeJS.ErrnoException).code ?? '';
  return new InputError(`can't read ${what}: ${problems[code] ?? code}`);
}

const tooLong = (): InputError => new InputError(`longer than any record: over ${byteLimit} bytes`);

/** The text of a file; throws InputError where it can't be read, isn't UTF-8, or is far too long (of which no more is read). */
export async function readText(path: string): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      length += chunk.length;
      if (length > byteLimit) throw tooLong();
    }
  } catch (error) {
    throw unreadable(path, error);
  }
  return textOf(Buffer.concat(chunks));
}

/** What `readLines` finds on standard input; an InputError where that can't be read. */
export async function* readInput(): AsyncGenerator<string | InputError> {
  try {
    // Node takes a directory (`check - < FOLDER`) for an empty stream.
    if (fstatSync(0).isDirectory()) yield unreadable('standard input', { code: 'EISDIR' });
    else yield* readLines(process.stdin);
  } catch (error) {
    yield unreadable('standard input', error);
  }
}

/**
 * The lines of a stream that hold anything, each as its text, or as the InputError that stands in its way.
 * No more of a line is kept than a record may be long, and no more is read after one that is not text.
 */
async function* readLines(stream: AsyncIterable<Buffer>): AsyncGenerator<string | InputError> {
  let parts: Buffer[] = [];
  let length = 0;
  const add = (part: Buffer): void => {
    length += part.length;
    if (length <= byteLimit) parts.push(part);
    else parts = [];
  };
  const take = (): string | InputError => {
    const line = length > byteLimit ? tooLong() : decoded(Buffer.concat(parts));
    parts = [];
    length = 0;
    return line;
  };
  for await (const chunk of stream) {
    let from = 0;
    for (let to = chunk.indexOf(newline); to >= 0; to = chunk.indexOf(newline, from)) {
      add(chunk.subarray(from, to));
      from = to + 1;
      const line = take();
      if (line !== '') yield line;
      if (line instanceof NotText) return;
    }
    add(chunk.subarray(from));
  }
  const last = take();
  if (last !== '') yield last;
}

function decoded(bytes: Uint8Array): string | InputError {
  try {
    return textOf(bytes).trim();
  } catch (error) {
    return error as InputError;
  }
}
