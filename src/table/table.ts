import type { ReadonlySignal } from '@preact/signals';
import type { BaseAction, GameId, Seat } from '../engine/game.ts';
import type { GameRecord, SeatInfo } from '../engine/record.ts';
import type { View } from '../engine/view.ts';

/**
 * Why a game is kept in this window only.
 *
 * - `unavailable`: this browser lets nothing be stored (private mode, blocked).
 * - `full`: the device has no room left.
 * - `lost`: the connection to the store broke and could not be made again.
 * - `blocked`: another window of an older Kast is open and keeps the store from being upgraded.
 * - `outdated`: a newer Kast has upgraded the store; this window has to be reloaded.
 */
export type UnsavedReason = 'unavailable' | 'full' | 'lost' | 'blocked' | 'outdated';

/** Where the game is kept: on this device, or (why) only in this window. */
export type SaveState =
  | { readonly kind: 'saved' }
  | { readonly kind: 'unsaved'; readonly reason: UnsavedReason };

/** Something the table did that the person should be told once. */
export type Notice = {
  /** A bot failed or was too slow; the table took the default for it. */
  readonly kind: 'bot-failed';
  readonly seat: Seat;
};

/**
 * What a screen plays on, whoever hosts the game: signals to read, and `send`.
 * A local table plays the bots itself; everything it shows has been written first.
 */
export interface Table<State = unknown, Action extends BaseAction = BaseAction> {
  readonly game: GameId;
  readonly seats: readonly SeatInfo[];
  readonly fingerprint: string;
  /** The seats played by people at this screen. */
  readonly people: readonly Seat[];
  /**
   * As seen by the person at the screen: the one who is asked, else the one who was asked last, also when
   * the game is over. A spectator's (seat null) while the device is being handed over.
   */
  readonly view: ReadonlySignal<View<State, Action>>;
  /** Pass and play: whom the device must be handed to before their view is shown. */
  readonly handOver: ReadonlySignal<Seat | null>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly saving: ReadonlySignal<SaveState>;
  /** The last thing to tell about the table itself; null before anything. A new object each time. */
  readonly notice: ReadonlySignal<Notice | null>;
  /** `elsewhere`: another window plays this game now, and nothing here is taken any more. */
  readonly closed: ReadonlySignal<'elsewhere' | null>;
  /** The person named by `handOver` has the device now. */
  takeOver(): void;
  /** Settles a choice for the view's seat. Resolves when it is written and shown; a late or doubled one is dropped. */
  send(action: Action): Promise<void>;
  /** Takes the last own choice back, as long as nothing unknown has been revealed since. */
  undo(): Promise<void>;
  /** The whole game with its seed once it is over; null before. */
  record(): GameRecord | null;
  /** Stops playing here; the game stays saved and may be played by any window. */
  close(): void;
}
