import type { Place, Seat } from '../../engine/game.ts';
import type { Card, LaneCard, LanesState } from './state.ts';

/** What a miss costs, in points. */
export const missPoints = 5;

/** Crosses in a lane; the closing mark is one. */
export function crossCount(lane: LaneCard): number {
  return lane.crossed.length + (lane.mark ? 1 : 0);
}

/** Points of a lane with n crosses, 0 to 12: n(n + 1)/2. */
export function points(crosses: number): number {
  return (crosses * (crosses + 1)) / 2;
}

/** Points of one lane. */
export function lanePoints(lane: LaneCard): number {
  return points(crossCount(lane));
}

/** Points of a card: its lanes, less its misses. */
export function cardTotal(card: Card, misses: number): number {
  return card.reduce((sum, lane) => sum + lanePoints(lane), -missPoints * misses);
}

/** A seat's total. */
export function totalOf(state: LanesState, seat: Seat): number {
  return cardTotal(state.cards[seat] as Card, state.misses[seat] as number);
}

/** In how many of 36 throws of two dice they sum to a number; 0 outside 2–12. */
export function ways(sum: number): number {
  return Math.max(0, 6 - Math.abs(7 - sum));
}

/** Places by total, equal totals sharing one (1, 1, 3 …); removed seats are left out. */
export function rankingOf(state: LanesState): readonly (Place & { readonly score: number })[] {
  const scores = state.cards
    .map((_, seat) => ({ seat, score: totalOf(state, seat) }))
    .filter(({ seat }) => state.presence[seat]?.status !== 'removed')
    .sort((a, b) => b.score - a.score || a.seat - b.seat);
  return scores.map(({ seat, score }) => ({
    seat,
    place: 1 + scores.findIndex((each) => each.score === score),
    score,
  }));
}
