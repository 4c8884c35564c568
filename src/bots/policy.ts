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

/** The policies that a game offers, by the name of their level. */
export type Levels<State = unknown, Action extends BaseAction = BaseAction> = Readonly<
  Record<string, Policy<State, Action>>
>;
