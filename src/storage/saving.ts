import { type ReadonlySignal, signal } from '@preact/signals';

/**
 * Why a game is kept in this window only.
 *
 * - `unavailable`: this browser lets nothing be stored (private mode, blocked).
 * - `full`: the device has no room left.
 * - `lost`: the connection to the store broke and could not be made again.
 * - `blocked`: another window with an older Kast is open and keeps the store from being upgraded.
 * - `outdated`: a newer Kast has upgraded the store; this window has to be reloaded.
 */
export type UnsavedReason = 'unavailable' | 'full' | 'lost' | 'blocked' | 'outdated';

/** Where games are kept: on this device, or (why) only in this window. */
export type SaveState =
  | { readonly kind: 'saved' }
  | { readonly kind: 'unsaved'; readonly reason: UnsavedReason };

/** The store can't be used now; the game goes on in memory. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly reason: UnsavedReason;

  constructor(reason: UnsavedReason, cause?: unknown) {
    super(`nothing can be saved: ${reason}`, { cause });
    this.reason = reason;
  }
}

const state = signal<SaveState>({ kind: 'saved' });

/** Whether what is played in this window is on the device. `saved` until something has failed. */
export const saving: ReadonlySignal<SaveState> = state;

/** Everything is on the device (again). */
export const tellSaved = (): void => {
  if (state.value.kind !== 'saved') state.value = { kind: 'saved' };
};

/** Something is kept in this window only. */
export const tellUnsaved = (reason: UnsavedReason): void => {
  const { value } = state;
  if (value.kind === 'saved' || value.reason !== reason) state.value = { kind: 'unsaved', reason };
};
