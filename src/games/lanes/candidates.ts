import type { Seat } from '../../engine/game.ts';
import type { View } from '../../engine/view.ts';
import { crossed, numberFor, skippedBy } from './crossing.ts';
import type { Lane, Ruleset } from './ruleset.ts';
import type { Card, LaneCard, LanesAction, LanesState } from './state.ts';

/** A legal choice of the white or the colour step, and what a policy asks about it. */
export interface Candidate {
  readonly action: LanesAction;
  /** The seat's card afterwards. */
  readonly card: Card;
  /** The seat's misses afterwards. */
  readonly misses: number;
  /** The lane that is crossed, by its place in lane order; null for a pass. */
  readonly lane: number | null;
  /** Numbers that the cross passes over. */
  readonly skipped: number;
  /** Whether the cross closes its lane. */
  readonly closes: boolean;
}

/** The seat that a policy decides for; throws where the view is a spectator's. */
export function ownSeat(view: View): Seat {
  if (view.seat === null) throw new Error("a spectator's view has nothing to decide");
  return view.seat;
}

/** What each legal action of a white or colour step would lead to, in the order of the actions. */
export function candidatesOf(ruleset: Ruleset, view: View<LanesState, LanesAction>): readonly Candidate[] {
  const { state } = view;
  const seat = ownSeat(view);
  const card = state.cards[seat] as Card;
  const misses = state.misses[seat] as number;
  return view.legal.map((action) => {
    if (action.type !== 'cross') {
      const missed = state.step === 'colour' && !state.rollerCrossed;
      return { action, card, misses: misses + (missed ? 1 : 0), lane: null, skipped: 0, closes: false };
    }
    const index = ruleset.lanes.findIndex(({ id }) => id === action.lane);
    const lane = ruleset.lanes[index] as Lane;
    const marks = card[index] as LaneCard;
    const number = numberFor(state, index, action.white) as number;
    const after = crossed(lane, marks, number);
    return {
      action,
      card: card.map((each, i) => (i === index ? after : each)),
      misses,
      lane: index,
      skipped: skippedBy(lane, marks, number).length,
      closes: after.mark,
    };
  });
}
