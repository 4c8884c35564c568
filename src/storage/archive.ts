import { storedMatches } from './matches.ts';
import { StorageError, saving } from './saving.ts';

/**
 * The file that holds all saved games: `{ "format": "kast-games/1", "games": [ … ] }`, each game the document that
 * the store holds, just as it stands there (`StoredMatch`, or an older or newer version of it).
 */
const archiveFormat = 'kast-games/1';

/** Bytes of the largest file that is read: thousands of games. */
export const archiveLimit = 64_000_000;

/** Why a file holds no games for us; `cut`: it ends too early, `noise`: it is no JSON. */
export type ArchiveFault = 'large' | 'cut' | 'noise' | 'foreign' | 'newer' | 'empty';

/** A file that is no archive; nothing of it was used. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError';
  readonly fault: ArchiveFault;
  /** Where the JSON breaks, where the browser says so. */
  readonly place: { readonly line: number; readonly column: number } | null;

  constructor(fault: ArchiveFault, place: ArchiveError['place'] = null) {
    super(`not an archive: ${fault}`);
    this.fault = fault;
    this.place = place;
  }
}

/** An archive as text, and how many games it holds. */
export interface Archive {
  readonly text: string;
  readonly games: number;
}

/**
 * Every game of this device and window as one file, readable or not. Throws StorageError when the store can't be
 * read and this window holds nothing either.
 */
export const exportArchive = async (): Promise<Archive> => {
  const games = [...(await storedMatches()).values()];
  const state = saving.peek();
  if (games.length === 0 && state.kind === 'unsaved') throw new StorageError(state.reason);
  return { text: JSON.stringify({ format: archiveFormat, games }), games: games.length };
};

/** Line and column from 1, as far as the browser's message tells them. */
const placeOf = (text: string, message: string): ArchiveError['place'] => {
  const [, line, column] = /line (\d+) column (\d+)/.exec(message) ?? [];
  if (line && column) return { line: Number(line), column: Number(column) };
  const [, position] = /position (\d+)/.exec(message) ?? [];
  if (!position) return null;
  const before = text.slice(0, Number(position)).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    const message = String(error);
    const place = placeOf(text, message);
    const lines = text.trimEnd().split('\n');
    const atEnd = place?.line === lines.length && place.column > (lines.at(-1) ?? '').length;
    const cut = atEnd || /unterminated|unexpected end|unexpected eof/i.test(message);
    throw new ArchiveError(cut ? 'cut' : 'noise', place);
  }
};

/**
 * The documents in a file's text, unchecked: an archive, or a single game as it is exported from home.
 * Throws ArchiveError.
 */
export const readArchive = (text: string): readonly unknown[] => {
  if (text.length > archiveLimit) throw new ArchiveError('large');
  const value = parse(text);
  if (typeof value !== 'object' || value === null) throw new ArchiveError('foreign');
  if (Object.hasOwn(value, 'schema') && Object.hasOwn(value, 'id')) return [value];
  const { format, games } = value as { readonly format?: unknown; readonly games?: unknown };
  if (typeof format !== 'string' || !/^kast-games\/\d+$/.test(format)) throw new ArchiveError('foreign');
  if (format !== archiveFormat) throw new ArchiveError('newer');
  if (!Array.isArray(games)) throw new ArchiveError('foreign');
  if (games.length === 0) throw new ArchiveError('empty');
  return games;
};
