import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';

/** Web Storage as one window sees it. */
const storageOf = (items: Map<string, string>): Storage =>
  ({
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }) as Storage;

/** A device with nothing on it. */
export const newDevice = (): void => {
  globalThis.indexedDB = new IDBFactory();
  globalThis.localStorage = storageOf(new Map());
  globalThis.sessionStorage = storageOf(new Map());
};

/** The storage modules as a window of its own has them: fresh state, the same device. */
export const openWindow = async () => {
  vi.resetModules();
  return {
    matches: await import('../../src/storage/matches.ts'),
    unfinished: await import('../../src/storage/unfinished.ts'),
    database: await import('../../src/storage/database.ts'),
    saving: await import('../../src/storage/saving.ts'),
    migrations: await import('../../src/storage/migrations.ts'),
    settings: await import('../../src/storage/settings.ts'),
    tab: await import('../../src/storage/tab.ts'),
  };
};

/** Puts documents into the store just as they are, as an older (or broken) Kast would have. */
export const storeRaw = async (version: number, ...documents: readonly object[]): Promise<void> => {
  const { openDB } = await import('idb');
  const database = await openDB('kast', version, {
    upgrade: (upgraded) => void upgraded.createObjectStore('matches', { keyPath: 'id' }),
  });
  for (const document of documents) await database.put('matches', document);
  database.close();
};

/** What is in the store under an id. */
export const readRaw = async (id: string): Promise<unknown> => {
  const { openDB } = await import('idb');
  const database = await openDB('kast');
  const found: unknown = await database.get('matches', id);
  database.close();
  return found;
};
