import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb';
import { migrate } from './migrations.ts';
import { StorageError, tellUnsaved } from './saving.ts';

/** The one database of the origin. What comes out of it is never trusted: values are unknown. */
interface KastDatabase extends DBSchema {
  /** By id: one document a game. */
  matches: { key: string; value: unknown };
}

type Connection = IDBPDatabase<KastDatabase>;
export type MatchStore<Mode extends IDBTransactionMode> = IDBPObjectStore<
  KastDatabase,
  ArrayLike<'matches'>,
  'matches',
  Mode
>;

/** Raised with every change to the stores or to the documents in them; see `upgrade`. */
export const databaseVersion = 2;
export const databaseName = 'kast';

let opening: Promise<Connection> | null = null;
let everOpened = false;
const reopened = new Set<() => void>();

/** Calls back when the store can be used again after it could not. */
export const onReopened = (listener: () => void): void => {
  reopened.add(listener);
};

const nameOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : '';

const toStorageError = (error: unknown): StorageError => {
  if (error instanceof StorageError) return error;
  const name = nameOf(error);
  if (name === 'QuotaExceededError') return new StorageError('full', error);
  if (name === 'VersionError') return new StorageError('outdated', error);
  return new StorageError(everOpened ? 'lost' : 'unavailable', error);
};

/** Rewrites what an older Kast stored. A document that can't be read stays as it is. */
const rewriteDocuments = async (store: MatchStore<'versionchange'>): Promise<void> => {
  for (let cursor = await store.openCursor(); cursor; cursor = await cursor.continue()) {
    let document: unknown;
    try {
      document = migrate(cursor.value);
    } catch {
      continue;
    }
    await cursor.update(document);
  }
};

const forget = (connection: Promise<Connection> | null): void => {
  if (opening === connection) opening = null;
};

const open = (): Promise<Connection> => {
  let mine: Promise<Connection> | null = null;
  let database: Connection | null = null;
  let blocked = false;
  mine = new Promise<Connection>((resolve, reject) => {
    const fail = (error: unknown) => {
      const failure = toStorageError(error);
      tellUnsaved(failure.reason);
      reject(failure);
    };
    const request = () =>
      openDB<KastDatabase>(databaseName, databaseVersion, {
        upgrade(upgraded, from, _to, transaction) {
          if (from < 1) upgraded.createObjectStore('matches', { keyPath: 'id' });
          else if (from < 2) void rewriteDocuments(transaction.objectStore('matches'));
        },
        blocked() {
          // Everybody is told now, and the request stays: it goes through when the other window closes.
          blocked = true;
          fail(new StorageError('blocked'));
        },
        blocking() {
          forget(mine);
          database?.close();
          // Queued behind the upgrade: says that this window is outdated, or finds a new, empty store.
          void connect().then(tellReopened, () => {});
        },
        terminated() {
          forget(mine);
          void connect().then(tellReopened, () => {});
        },
      });
    const succeed = (opened: Connection) => {
      database = opened;
      everOpened = true;
      resolve(opened);
      if (!blocked) return;
      mine = Promise.resolve(opened);
      opening = mine;
      tellReopened();
    };
    // Where there is no indexedDB at all, the call itself throws.
    Promise.resolve()
      .then(request)
      .then(succeed, (error) => {
        forget(mine);
        fail(error);
      });
  });
  return mine;
};

const tellReopened = (): void => {
  for (const listener of reopened) listener();
};

const connect = (): Promise<Connection> => {
  opening ??= open();
  return opening;
};

/** The connection itself is gone, not only this transaction. */
const isBroken = (error: unknown): boolean =>
  ['InvalidStateError', 'AbortError', 'UnknownError', 'TransactionInactiveError'].includes(nameOf(error));

const attempt = async <Mode extends 'readonly' | 'readwrite', Result>(
  connection: Connection,
  mode: Mode,
  work: (store: MatchStore<Mode>) => Promise<Result>,
): Promise<Result> => {
  const transaction = connection.transaction('matches', mode, { durability: 'strict' });
  const done = transaction.done.then(
    () => null,
    (error: unknown) => ({ error }),
  );
  let result: Result;
  try {
    result = await work(transaction.store);
  } catch (error) {
    try {
      transaction.abort();
    } catch {
      // It has ended already.
    }
    const failed = await done;
    // The transaction knows why a request was aborted; a refusal by `work` is its own reason.
    throw failed && nameOf(error) === 'AbortError' ? failed.error : error;
  }
  const failed = await done;
  if (failed) throw failed.error;
  return result;
};

/**
 * Runs `work` in one transaction and resolves when it is on the device. A broken connection is made again once.
 * What `work` throws aborts the transaction and is thrown on, unless it came from the store: then it is a StorageError.
 */
export const inTransaction = async <Mode extends 'readonly' | 'readwrite', Result>(
  mode: Mode,
  work: (store: MatchStore<Mode>) => Promise<Result>,
): Promise<Result> => {
  for (let first = true; ; first = false) {
    const connection = connect();
    try {
      return await attempt(await connection, mode, work);
    } catch (error) {
      if (error instanceof StorageError) throw error;
      if (first && isBroken(error)) {
        forget(connection);
        continue;
      }
      if (!(error instanceof DOMException)) throw error;
      throw toStorageError(error);
    }
  }
};
