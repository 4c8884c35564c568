import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { replay } from '../../src/engine/record.ts';
import { rulesOf } from '../../src/games/rules.ts';
import type { StoredMatch } from '../../src/storage/document.ts';
import { documentOf } from '../../src/table/saved.ts';
import { documentNamed, version1 } from '../storage/documents.ts';
import { StandInLocks } from '../storage/locks.ts';
import { newDevice, openWindow, readRaw } from '../storage/windows.ts';

// The rules without the views: what checking a game needs.
vi.mock('../../src/games/registry.ts', async () => {
  const { rulesOf } = await import('../../src/games/rules.ts');
  return {
    isPlayable: (id: string) => id === 'tallspor',
    loadGame: async () => ({ rules: rulesOf('tallspor') }),
  };
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

const open = async () => ({
  ...(await openWindow()),
  archive: await import('../../src/storage/archive.ts'),
  arrival: await import('../../src/table/arrival.ts'),
});

const fixtures = new URL('../fixtures/records/', import.meta.url);
const tallspor = rulesOf('tallspor');
const finished: readonly StoredMatch[] = readdirSync(fixtures)
  .filter((name) => name.startsWith('tallspor'))
  .map((name) => JSON.parse(readFileSync(new URL(name, fixtures), 'utf8')))
  .filter(({ check }) => check.ok && check.over)
  .slice(0, 3)
  .map(({ record }, at) => {
    if (!tallspor) throw new Error('there are no rules');
    const times = { created: 1_764_000_000_000 + at, updated: 1_764_100_000_000 + at };
    return documentOf(replay(tallspor, record), { id: `finished-${at}`, owner: 'one', ...times });
  });

const fileOf = (...games: readonly unknown[]) => JSON.stringify({ format: 'kast-games/1', games });
const counts = ({
  fresh,
  newer,
  here,
  busy,
  bad,
}: Record<string, unknown> & { fresh: readonly unknown[] }) => ({
  fresh: fresh.length,
  newer: (newer as readonly unknown[]).length,
  here,
  busy,
  bad: (bad as readonly unknown[]).length,
});

/** The game of nine throws with its last actions taken away, as it was earlier. */
const earlier = (id: string, actions: number): StoredMatch => {
  const document = documentNamed(id);
  if (!tallspor) throw new Error('there are no rules');
  const record = { ...document.record, actions: document.record.actions.slice(0, actions) };
  return documentOf(replay(tallspor, record), { id, owner: 'one', created: 1, updated: 1000 + actions });
};

describe('all saved games', () => {
  it('go into a file and come out on another device as they were', async () => {
    const here = await open();
    for (const document of [...finished, documentNamed('under-way')]) await here.matches.saveMatch(document);
    const { text, games } = await here.archive.exportArchive();
    expect(games).toBe(finished.length + 1);

    newDevice();
    const there = await open();
    const arrival = await there.arrival.examineArchive(text);
    expect(counts(arrival as never)).toEqual({ fresh: games, newer: 0, here: 0, busy: 0, bad: 0 });
    expect(await there.matches.listMatches()).toEqual([]);
    expect(await there.arrival.takeIn(arrival)).toBe(games);
    for (const document of finished) {
      expect(await readRaw(document.id)).toEqual({ ...document, owner: 'file' });
    }
    expect(await there.unfinished.refreshUnfinished()).toMatchObject([{ id: 'under-way' }]);
    expect(there.unfinished.finished.value).toHaveLength(finished.length);

    const again = await there.arrival.examineArchive((await there.archive.exportArchive()).text);
    expect(counts(again as never)).toEqual({ fresh: 0, newer: 0, here: games, busy: 0, bad: 0 });
  });

  it('of which one can not be read are exported all the same, and that one stays in the file', async () => {
    const { matches, archive, arrival, database } = await open();
    await matches.saveMatch(documentNamed('good'));
    await database.inTransaction('readwrite', (store) => store.put({ id: 'later', schema: 7 }));
    const { text, games } = await archive.exportArchive();
    expect(games).toBe(2);
    newDevice();
    expect((await arrival.examineArchive(text)).bad).toEqual([{ place: 2, reason: 'newer', action: null }]);
  });

  it('of an older Kast, and a single one as home exports it, are taken in too', async () => {
    const { arrival } = await open();
    const first = await arrival.examineArchive(JSON.stringify(version1));
    expect(counts(first as never)).toMatchObject({ fresh: 1, bad: 0 });
    await arrival.takeIn(first);
    expect(await readRaw(version1.id)).toMatchObject({ schema: 2, owner: 'file' });
  });
});

describe('a game that is here already', () => {
  it('is replaced when the file has more of it, and kept when it has less', async () => {
    const { matches, arrival } = await open();
    await matches.saveMatch(earlier('game', 6));
    const more = await arrival.examineArchive(fileOf(earlier('game', 8)));
    expect(counts(more as never)).toEqual({ fresh: 0, newer: 1, here: 0, busy: 0, bad: 0 });
    expect(await arrival.takeIn(more)).toBe(1);
    const less = await arrival.examineArchive(fileOf(earlier('game', 4), earlier('game', 8)));
    expect(counts(less as never)).toEqual({ fresh: 0, newer: 0, here: 1, busy: 0, bad: 0 });
    expect(await readRaw('game')).toMatchObject({ updated: 1008 });
  });

  it('is never replaced by its own middle, nor when it can not be read here', async () => {
    const { matches, arrival, database } = await open();
    const [over] = finished as [StoredMatch];
    await matches.saveMatch({ ...over, id: 'over', updated: 10 });
    await database.inTransaction('readwrite', (store) => store.put({ id: 'broken', schema: 2 }));
    const found = await arrival.examineArchive(fileOf(earlier('over', 4), earlier('broken', 4)));
    expect(counts(found as never)).toEqual({ fresh: 0, newer: 0, here: 2, busy: 0, bad: 0 });
  });

  it('is left alone while a window plays it, this one too', async () => {
    const { matches, arrival, tab } = await open();
    await matches.saveMatch(earlier('game', 4));
    const found = await arrival.examineArchive(fileOf(earlier('game', 8)));
    const hold = await tab.holdMatch('game');
    const taking = arrival.takeIn(found);
    const looking = arrival.examineArchive(fileOf(earlier('game', 8)));
    await vi.waitFor(() => patience.abort());
    expect(await taking).toBe(0);
    expect(counts((await looking) as never)).toEqual({ fresh: 0, newer: 0, here: 1, busy: 1, bad: 0 });
    expect(await readRaw('game')).toMatchObject({ updated: 1004 });
    await hold?.release();
  });

  it('that went on since the file was examined is kept', async () => {
    const { matches, arrival } = await open();
    const found = await arrival.examineArchive(fileOf(earlier('game', 4)));
    await matches.saveMatch(earlier('game', 8));
    expect(await arrival.takeIn(found)).toBe(0);
  });

  it('several times in a file is taken in once, as it went on, and counts once', async () => {
    const { matches, arrival } = await open();
    await matches.saveMatch(earlier('known', 4));
    const copies = ['game', 'known'].flatMap((id) => [4, 8, 6, 8].map((actions) => earlier(id, actions)));
    const found = await arrival.examineArchive(fileOf(...copies));
    expect(counts(found as never)).toEqual({ fresh: 1, newer: 1, here: 0, busy: 0, bad: 0 });
    expect(await arrival.takeIn(found)).toBe(2);
    for (const id of ['game', 'known']) expect(await readRaw(id)).toMatchObject({ updated: 1008 });
    const again = await arrival.examineArchive(fileOf(...copies));
    expect(counts(again as never)).toEqual({ fresh: 0, newer: 0, here: 2, busy: 0, bad: 0 });
  });
});

describe('a file that is no archive', () => {
  const whole = fileOf(documentNamed('game'));

  it.each([
    ['cut short', whole.slice(0, -200), 'cut'],
    ['empty', '', 'cut'],
    ['ten megabytes of noise', 'kast '.repeat(2_000_000), 'noise'],
    ['too large', ' '.repeat(64_000_001), 'large'],
    ['something else', '{"format":"sudoku/1","games":[]}', 'foreign'],
    ['a list', '[1, 2]', 'foreign'],
    ['a number', '7', 'foreign'],
    ['a later archive', '{"format":"kast-games/2","games":{}}', 'newer'],
    ['an archive of nothing', fileOf(), 'empty'],
    ['with a format from its prototype', '{"__proto__":{"format":"kast-games/1","games":[{}]}}', 'foreign'],
  ])('%s is refused', async (_, text, fault) => {
    const { arrival } = await open();
    await expect(arrival.examineArchive(text)).rejects.toMatchObject({ name: 'ArchiveError', fault });
  });

  it('tells where it breaks', async () => {
    const { arrival } = await open();
    const broken = '{\n  "format": "kast-games/1",\n  games: []\n}';
    await expect(arrival.examineArchive(broken)).rejects.toMatchObject({ place: { line: 3, column: 3 } });
  });
});

describe('a game of a file that can not be taken in', () => {
  const good = documentNamed('good');
  const { record } = good;
  const withRecord = (change: object) => ({ ...good, record: { ...record, ...change } });
  const actionsWith = (at: number, action: unknown) =>
    record.actions.map((each, i) => (i === at ? action : each));

  it.each<[string, unknown, object]>([
    ['by a later Kast', { id: 'x', schema: 9 }, { reason: 'newer' }],
    ['by later rules', { ...good, rules: 99 }, { reason: 'newer' }],
    ['of a game to come', withRecord({ game: 'varde' }), { reason: 'newer' }],
    ['of a game nobody knows', withRecord({ game: 'ludo' }), { reason: 'broken' }],
    ['with a foreign key', withRecord({ dice: [6, 6] }), { reason: 'broken' }],
    [
      'with a key of prototypes',
      JSON.parse(JSON.stringify(good).replace('"options":{', '"options":{"__proto__":{"a":1},')),
      { reason: 'broken' },
    ],
    ['with an id that is a path', { ...good, id: '../good' }, { reason: 'broken' }],
    ['with no id', { ...good, id: 7 }, { reason: 'broken' }],
    ['from the end of time', { ...good, updated: Number.MAX_SAFE_INTEGER }, { reason: 'broken' }],
    ['with a foreign seed', withRecord({ seed: 'ab'.repeat(32) }), { reason: 'broken' }],
    ['with no seed', withRecord({ seed: null }), { reason: 'broken' }],
    ['with a seat too few', withRecord({ seats: [] }), { reason: 'broken' }],
    [
      'against the rules',
      withRecord({ actions: actionsWith(3, { seat: 0, type: 'win' }) }),
      { reason: 'illegal', action: 4 },
    ],
    [
      'with an action that is none',
      withRecord({ actions: actionsWith(2, null) }),
      { reason: 'illegal', action: 3 },
    ],
    [
      'with a lane of prototypes',
      withRecord({ actions: actionsWith(1, { seat: 0, type: 'cross', lane: '__proto__' }) }),
      { reason: 'illegal', action: 2 },
    ],
    [
      'with actions without end',
      withRecord({ actions: Array(20_001).fill(record.actions[0]) }),
      { reason: 'broken' },
    ],
    ['that is a number', 4, { reason: 'broken' }],
    ['that is nothing', null, { reason: 'broken' }],
  ])('%s says why, and harms no other', async (_, game, fault) => {
    const { arrival } = await open();
    const found = await arrival.examineArchive(fileOf(good, game));
    expect(found.bad).toEqual([{ place: 2, action: null, ...fault }]);
    expect(found.fresh.map(({ id }) => id)).toEqual(['good']);
    expect(({} as { a?: number }).a).toBeUndefined();
  });

  it('brings no summary, owner or keys of its own', async () => {
    const { arrival } = await open();
    const forged = { ...good, owner: 'me', extra: 1, summary: { ...good.summary, over: true } };
    await arrival.takeIn(await arrival.examineArchive(fileOf(forged)));
    expect(await readRaw('good')).toEqual({ ...good, owner: 'file' });
  });
});

it('writes nothing at all when the store fails in the middle', async () => {
  const { arrival, matches } = await open();
  const found = await arrival.examineArchive(fileOf(...finished, documentNamed('last')));
  const { IDBObjectStore } = await import('fake-indexeddb');
  const put = IDBObjectStore.prototype.put;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value) {
    if ((value as StoredMatch).id === 'last') throw new DOMException('full', 'QuotaExceededError');
    return put.call(this, value) as never;
  });
  await expect(arrival.takeIn(found)).rejects.toMatchObject({ name: 'StorageError', reason: 'full' });
  vi.restoreAllMocks();
  expect(await matches.listMatches()).toEqual([]);
});
