import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { documentNamed } from '../storage/documents.ts';
import { StandInLocks } from '../storage/locks.ts';
import { newDevice, openWindow, readRaw, storeRaw } from '../storage/windows.ts';
import { bot, firstLegal, pass, person, roll } from './stand-ins.ts';

// The rules without the views: what a table needs of a game.
vi.mock('../../src/games/registry.ts', async () => {
  const { rulesOf } = await import('../../src/games/rules.ts');
  return { loadGame: async (id: 'tallspor') => ({ rules: rulesOf(id) }) };
});

let patience = new AbortController();

beforeEach(() => {
  newDevice();
  patience = new AbortController();
  vi.stubGlobal('navigator', { locks: new StandInLocks() });
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => patience.signal);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const openTables = async () => {
  const storage = await openWindow();
  return { ...storage, start: await import('../../src/table/start.ts') };
};

const alone = { game: 'tallspor', options: { start: 0 }, seats: [person('Ola')] } as const;

const opened = (opening: { kind: string }) => {
  if (opening.kind !== 'open' || !('table' in opening)) throw new Error(`it is ${opening.kind}`);
  return opening.table as Awaited<ReturnType<Awaited<ReturnType<typeof openTables>>['start']['createMatch']>>;
};

describe('a new game', () => {
  it('has a seed and salts of its own, shows the fingerprint alone, and is saved at once', async () => {
    const { start, tab } = await openTables();
    const table = await start.createMatch({
      game: 'tallspor',
      options: { start: 0 },
      seats: [person('Ola'), bot('Kastor'), person('Kari')],
    });
    const id = tab.ownMatch() ?? '';
    const { record } = (await readRaw(id)) as ReturnType<typeof documentNamed>;
    expect(record.seed).toMatch(/^[0-9a-f]{64}$/);
    expect(record.fingerprint).toBe(table.fingerprint);
    expect(record.salts.map((salt) => salt.length)).toEqual([22, 0, 22]);
    expect(new Set(record.salts).size).toBe(3);
    expect(JSON.stringify(table.view.value)).not.toContain(String(record.seed));
    expect(table.record()).toBeNull();
    table.close();
  });

  it('is refused with options that the rules do not know, and nothing is saved', async () => {
    const { start, matches } = await openTables();
    await expect(start.createMatch({ ...alone, options: { start: 4 } })).rejects.toThrow();
    expect(await matches.listMatches()).toEqual([]);
  });

  it('takes the place of the one before, which stays saved', async () => {
    const { start, unfinished } = await openTables();
    await start.createMatch(alone);
    const second = await start.createMatch(alone);
    expect(await unfinished.refreshUnfinished()).toHaveLength(2);
    second.close();
  });
});

describe('opening a game', () => {
  it('shows the very decision where it was left, by reload or by another window', async () => {
    const before = await openTables();
    const table = await before.start.createMatch(alone);
    const id = before.tab.ownMatch() ?? '';
    await table.send(roll);
    await table.send(firstLegal(table.view.value));
    const left = table.view.value;
    expect(opened(await before.start.resumeMatch(id))).toBe(table);
    await before.start.leaveTable();
    const after = await openTables();
    const again = opened(await after.start.resumeMatch(id));
    expect(again.view.value).toEqual(left);
    expect(again.canUndo.value).toBe(true);
    again.close();
  });

  it('is refused while another window plays it, unless it is taken over: then that one closes', async () => {
    const [first, second] = [await openTables(), await openTables()];
    const table = await first.start.createMatch(alone);
    const id = first.tab.ownMatch() ?? '';
    const asked = second.start.resumeMatch(id);
    patience.abort();
    expect(await asked).toEqual({ kind: 'elsewhere' });
    const taken = opened(await second.start.resumeMatch(id, { steal: true }));
    await vi.waitFor(() => expect(table.closed.value).toBe('elsewhere'));
    await taken.send(roll);
    await table.send(pass);
    expect(((await readRaw(id)) as ReturnType<typeof documentNamed>).record.actions).toHaveLength(1);
    taken.close();
  });

  it('can never write twice, even if a window does not notice that its lock is gone', async () => {
    const first = await openTables();
    const table = await first.start.createMatch(alone);
    const id = first.tab.ownMatch() ?? '';
    vi.stubGlobal('navigator', {});
    const second = await openTables();
    const taken = opened(await second.start.resumeMatch(id));
    const before = table.view.value;
    await table.send(roll);
    expect(table.view.value).toBe(before);
    expect(table.closed.value).toBe('elsewhere');
    await taken.send(roll);
    expect(((await readRaw(id)) as ReturnType<typeof documentNamed>).record.actions).toHaveLength(1);
    taken.close();
  });

  it('says what can not be read or is not there, and leaves it as it is', async () => {
    const good = documentNamed('good');
    const cheat = {
      ...documentNamed('cheat'),
      record: { ...good.record, actions: [{ seat: 1, type: 'throw' }] },
    };
    const ahead = { ...documentNamed('ahead'), rules: 99 };
    await storeRaw(2, good, cheat, ahead);
    const { start, unfinished } = await openTables();
    await unfinished.refreshUnfinished();
    expect(await start.resumeMatch('cheat')).toEqual({ kind: 'unreadable', reason: 'broken' });
    expect(await start.peekMatch('ahead')).toBeNull();
    expect(await start.resumeMatch('ahead')).toEqual({ kind: 'unreadable', reason: 'newer' });
    expect(await start.resumeMatch('nothing')).toEqual({ kind: 'missing' });
    expect(await readRaw('cheat')).toEqual(cheat);
    const kinds = Object.fromEntries(unfinished.unfinished.value?.map(({ id, kind }) => [id, kind]) ?? []);
    expect(kinds).toEqual({ good: 'match', cheat: 'unreadable', ahead: 'unreadable' });
    expect((await start.peekMatch('good'))?.seat).toBe(0);
    expect((await start.peekMatch('good'))?.log.at(-1)).toMatchObject({ kind: 'throw', number: 8 });
  });

  it('says when the store can not be used', async () => {
    globalThis.indexedDB = undefined as unknown as IDBFactory;
    const { start } = await openTables();
    expect(await start.resumeMatch('game')).toEqual({ kind: 'failed', reason: 'unavailable' });
  });
});

describe('a game that ends', () => {
  it('shows its record with the seed, and is offered no more', async () => {
    const { start, unfinished } = await openTables();
    const table = await start.createMatch(alone);
    while (table.view.value.next.kind !== 'end') {
      const throws = table.view.value.legal.some(({ type }) => type === 'throw');
      await table.send(throws ? roll : pass);
    }
    expect(table.canUndo.value).toBe(false);
    expect(table.record()?.seed).toMatch(/^[0-9a-f]{64}$/);
    expect(await unfinished.refreshUnfinished()).toEqual([]);
    table.close();
  });
});
