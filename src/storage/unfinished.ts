import { type ReadonlySignal, signal } from '@preact/signals';
import {
  type Discarded,
  discardMatch,
  type ListedMatch,
  listMatches,
  restoreMatch,
  type UnreadableMatch,
} from './matches.ts';
import { heldElsewhere, holdMatch, onTold, tellOthers } from './tab.ts';

/** localStorage: how many games the home screen will list, so that the first paint reserves their room. */
export const unfinishedCountKey = 'kast:unfinished';
/** localStorage: how many games have been played to their end here. */
export const finishedCountKey = 'kast:finished';

/** A game that home offers: to go on with, or (`elsewhere`) to take over from the window that plays it. */
export type UnfinishedMatch = (ListedMatch | UnreadableMatch) & { readonly elsewhere: boolean };

const list = signal<readonly UnfinishedMatch[] | null>(null);

/** The games home offers, newest first; null until the first `refreshUnfinished`. */
export const unfinished: ReadonlySignal<readonly UnfinishedMatch[] | null> = list;

const ended = signal<readonly ListedMatch[] | null>(null);

/** The games that were played to their end, newest first; null until the first `refreshUnfinished`. */
export const finished: ReadonlySignal<readonly ListedMatch[] | null> = ended;

const mirror = (key: string, count: number): void => {
  try {
    localStorage.setItem(key, String(count));
  } catch {
    // The first paint reserves no room then.
  }
};

/** Listed games of which the engine has found that they can't be read. */
const broken = new Set<string>();
let latest = 0;

const asListed = (match: ListedMatch | UnreadableMatch): ListedMatch | UnreadableMatch =>
  match.kind === 'match' && broken.has(match.id)
    ? { kind: 'unreadable', id: match.id, updated: match.updated, reason: 'broken' }
    : match;

/** Reads both lists again. Never rejects for want of a store: then they hold what this window plays. */
export const refreshUnfinished = async (): Promise<readonly UnfinishedMatch[]> => {
  latest += 1;
  const mine = latest;
  const [matches, elsewhere] = await Promise.all([listMatches(), heldElsewhere()]);
  const shown = matches.map(asListed);
  const open = shown
    .filter((match) => match.kind === 'unreadable' || !match.summary.over)
    .map((match) => ({ ...match, elsewhere: elsewhere.has(match.id) }));
  const over = shown.filter((match): match is ListedMatch => match.kind === 'match' && match.summary.over);
  if (mine === latest) {
    mirror(unfinishedCountKey, open.length);
    mirror(finishedCountKey, over.length);
    list.value = open;
    ended.value = over;
  }
  return open;
};

/** Tells every window, this one too, that the lists have changed. */
export const unfinishedChanged = (): void => {
  tellOthers();
  void refreshUnfinished().catch(() => {});
};

/**
 * Keeps the lists fresh while home or history is shown: other windows tell of changes, and one that was killed is noticed
 * when this window is looked at again. Returns a function that stops it.
 */
export const watchUnfinished = (): (() => void) => {
  const refresh = () => void refreshUnfinished().catch(() => {});
  const look = () => {
    if (document.visibilityState === 'visible') refresh();
  };
  const forget = onTold(refresh);
  document.addEventListener('visibilitychange', look);
  addEventListener('focus', refresh);
  refresh();
  return () => {
    forget();
    document.removeEventListener('visibilitychange', look);
    removeEventListener('focus', refresh);
  };
};

/** Discards a game nobody plays now; null when another window has just opened it. Throws StorageError. */
export const discard = async (id: string): Promise<Discarded | null> => {
  const hold = await holdMatch(id);
  if (!hold) return null;
  try {
    return await discardMatch(id);
  } finally {
    await hold.release();
    unfinishedChanged();
  }
};

/** Takes a discard back. */
export const restore = async (discarded: Discarded): Promise<void> => {
  await restoreMatch(discarded);
  unfinishedChanged();
};

/** A deeper look (the engine's) has found that a game can't be read: it is listed as such from now on. */
export const markUnreadable = (id: string): void => {
  broken.add(id);
  list.value = list.value?.map((match) => ({ ...asListed(match), elsewhere: match.elsewhere })) ?? null;
};
