import { inTransaction, onReopened } from './database.ts';
import { lastMoment, type MatchSummary, readDocument, type StoredMatch } from './document.ts';
import { UnreadableError } from './migrations.ts';
import { askToPersist } from './persist.ts';
import { StorageError, tellSaved, tellUnsaved } from './saving.ts';

/** Another window has taken the game over; nothing was written. */
export class TakenError extends Error {
  override readonly name = 'TakenError';

  constructor() {
    super('another window plays this game');
  }
}

/** There is no such game on this device. */
export class MissingError extends Error {
  override readonly name = 'MissingError';

  constructor(id: string) {
    super(`there is no game ${id}`);
  }
}

/** What could not be written, by id: newer than what the store holds, and kept in this window only. */
const unwritten = new Map<string, StoredMatch>();

const ownerOf = (stored: unknown): unknown =>
  typeof stored === 'object' && stored !== null && 'owner' in stored ? stored.owner : undefined;

/** Two windows never write one game: the owner is compared in the transaction that writes. */
const write = (document: StoredMatch): Promise<void> =>
  inTransaction('readwrite', async (store) => {
    const stored = await store.get(document.id);
    if (stored !== undefined && ownerOf(stored) !== document.owner) throw new TakenError();
    await store.put(document);
  });

/** Writes what has been waiting since the store failed. What another window has taken over is dropped. */
const writeWaiting = async (): Promise<void> => {
  for (const document of unwritten.values()) {
    try {
      await write(document);
    } catch (error) {
      if (!(error instanceof TakenError)) throw error;
    }
    if (unwritten.get(document.id) === document) unwritten.delete(document.id);
  }
  tellSaved();
};

onReopened(() => {
  writeWaiting().catch(() => {});
});

/**
 * Writes a game; resolves when it is on the device, or kept in this window because the store fails: then
 * `saving` says so, and the next write tries both again. Throws TakenError when it belongs to another window now.
 */
export const saveMatch = async (document: StoredMatch): Promise<void> => {
  try {
    await write(document);
    unwritten.delete(document.id);
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    unwritten.set(document.id, document);
    tellUnsaved(error.reason);
    return;
  }
  askToPersist();
  if (unwritten.size > 0) writeWaiting().catch(() => {});
  else tellSaved();
};

/**
 * Makes `owner` the only one that may write a game, once `check` has found it good. Takes the game's lock for granted.
 * Throws MissingError, UnreadableError, what `check` throws (each time nothing is written), or StorageError.
 */
export const claimMatch = async <Checked>(
  id: string,
  owner: string,
  check: (document: StoredMatch) => Checked,
): Promise<{ readonly document: StoredMatch; readonly checked: Checked }> => {
  const waiting = unwritten.get(id);
  if (waiting) {
    const document = { ...waiting, owner };
    const checked = check(document);
    unwritten.set(id, document);
    return { document, checked };
  }
  return inTransaction('readwrite', async (store) => {
    const stored = await store.get(id);
    if (stored === undefined) throw new MissingError(id);
    const document = { ...readDocument(stored), owner };
    const checked = check(document);
    await store.put(document);
    return { document, checked };
  });
};

/** A game for looking at only. Throws like `claimMatch`. */
export const readMatch = async (id: string): Promise<StoredMatch> => {
  const waiting = unwritten.get(id);
  if (waiting) return waiting;
  const stored = await inTransaction('readonly', (store) => store.get(id));
  if (stored === undefined) throw new MissingError(id);
  return readDocument(stored);
};

/** A stored game that can't be read: kept, and may be exported or discarded. */
export interface UnreadableMatch {
  readonly kind: 'unreadable';
  readonly id: string;
  /** Milliseconds since 1970; null where that can't be read either. */
  readonly updated: number | null;
  readonly reason: 'newer' | 'broken';
}

/** A game as lists show it: nothing in it is secret. */
export interface ListedMatch extends Omit<StoredMatch, 'record' | 'owner' | 'schema'> {
  readonly kind: 'match';
  readonly game: StoredMatch['record']['game'];
  readonly seats: StoredMatch['record']['seats'];
  readonly summary: MatchSummary;
}

const describe = (stored: unknown): ListedMatch | UnreadableMatch => {
  const { id, updated } = stored as { readonly id: string; readonly updated?: unknown };
  try {
    const { record, owner: _owner, schema: _schema, ...shown } = readDocument(stored);
    return { kind: 'match', game: record.game, seats: record.seats, ...shown };
  } catch (error) {
    if (!(error instanceof UnreadableError)) throw error;
    const time = typeof updated === 'number' && Math.abs(updated) <= lastMoment ? updated : null;
    return { kind: 'unreadable', id, updated: time, reason: error.reason };
  }
};

/** Every stored document of this device and window by its id, as it stands. Only those of the window where the store fails. */
export const storedMatches = async (): Promise<ReadonlyMap<unknown, unknown>> => {
  let stored: readonly unknown[] = [];
  try {
    stored = await inTransaction('readonly', (store) => store.getAll());
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    tellUnsaved(error.reason);
  }
  const byId = new Map<unknown, unknown>(stored.map((each) => [(each as { id: unknown }).id, each]));
  for (const [id, document] of unwritten) byId.set(id, document);
  return byId;
};

/** Every game of this device and window, newest first. Only those of the window where the store fails. */
export const listMatches = async (): Promise<readonly (ListedMatch | UnreadableMatch)[]> => {
  const byId = await storedMatches();
  return [...byId.values()].map(describe).sort((one, other) => (other.updated ?? 0) - (one.updated ?? 0));
};

/**
 * Writes games that come from outside, all in one transaction or none, and gives those that were written. `wanted`
 * is asked of each in that transaction, with what lies here under its id (undefined: nothing). Throws StorageError.
 */
export const mergeMatches = (
  documents: readonly StoredMatch[],
  wanted: (document: StoredMatch, here: unknown) => boolean,
): Promise<readonly StoredMatch[]> =>
  inTransaction('readwrite', async (store) => {
    const written: StoredMatch[] = [];
    for (const document of documents) {
      const here = unwritten.get(document.id) ?? (await store.get(document.id));
      if (!wanted(document, here)) continue;
      await store.put(document);
      written.push(document);
    }
    return written;
  });

/** A discarded game as it was stored, to be put back. */
export type Discarded = { readonly id: string; readonly stored: unknown };

/** Takes a game out of the store, readable or not, and gives what `restoreMatch` puts back. Throws StorageError. */
export const discardMatch = async (id: string): Promise<Discarded> => {
  const waiting = unwritten.get(id);
  unwritten.delete(id);
  try {
    const stored = await inTransaction('readwrite', async (store) => {
      const found = await store.get(id);
      await store.delete(id);
      return found;
    });
    return { id, stored: waiting ?? stored };
  } catch (error) {
    // A game of this window only is gone all the same.
    if (waiting && error instanceof StorageError) return { id, stored: waiting };
    throw error;
  }
};

/** Puts a discarded game back as it was. */
export const restoreMatch = async ({ id, stored }: Discarded): Promise<void> => {
  if (stored === undefined) return;
  try {
    await inTransaction('readwrite', (store) => store.put(stored));
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    unwritten.set(id, readDocument(stored));
    tellUnsaved(error.reason);
  }
};

/** A stored game as JSON text just as it stands, for a file. Null when there is none. Throws StorageError. */
export const exportMatch = async (id: string): Promise<string | null> => {
  const stored = unwritten.get(id) ?? (await inTransaction('readonly', (store) => store.get(id)));
  return stored === undefined ? null : JSON.stringify(stored, null, 2);
};
