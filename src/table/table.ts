import type { ReadonlySignal } from '@preact/signals';
import type { BaseAction, GameId, Seat } from '../engine/game.ts';
import type { GameRecord, SeatInfo } from '../engine/record.ts';
import type { View } from '../engine/view.ts';
import type { SaveState } from '../storage/saving.ts';

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
  /** Resolves when everything that was asked for until now is written (before a reload). */
  settled(): Promise<void>;
  /** Stops playing here; the game stays saved and may be played by any window. */
  close(): void;
}
