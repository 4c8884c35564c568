import type { Seat } from '../../engine/game.ts';

/** One lane of a seat's card: the numbers crossed in the order of the lane, and the closing mark. */
export interface LaneCard {
  readonly crossed: readonly number[];
  readonly mark: boolean;
}

/** Four lanes, in lane order. */
export type Card = readonly LaneCard[];

/** `landing` is the moment between the roller's throw and the dice. */
export type Step = 'throw' | 'landing' | 'white' | 'colour' | 'end';

export interface LaneDice {
  readonly white: readonly [number, number];
  /** In lane order; null where the lane was closed before the throw. */
  readonly colour: readonly (number | null)[];
}

/**
 * `away` is a spectator that may return, `returning` one that has and is seated when the round is over,
 * `removed` is for good.
 */
export type PresenceStatus = 'active' | 'away' | 'returning' | 'removed';

export interface SeatPresence {
  readonly status: PresenceStatus;
}

export interface LanesState {
  /** Throws made so far; 0 before the first. */
  readonly throws: number;
  readonly roller: Seat;
  readonly step: Step;
  /** The dice of the last throw; null before the first. */
  readonly dice: LaneDice | null;
  readonly cards: readonly Card[];
  readonly misses: readonly number[];
  /** In lane order. */
  readonly closed: readonly boolean[];
  /** Whether the roller has crossed a number in this round. */
  readonly rollerCrossed: boolean;
  readonly presence: readonly SeatPresence[];
}

export type LanesAction =
  | { readonly type: 'throw' }
  | { readonly type: 'cross'; readonly lane: string; readonly white?: 0 | 1 }
  | { readonly type: 'pass' };

/** `draw`: the seed says who starts. */
export interface LanesOptions {
  readonly start: 'draw' | Seat;
}
