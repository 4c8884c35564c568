import type { Seat } from '../../engine/game.ts';
import { crossesToClose, type Lane, lastNumberOf, numbersOf, positionOf, type Ruleset } from './ruleset.ts';
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

/**
 * The number that a cross means in the round whose dice lie on the table: the white sum, or a white die (`white`)
 * and the die of a lane. Null where that lane had no die, or before the first throw.
 */
export function numberFor(state: LanesState, lane: number, white?: 0 | 1): number | null {
  const { dice } = state;
  if (!dice) return null;
  if (white === undefined) return dice.white[0] + dice.white[1];
  const die = dice.colour[lane] ?? null;
  return die === null ? null : dice.white[white] + die;
}

const oneWhite = [0] as const;
const bothWhites = [0, 1] as const;

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
  const alike = state.dice?.white[0] === state.dice?.white[1];
  return state.closed.map((closed, lane) => {
    const sums: ColourSum[] = [];
    for (const white of alike ? oneWhite : bothWhites) {
      const sum = closed ? null : numberFor(state, lane, white);
      if (sum !== null) sums.push({ white, sum });
    }
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
