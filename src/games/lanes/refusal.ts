import type { Seat } from '../../engine/game.ts';
import { isObject, quote } from '../../engine/json.ts';
import { crossRefusal } from './crossing.ts';
import { crossesToClose, type Lane, lastNumberOf, type Ruleset } from './ruleset.ts';
import type { Card, LaneCard, LanesState } from './state.ts';

/** Why an action is not legal for a seat that is asked: one line of English for a command line or a log. */
export function refusal(ruleset: Ruleset, state: LanesState, seat: Seat, action: unknown): string {
  if (!isObject(action)) return 'an action is an object';
  const { type, lane: id, white, ...others } = action;
  if (type !== 'throw' && type !== 'cross' && type !== 'pass') return `there is no action ${quote(type)}`;
  const unknown = Object.keys(
    type === 'cross' ? others : { ...others, ...pick(action, ['lane', 'white']) },
  )[0];
  if (unknown !== undefined) return `"${type}" has an unknown key ${quote(unknown)}`;
  if (state.step === 'throw') return `seat ${seat} has to throw first`;
  if (type === 'throw') return 'the dice of this round have been thrown';

  const index = ruleset.lanes.findIndex((lane) => lane.id === id);
  if (index < 0) return `there is no lane ${quote(id)}`;
  const lane = ruleset.lanes[index] as Lane;
  const number = numberOf(state, index, white);
  if (typeof number === 'string') return number;
  const marks = (state.cards[seat] as Card)[index] as LaneCard;
  switch (crossRefusal(lane, marks, state.closed[index] as boolean, number)) {
    case 'closed':
      return `${lane.id} is closed`;
    case 'passed':
      return `${lane.id} ${number} is not to the right of seat ${seat}'s rightmost cross`;
    default:
      return `${lane.id} ${lastNumberOf(lane)} takes ${crossesToClose} crosses in the lane, and seat ${seat} has ${marks.crossed.length}`;
  }
}

/** The number that a cross with this white die means; a sentence where it means none. */
function numberOf(state: LanesState, lane: number, white: unknown): number | string {
  const dice = state.dice as NonNullable<LanesState['dice']>;
  if (state.step === 'white') {
    return white === undefined
      ? dice.white[0] + dice.white[1]
      : 'in the white step a cross names no white die';
  }
  if (white !== 0 && white !== 1) return 'in the colour step a cross names white die 0 or 1';
  const die = dice.colour[lane];
  if (typeof die !== 'number') return 'that lane had no die in this throw';
  if (white === 1 && dice.white[0] === dice.white[1]) return 'both white dice show the same: only 0 is named';
  return dice.white[white] + die;
}

const pick = (from: Readonly<Record<string, unknown>>, keys: readonly string[]): object =>
  Object.fromEntries(keys.filter((key) => Object.hasOwn(from, key)).map((key) => [key, from[key]]));
