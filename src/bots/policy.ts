import type { BaseAction } from '../engine/game.ts';
import type { View } from '../engine/view.ts';

/**
 * Picks one of the view's legal actions for the view's seat.
 *
 * It sees a view and nothing else. `random` gives numbers 0 ≤ x < 1 that have nothing to do with the game's dice.
 */
export type Policy<State = unknown, Action extends BaseAction = BaseAction> = (
  view: View<State, Action>,
  random: () => number,
) => Action;

type Policies<State, Action extends BaseAction> = Readonly<Record<string, Policy<State, Action>>>;

/** All the policies of a game, by name. */
export interface Bots<State = unknown, Action extends BaseAction = BaseAction> {
  /** Raised when a level decides otherwise than before: measured figures say which version they are of. */
  readonly version: number;
  /** What people can choose, from the weakest to the strongest. */
  readonly levels: Policies<State, Action>;
  /** Further policies that levels are measured against. */
  readonly baselines: Policies<State, Action>;
}
