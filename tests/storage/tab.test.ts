import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { documentNamed } from './documents.ts';
import { StandInLocks } from './locks.ts';
import { newDevice, openWindow } from './windows.ts';

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

/** The windows run out of patience, as after a second. */
const wait = () => patience.abort(new DOMException('timed out', 'TimeoutError'));

describe('a game’s lock', () => {
  it('keeps a second window out', async () => {
    const [first, second] = [await openWindow(), await openWindow()];
    expect(await first.tab.holdMatch('game')).not.toBeNull();
    const asked = second.tab.holdMatch('game');
    wait();
    expect(await asked).toBeNull();
    expect(await second.tab.heldElsewhere()).toEqual(new Set(['game']));
    expect(await first.tab.heldElsewhere()).toEqual(new Set());
  });

  it('comes to a page that is reloaded as soon as the old page is gone', async () => {
    const [before, after] = [await openWindow(), await openWindow()];
    const old = await before.tab.holdMatch('game');
    const asked = after.tab.holdMatch('game');
    await old?.release();
    expect(await asked).not.toBeNull();
    expect(await before.tab.heldElsewhere()).toEqual(new Set(['game']));
  });

  it('can be stolen, and whoever had it is told', async () => {
    const [first, second] = [await openWindow(), await openWindow()];
    const hold = await first.tab.holdMatch('game');
    expect(await second.tab.holdMatch('game', { steal: true })).not.toBeNull();
    await hold?.taken;
    expect(await first.tab.heldElsewhere()).toEqual(new Set(['game']));
  });

  it('lets one of two windows adopt a game that nobody plays', async () => {
    const [first, second] = [await openWindow(), await openWindow()];
    const both = Promise.all([first.tab.holdMatch('game'), second.tab.holdMatch('game')]);
    await Promise.resolve();
    wait();
    expect((await both).filter((hold) => hold !== null)).toHaveLength(1);
  });

  it('is not needed where there are none', async () => {
    vi.stubGlobal('navigator', {});
    const { tab } = await openWindow();
    const hold = await tab.holdMatch('game');
    await hold?.release();
    expect(await tab.heldElsewhere()).toEqual(new Set());
  });
});

describe('the list of unfinished games', () => {
  it('says which are open in another window, and discards none of them', async () => {
    const [first, second] = [await openWindow(), await openWindow()];
    await first.matches.saveMatch(documentNamed('game'));
    await first.tab.holdMatch('game');
    expect(await second.unfinished.refreshUnfinished()).toMatchObject([{ id: 'game', elsewhere: true }]);
    const discarded = second.unfinished.discard('game');
    wait();
    expect(await discarded).toBeNull();
    expect(await second.matches.listMatches()).toHaveLength(1);
  });

  it('keeps in mind which of them the engine could not read', async () => {
    const { matches, unfinished } = await openWindow();
    await matches.saveMatch(documentNamed('game'));
    await unfinished.refreshUnfinished();
    unfinished.markUnreadable('game');
    expect(unfinished.unfinished.value).toMatchObject([{ id: 'game', kind: 'unreadable', reason: 'broken' }]);
    expect(await unfinished.refreshUnfinished()).toMatchObject([{ kind: 'unreadable' }]);
  });
});

describe('the game of this tab', () => {
  it('is remembered over a reload, until it is left', async () => {
    const before = await openWindow();
    before.tab.rememberMatch('game');
    const after = await openWindow();
    expect(after.tab.ownMatch()).toBe('game');
    after.tab.rememberMatch(null);
    expect(after.tab.ownMatch()).toBeNull();
  });

  it('is remembered as long as the page lives where there is no storage', async () => {
    const refuse = () => {
      throw new DOMException('not here', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    const { tab } = await openWindow();
    tab.rememberMatch('game');
    expect(tab.ownMatch()).toBe('game');
  });
});
