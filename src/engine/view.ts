import type { BaseAction, Next, PresenceEvent, Seat } from './game.ts';

/**
 * What has happened in a match and is known to everyone, in order: with the start, enough to replay it.
 * `choices` holds those that were made; it is empty where all who owed one have left.
 */
export type LogEntry<Action extends BaseAction = BaseAction> =
  | { readonly kind: 'throw'; readonly number: number; readonly dice: readonly number[] }
  | {
      readonly kind: 'choices';
      readonly choices: readonly { readonly seat: Seat; readonly action: Action; readonly auto: boolean }[];
    }
  | { readonly kind: 'presence'; readonly seat: Seat; readonly event: PresenceEvent };

/** All that one seat (null: a spectator) may know of a match. Bots, clients and screens get nothing else. */
export interface View<State = unknown, Action extends BaseAction = BaseAction> {
  readonly seat: Seat | null;
  readonly state: State;
  readonly next: Next;
  /** Grows by one with every decision; a message that carries another number is late or doubled. */
  readonly decision: number;
  /** What the seat may do now; empty when it is not asked, or has chosen already. */
  readonly legal: readonly Action[];
  /** The seat's own choice while others still choose. */
  readonly sealed: Action | null;
  /** Who has yet to choose. */
  readonly waitingFor: readonly Seat[];
  readonly log: readonly LogEntry<Action>[];
}
