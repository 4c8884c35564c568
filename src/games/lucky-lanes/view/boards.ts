import type { Seat } from '../../../engine/game.ts';
import type { View } from '../../../engine/view.ts';
import { reached } from '../../lanes/crossing.ts';
import type { Cross, Round } from '../../lanes/derived.ts';
import type { LanesAction, LanesState } from '../../lanes/state.ts';
import { luckyLanes, luckyLanesRuleset } from '../rules.ts';

/** What the slot of a driver's pit board shows. */
export type Slot =
  /** How far the cars are, of twelve. */
  | { readonly kind: 'cars'; readonly at: readonly number[] }
  | { readonly kind: 'choosing' }
  | { readonly kind: 'chosen' }
  /** What was crossed in this round, none for a pass. */
  | { readonly kind: 'crossed'; readonly crosses: readonly Cross[] };

/** A driver's pit board. */
export interface BoardView {
  readonly seat: Seat;
  readonly place: number;
  readonly score: number;
  readonly misses: number;
  readonly rolls: boolean;
  readonly slot: Slot;
}

const carsAt = (state: LanesState, seat: Seat): readonly number[] =>
  luckyLanesRuleset.lanes.map((lane, index) => {
    const marks = state.cards[seat]?.[index] ?? { crossed: [], mark: false };
    return reached(lane, marks) + (marks.mark ? 1 : 0);
  });

function slotOf(view: View<LanesState, LanesAction>, rounds: readonly Round[], seat: Seat): Slot {
  const { state, waitingFor, legal } = view;
  const round = rounds.at(-1);
  if (state.step === 'white') {
    if (!waitingFor.includes(seat)) return { kind: 'chosen' };
    // Who has still to choose sees where everyone's cars are; who waits, whom for.
    return legal.length > 0 ? { kind: 'cars', at: carsAt(state, seat) } : { kind: 'choosing' };
  }
  if (!round?.whiteDone || state.step === 'landing') return { kind: 'cars', at: carsAt(state, seat) };
  const colour = round.colour?.seat === seat ? [round.colour] : [];
  return { kind: 'crossed', crosses: [...round.white.filter((cross) => cross.seat === seat), ...colour] };
}

/** Everybody's pit board, by seat. */
export function boardsOf(
  view: View<LanesState, LanesAction>,
  rounds: readonly Round[],
): readonly BoardView[] {
  const { state } = view;
  const places = luckyLanes.ranking(state);
  return state.cards.map((_, seat) => {
    const { place = 0, score } = places.find((each) => each.seat === seat) ?? {};
    return {
      seat,
      place,
      score: typeof score === 'number' ? score : 0,
      misses: state.misses[seat] ?? 0,
      rolls: state.roller === seat && state.step !== 'end',
      slot: slotOf(view, rounds, seat),
    };
  });
}
