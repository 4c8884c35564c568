import type { ReadonlySignal } from '@preact/signals';
import type { BaseAction, GameId, Seat } from '../engine/game.ts';
import type { GameRecord, SeatInfo } from '../engine/record.ts';
import type { View } from '../engine/view.ts';

/** Where the game is kept: on this device, or (why) only in this window. */
export type SaveState =
  | { readonly kind: 'saved' }
  | { readonly kind: 'unsaved'; readonly reason: 'unavailable' | 'full' | 'lost' };

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
  /** As seen by the person at the screen; by a spectator when the game is over or nobody here is asked. */
  readonly view: ReadonlySignal<View<State, Action>>;
  /** Pass and play: whom the device must be handed to before their view is shown. */
  readonly handOver: ReadonlySignal<Seat | null>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly saving: ReadonlySignal<SaveState>;
  /** The person named by `handOver` has the device now. */
  takeOver(): void;
  /** Settles a choice for the view's seat. Resolves when it is written and shown. */
  send(action: Action): Promise<void>;
  /** Takes the last own choice back, as long as nothing unknown has been revealed since. */
  undo(): Promise<void>;
  /** The whole game with its seed once it is over; null before. */
  record(): GameRecord | null;
  close(): void;
}
