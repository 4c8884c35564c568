import type { Seat } from '../../engine/game.ts';
import { crossesToClose, type Lane, lastNumberOf, numbersOf, positionOf, type Ruleset } from './ruleset.ts';
import { crossCount, points } from './scoring.ts';
import type { Card, LaneCard, LanesState } from './state.ts';

/** Why a number can't be crossed: its lane is closed, it lies left of a cross, or the lane has too few crosses. */
export type CrossRefusal = 'closed' | 'passed' | 'too-few';

/** How many of a lane's numbers are crossed or skipped: the position of the first one still to be had. */
export function reached(lane: Lane, marks: LaneCard): number {
  const rightmost = marks.crossed.at(-1);
  return rightmost === undefined ? 0 : positionOf(lane, rightmost) + 1;
}

/** Why a number (2–12) can't be crossed in a lane of a card, or null where it can. */
export function crossRefusal(
  lane: Lane,
  marks: LaneCard,
  closed: boolean,
  number: number,
): CrossRefusal | null {
  if (closed) return 'closed';
  if (positionOf(lane, number) < reached(lane, marks)) return 'passed';
  if (number === lastNumberOf(lane) && marks.crossed.length < crossesToClose) return 'too-few';
  return null;
}

/** A lane with one more number crossed; its last number brings the closing mark. */
export function crossed(lane: Lane, marks: LaneCard, number: number): LaneCard {
  return { crossed: [...marks.crossed, number], mark: number === lastNumberOf(lane) };
}

/** The numbers that a cross would pass over for good, from left to right. */
export function skippedBy(lane: Lane, marks: LaneCard, number: number): readonly number[] {
  return numbersOf(lane).slice(reached(lane, marks), positionOf(lane, number));
}

/** The points that a cross would add to its lane, the closing mark's included. */
export function gainOf(lane: Lane, marks: LaneCard, number: number): number {
  return points(crossCount(crossed(lane, marks, number))) - points(crossCount(marks));
}

/** The sum of the white dice; null before the first throw. */
export function whiteSum(state: LanesState): number | null {
  return state.dice && state.dice.white[0] + state.dice.white[1];
}

/**
 * For each lane, the number that a seat's card allows for the white sum, else null. Whether the seat is asked is
 * not looked at: a card can be shown as it would be.
 */
export function whiteNumbers(ruleset: Ruleset, state: LanesState, seat: Seat): readonly (number | null)[] {
  const sum = whiteSum(state);
  const card = state.cards[seat] as Card;
  return ruleset.lanes.map((lane, i) =>
    sum !== null && crossRefusal(lane, card[i] as LaneCard, state.closed[i] as boolean, sum) === null
      ? sum
      : null,
  );
}

/** A sum of one white die and a lane's die. */
export interface ColourSum {
  readonly white: 0 | 1;
  readonly sum: number;
}

/**
 * For each lane, the sums of its die with the white dice, one where both whites show the same; none where the
 * lane was closed before the throw or has been since.
 */
export function colourSums(state: LanesState): readonly (readonly ColourSum[])[] {
  const { dice, closed } = state;
  if (!dice) return closed.map(() => []);
  const [first, second] = dice.white;
  return dice.colour.map((die, i) => {
    if (die === null || closed[i]) return [];
    const sums: ColourSum[] = [{ white: 0, sum: first + die }];
    if (first !== second) sums.push({ white: 1, sum: second + die });
    return sums;
  });
}

/**
 * For each lane, the sums of `colourSums` that a seat's card allows as it stands: what the roller may cross in
 * the colour step, and in the white step what a pass would leave within reach.
 */
export function colourNumbers(
  ruleset: Ruleset,
  state: LanesState,
  seat: Seat,
): readonly (readonly ColourSum[])[] {
  const card = state.cards[seat] as Card;
  return colourSums(state).map((sums, i) =>
    sums.filter(
      ({ sum }) => crossRefusal(ruleset.lanes[i] as Lane, card[i] as LaneCard, false, sum) === null,
    ),
  );
}
