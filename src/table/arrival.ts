import { RecordError, readRecord, replay } from '../engine/record.ts';
import { isPlayable, loadGame } from '../games/registry.ts';
import { readArchive } from '../storage/archive.ts';
import { readDocument, type StoredMatch } from '../storage/document.ts';
import { mergeMatches, storedMatches } from '../storage/matches.ts';
import { UnreadableError } from '../storage/migrations.ts';
import { holdMatch } from '../storage/tab.ts';
import { unfinishedChanged } from '../storage/unfinished.ts';
import { checkRules, documentOf } from './saved.ts';

/** More actions than any game has; replaying more than that would only be a way to keep a device busy. */
const mostActions = 20_000;
/** So many games are replayed before the page is given a turn. */
const batch = 20;

/** A game of a file that can't be taken in. */
export interface BadGame {
  /** Which game of the file, from 1. */
  readonly place: number;
  /** `newer`: by a later Kast; `illegal`: against the rules at `action`; `broken`: damaged. */
  readonly reason: 'newer' | 'illegal' | 'broken';
  /** Which action, from 1, or null. */
  readonly action: number | null;
}

/** What taking a file in would do; a game that is in it several times counts once. Nothing has been done yet. */
export interface Arrival {
  /** Games that are not here. */
  readonly fresh: readonly StoredMatch[];
  /** Games that went on after what is here, which they will replace. */
  readonly newer: readonly StoredMatch[];
  /** Games that stay as they are here. */
  readonly here: number;
  /** Of those: newer in the file, but being played in some window now. */
  readonly busy: number;
  readonly bad: readonly BadGame[];
}

/**
 * A game of a file, replayed by its rules to where it stops. What lists show of it is worked out anew: of the file,
 * only the record and the times are believed. Throws UnreadableError or RecordError.
 */
const check = async (stored: unknown): Promise<StoredMatch> => {
  const { id, created, updated, rules, record } = readDocument(stored);
  const broken = (what: string) => new UnreadableError('broken', what);
  if (!/^[\w-]{1,64}$/.test(id)) throw broken('no id of ours');
  if (record.actions.length > mostActions) throw broken('longer than any game');
  if (!isPlayable(record.game)) throw new UnreadableError('newer', 'a game that is still to come');
  const module = await loadGame(record.game);
  checkRules(module.rules, rules);
  const match = replay(module.rules, readRecord(record));
  // No window's: whoever opens the game makes it theirs.
  return documentOf(match, { id, created, updated, owner: 'file' });
};

/** What is wrong with a game; all other errors are not the game's, and thrown on. */
const faultOf = (error: unknown): Omit<BadGame, 'place'> => {
  if (error instanceof UnreadableError) return { reason: error.reason, action: null };
  if (!(error instanceof RecordError)) throw error;
  return error.at === null ? { reason: 'broken', action: null } : { reason: 'illegal', action: error.at + 1 };
};

/** Whether a game is to be written over what lies here: never over what can't be read, nor an end by a middle. */
const wanted = (document: StoredMatch, here: unknown): boolean => {
  if (here === undefined) return true;
  try {
    const { updated, summary } = readDocument(here);
    return document.updated > updated && (document.summary.over || !summary.over);
  } catch (error) {
    if (error instanceof UnreadableError) return false;
    throw error;
  }
};

/** Runs `work` while no window, not even this one, can play the games it is given: those that nobody plays now. */
const withIdle = async <Result>(
  documents: readonly StoredMatch[],
  work: (idle: readonly StoredMatch[]) => Promise<Result>,
): Promise<Result> => {
  const holds = await Promise.all(documents.map(({ id }) => holdMatch(id)));
  try {
    return await work(documents.filter((_, at) => holds[at]));
  } finally {
    await Promise.all(holds.map((hold) => hold?.release()));
  }
};

/**
 * Reads a file's text and tells what taking it in would do. Every game is checked and replayed; one that fails
 * stands in no other's way. Throws ArchiveError; rejects when a game's rules can't be loaded.
 */
export const examineArchive = async (text: string): Promise<Arrival> => {
  const stored = readArchive(text);
  const playable = new Map<string, StoredMatch>();
  const bad: BadGame[] = [];
  for (const [at, each] of stored.entries()) {
    if (at % batch === batch - 1) await new Promise((resolve) => setTimeout(resolve));
    try {
      const document = await check(each);
      // The same game twice: the one that has come further counts.
      if (wanted(document, playable.get(document.id))) playable.set(document.id, document);
    } catch (error) {
      bad.push({ place: at + 1, ...faultOf(error) });
    }
  }
  const lying = await storedMatches();
  const candidates = [...playable.values()].filter((document) => wanted(document, lying.get(document.id)));
  const fresh = candidates.filter(({ id }) => !lying.has(id));
  const known = candidates.filter(({ id }) => lying.has(id));
  const newer = await withIdle(known, async (idle) => idle);
  return {
    fresh,
    newer,
    here: playable.size - fresh.length - newer.length,
    busy: known.length - newer.length,
    bad,
  };
};

/**
 * Takes the games in, all in one transaction; resolves with how many. What has been opened, or has gone on here,
 * since the file was examined is left alone. Throws StorageError: then nothing was written.
 */
export const takeIn = async ({ fresh, newer }: Arrival): Promise<number> => {
  const written = await withIdle(newer, (idle) => mergeMatches([...fresh, ...idle], wanted));
  unfinishedChanged();
  return written.length;
};
