import { IDBObjectStore } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { documentNamed, version1 } from './documents.ts';
import { newDevice, openWindow, readRaw, storeRaw } from './windows.ts';

beforeEach(newDevice);
afterEach(() => vi.restoreAllMocks());

const good = () => null;
const saved = { kind: 'saved' };
const unsaved = (reason: string) => ({ kind: 'unsaved', reason });

describe('a game', () => {
  it('is written, listed newest first without its secrets, and read again', async () => {
    const { matches, saving } = await openWindow();
    await matches.saveMatch(documentNamed('old', 'one', 1000));
    await matches.saveMatch(documentNamed('new', 'one', 2000));
    const list = await matches.listMatches();
    expect(list.map(({ id }) => id)).toEqual(['new', 'old']);
    expect(JSON.stringify(list)).not.toContain(String(version1['seed']));
    expect(JSON.stringify(list)).not.toContain('"actions"');
    expect(await matches.readMatch('old')).toEqual(documentNamed('old', 'one', 1000));
    expect(saving.saving.value).toEqual(saved);
  });

  it('is written only by the window that opened it last', async () => {
    const first = await openWindow();
    await first.matches.saveMatch(documentNamed('game', 'first'));
    const second = await openWindow();
    const { document } = await second.matches.claimMatch('game', 'second', good);
    await second.matches.saveMatch({ ...document, updated: 3000 });
    await expect(first.matches.saveMatch(documentNamed('game', 'first', 4000))).rejects.toThrow(
      'another window plays this game',
    );
    expect(await readRaw('game')).toMatchObject({ owner: 'second', updated: 3000 });
  });

  it('is not claimed when it fails the check', async () => {
    const { matches } = await openWindow();
    await matches.saveMatch(documentNamed('game', 'first'));
    const fail = () => {
      throw new RangeError('not legal');
    };
    await expect(matches.claimMatch('game', 'second', fail)).rejects.toThrow('not legal');
    expect(await readRaw('game')).toMatchObject({ owner: 'first' });
    await expect(matches.claimMatch('none', 'second', good)).rejects.toThrow('there is no game none');
  });

  it('can be discarded and put back just as it was', async () => {
    const { matches, unfinished } = await openWindow();
    await matches.saveMatch(documentNamed('game'));
    const discarded = await unfinished.discard('game');
    expect(await unfinished.refreshUnfinished()).toEqual([]);
    expect(localStorage.getItem('kast:unfinished')).toBe('0');
    if (discarded) await unfinished.restore(discarded);
    expect(await readRaw('game')).toEqual(documentNamed('game'));
    expect(await unfinished.refreshUnfinished()).toMatchObject([{ id: 'game', elsewhere: false }]);
    expect(localStorage.getItem('kast:unfinished')).toBe('1');
  });

  it('is not offered any more when it is over', async () => {
    const { matches, unfinished } = await openWindow();
    const { summary, ...rest } = documentNamed('game');
    await matches.saveMatch({ ...rest, summary: { ...summary, over: true, waitingFor: [] } });
    expect(await unfinished.refreshUnfinished()).toEqual([]);
    expect(await matches.listMatches()).toHaveLength(1);
  });
});

describe('a save that can not be read', () => {
  const broken = [
    { id: 'newer', schema: 7, updated: 5000 },
    { id: 'noise', schema: 2, updated: 'yesterday' },
    { ...documentNamed('no-record'), record: { game: 'tallspor' } },
    { ...documentNamed('no-game'), record: { ...documentNamed('x').record, game: 'ludo' } },
    { ...documentNamed('no-time'), updated: 8.7e15 },
    { id: 'no-time-either', schema: 7, updated: -1e300 },
    { ...documentNamed('no-seat'), summary: { over: false, throws: 1, waitingFor: [9], ranking: [] } },
  ];

  it('is kept and listed as such, and harms nothing else', async () => {
    await storeRaw(2, ...broken, documentNamed('good'));
    const { matches, unfinished } = await openWindow();
    const list = await unfinished.refreshUnfinished();
    const kinds = Object.fromEntries(list.map(({ id, kind }) => [id, kind]));
    expect(kinds).toEqual({
      newer: 'unreadable',
      noise: 'unreadable',
      'no-record': 'unreadable',
      'no-game': 'unreadable',
      'no-time': 'unreadable',
      'no-time-either': 'unreadable',
      'no-seat': 'unreadable',
      good: 'match',
    });
    expect(list.find(({ id }) => id === 'newer')).toMatchObject({ reason: 'newer', updated: 5000 });
    expect(list.filter(({ id }) => id.startsWith('no-time'))).toMatchObject([
      { updated: null },
      { updated: null },
    ]);
    for (const document of broken) {
      await expect(matches.claimMatch(document.id, 'me', good)).rejects.toMatchObject({
        name: 'UnreadableError',
      });
      expect(await readRaw(document.id)).toEqual(document);
    }
  });

  it('stays as it is when the store is upgraded', async () => {
    const noise = { id: 'noise', schema: 1, names: 'Ola' };
    await storeRaw(1, noise, version1);
    const { matches } = await openWindow();
    expect((await matches.listMatches()).map(({ kind }) => kind).sort()).toEqual(['match', 'unreadable']);
    expect(await readRaw('noise')).toEqual(noise);
  });

  it('can be exported and discarded', async () => {
    await storeRaw(2, { id: 'noise', schema: 2, what: 'is this' });
    const { matches } = await openWindow();
    expect(JSON.parse((await matches.exportMatch('noise')) ?? '')).toEqual({
      id: 'noise',
      schema: 2,
      what: 'is this',
    });
    await matches.restoreMatch(await matches.discardMatch('noise'));
    expect(await readRaw('noise')).toEqual({ id: 'noise', schema: 2, what: 'is this' });
    expect(await matches.exportMatch('none')).toBeNull();
  });
});

describe('without a store', () => {
  it.each([
    ['is missing', undefined],
    [
      'refuses',
      {
        open: () => {
          throw new DOMException('not in private mode', 'SecurityError');
        },
      },
    ],
  ])('(it %s) a game is kept in this window, and says so', async (_how, factory) => {
    globalThis.indexedDB = factory as unknown as IDBFactory;
    const { matches, unfinished, saving } = await openWindow();
    await matches.saveMatch(documentNamed('game', 'me', 1000));
    await matches.saveMatch(documentNamed('game', 'me', 2000));
    expect(saving.saving.value).toEqual(unsaved('unavailable'));
    expect(await unfinished.refreshUnfinished()).toMatchObject([{ id: 'game', updated: 2000 }]);
    const { document } = await matches.claimMatch('game', 'next', good);
    expect(document).toMatchObject({ owner: 'next', updated: 2000 });
    await matches.saveMatch(document);
    const discarded = await matches.discardMatch('game');
    expect(await matches.listMatches()).toEqual([]);
    await matches.restoreMatch(discarded);
    expect(await matches.listMatches()).toHaveLength(1);
  });

  const outOfRoom = () => {
    throw new DOMException('no room', 'QuotaExceededError');
  };

  it('(it is full) a game goes on, and is written when there is room again', async () => {
    const { matches, saving } = await openWindow();
    await matches.saveMatch(documentNamed('game', 'me', 1000));
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(outOfRoom);
    await matches.saveMatch(documentNamed('game', 'me', 2000));
    await matches.saveMatch(documentNamed('other', 'me', 2500));
    expect(saving.saving.value).toEqual(unsaved('full'));
    expect(await matches.readMatch('game')).toMatchObject({ updated: 2000 });
    expect((await matches.listMatches()).map(({ updated }) => updated)).toEqual([2500, 2000]);
    expect(await readRaw('game')).toMatchObject({ updated: 1000 });
    put.mockRestore();
    await matches.saveMatch(documentNamed('game', 'me', 3000));
    await vi.waitFor(() => expect(saving.saving.value).toEqual(saved));
    expect(await readRaw('game')).toMatchObject({ updated: 3000 });
    expect(await readRaw('other')).toMatchObject({ updated: 2500 });
  });

  it('(it is full) what another window has taken over meanwhile is not written over', async () => {
    const first = await openWindow();
    await first.matches.saveMatch(documentNamed('game', 'first', 1000));
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(outOfRoom);
    await first.matches.saveMatch(documentNamed('game', 'first', 2000));
    put.mockRestore();
    const second = await openWindow();
    await second.matches.claimMatch('game', 'second', good);
    await first.matches.saveMatch(documentNamed('another', 'first'));
    await vi.waitFor(() => expect(first.saving.saving.value).toEqual(saved));
    expect(await readRaw('game')).toMatchObject({ owner: 'second', updated: 1000 });
  });
});

describe('a broken connection', () => {
  it('is made again without a word', async () => {
    const { matches, saving } = await openWindow();
    await matches.saveMatch(documentNamed('game', 'me', 1000));
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
      throw new DOMException('the connection was closed', 'InvalidStateError');
    });
    await matches.saveMatch(documentNamed('game', 'me', 2000));
    expect(await readRaw('game')).toMatchObject({ updated: 2000 });
    expect(saving.saving.value).toEqual(saved);
  });

  it('that can not be made again is told', async () => {
    const { matches, saving } = await openWindow();
    await matches.saveMatch(documentNamed('game', 'me', 1000));
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('the connection was closed', 'InvalidStateError');
    });
    await matches.saveMatch(documentNamed('game', 'me', 2000));
    expect(saving.saving.value).toEqual(unsaved('lost'));
  });
});

describe('an upgrade', () => {
  it('waits for an older window that keeps the store open, tells so, and writes when it can', async () => {
    const old = await openDB('kast', 1, {
      upgrade: (upgraded) => void upgraded.createObjectStore('matches', { keyPath: 'id' }),
    });
    const { matches, saving } = await openWindow();
    await matches.saveMatch(documentNamed('game', 'me', 1000));
    expect(saving.saving.value).toEqual(unsaved('blocked'));
    await matches.saveMatch(documentNamed('game', 'me', 2000));
    expect(await matches.listMatches()).toMatchObject([{ id: 'game', updated: 2000 }]);
    old.close();
    await vi.waitFor(() => expect(saving.saving.value).toEqual(saved));
    expect(await readRaw('game')).toMatchObject({ updated: 2000 });
  });

  it('by a newer window is let through, and this window says that it is outdated', async () => {
    const { matches, saving } = await openWindow();
    await matches.saveMatch(documentNamed('game', 'me', 1000));
    const newer = await openDB('kast', 3);
    await vi.waitFor(() => expect(saving.saving.value).toEqual(unsaved('outdated')));
    await matches.saveMatch(documentNamed('game', 'me', 2000));
    expect(await newer.get('matches', 'game')).toMatchObject({ updated: 1000 });
    expect(await matches.readMatch('game')).toMatchObject({ updated: 2000 });
    newer.close();
  });
});
