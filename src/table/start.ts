import { seedBytes } from '../engine/dice.ts';
import type { Game, GameId } from '../engine/game.ts';
import { toHex } from '../engine/hex.ts';
import { type Match, project, startMatch } from '../engine/match.ts';
import { RecordError, type SeatInfo } from '../engine/record.ts';
import type { View } from '../engine/view.ts';
import { loadGame } from '../games/registry.ts';
import type { StoredMatch } from '../storage/document.ts';
import { claimMatch, MissingError, readMatch, saveMatch } from '../storage/matches.ts';
import { UnreadableError } from '../storage/migrations.ts';
import { StorageError, saving, type UnsavedReason } from '../storage/saving.ts';
import { settings } from '../storage/settings.ts';
import { type Hold, holdMatch, rememberMatch } from '../storage/tab.ts';
import { markUnreadable, unfinishedChanged } from '../storage/unfinished.ts';
import { bots } from './bots.ts';
import { deviceClock } from './clock.ts';
import { historyOf } from './history.ts';
import { openLocalTable } from './local.ts';
import { checkRules, documentOf } from './saved.ts';
import { peopleOf } from './seating.ts';
import type { Table } from './table.ts';

/** Milliseconds between what is shown and a bot's next public deed. */
const pauses = { calm: 1200, quick: 500, instant: 0 } as const;

/** The table of this window, until it is closed. */
let current: { readonly id: string; readonly table: Table } | null = null;

const randomBytes = (length: number): Uint8Array => crypto.getRandomValues(new Uint8Array(length));
const randomId = (): string => toHex(randomBytes(16));

/** A person's part in the dice, made after the fingerprint is known: 16 bytes in base64url. */
const makeSalt = (): string =>
  btoa(String.fromCharCode(...randomBytes(16)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const sit = (
  history: readonly Match[],
  kept: Pick<StoredMatch, 'id' | 'owner' | 'created'>,
  hold: Hold,
): Table => {
  let over = history.at(-1)?.next.kind === 'end';
  const table = openLocalTable(history, {
    clock: deviceClock,
    bots,
    saving,
    pace: () => pauses[settings.pace.peek()],
    async save(match) {
      await saveMatch(documentOf(match, { ...kept, updated: deviceClock.now() }));
      if (over === (match.next.kind === 'end')) return;
      over = !over;
      unfinishedChanged();
    },
    closed() {
      if (current?.table === table) current = null;
      void hold.release().then(unfinishedChanged);
    },
  });
  void hold.taken.then(table.takenOver);
  rememberMatch(kept.id);
  current = { id: kept.id, table };
  unfinishedChanged();
  return table;
};

/**
 * Starts a game on this device and opens its table. The seed is fixed before anyone adds a salt; both come from the
 * platform's cryptographic generator. Rejects when the game can't be loaded or the rules refuse the options.
 */
export const createMatch = async (setup: {
  readonly game: GameId;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly SeatInfo[];
}): Promise<Table> => {
  const { rules } = await loadGame(setup.game);
  const seed = toHex(randomBytes(seedBytes));
  const salts = setup.seats.map(({ kind }) => (kind === 'human' ? makeSalt() : ''));
  const match = startMatch(rules, { options: setup.options, seats: setup.seats, seed, salts });
  const created = deviceClock.now();
  const kept = { id: randomId(), owner: randomId(), created };
  await leaveTable();
  const hold = await holdMatch(kept.id);
  if (!hold) throw new Error('a new game can not be held');
  await saveMatch(documentOf(match, { ...kept, updated: created }));
  return sit([match], kept, hold);
};

/** What came of opening a game. */
export type Opening =
  | { readonly kind: 'open'; readonly table: Table }
  /** Another window plays it; it can be taken over with `steal`. */
  | { readonly kind: 'elsewhere' }
  /** The save can't be read. It is kept, and can be exported. */
  | { readonly kind: 'unreadable'; readonly reason: 'newer' | 'broken' }
  | { readonly kind: 'missing' }
  /** The store can't be used now. */
  | { readonly kind: 'failed'; readonly reason: UnsavedReason };

/** The whole game behind a document. Throws UnreadableError. */
const readHistory = (game: Game, { rules, record }: StoredMatch): readonly Match[] => {
  checkRules(game, rules);
  try {
    return historyOf(game, record);
  } catch (error) {
    if (error instanceof RecordError) throw new UnreadableError('broken', error.message);
    throw error;
  }
};

const refused = (id: string, error: unknown): Opening => {
  if (error instanceof MissingError) return { kind: 'missing' };
  if (error instanceof StorageError) return { kind: 'failed', reason: error.reason };
  if (!(error instanceof UnreadableError)) throw error;
  markUnreadable(id);
  return { kind: 'unreadable', reason: error.reason };
};

/**
 * Opens a saved game at the very decision where it was left, in this window only. With `steal` it is taken from the
 * window that plays it, which closes its table. The table that this window has open for the game is given again.
 * Rejects only when the game itself can't be loaded.
 */
export const resumeMatch = async (id: string, { steal = false } = {}): Promise<Opening> => {
  if (current?.id === id) return { kind: 'open', table: current.table };
  await closeTable();
  const hold = await holdMatch(id, { steal });
  if (!hold) return { kind: 'elsewhere' };
  try {
    const found = await readMatch(id);
    const { rules } = await loadGame(found.record.game);
    const { document, checked } = await claimMatch(id, randomId(), (stored) => readHistory(rules, stored));
    const { owner, created } = document;
    return { kind: 'open', table: sit(checked, { id, owner, created }, hold) };
  } catch (error) {
    await hold.release();
    return refused(id, error);
  }
};

/**
 * A saved game as the person who plays it sees it (a spectator where several people do), for a small picture.
 * null where there is none to show; a game that can't be read is listed as unreadable from then on.
 * Rejects when the game itself can't be loaded.
 */
export const peekMatch = async (id: string): Promise<View | null> => {
  try {
    const found = await readMatch(id);
    const { rules } = await loadGame(found.record.game);
    const match = readHistory(rules, found).at(-1) as Match;
    const [person, ...others] = peopleOf(match);
    return project(match, others.length === 0 ? (person ?? null) : null);
  } catch (error) {
    refused(id, error);
    return null;
  }
};

const closeTable = async (): Promise<void> => {
  const table = current?.table;
  table?.close();
  await table?.settled();
};

/** Closes this window's table, if there is one, when everything is written. The game stays saved, for any window. */
export const leaveTable = (): Promise<void> => {
  rememberMatch(null);
  return closeTable();
};
