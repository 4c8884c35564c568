import type { Seat } from '../../engine/game.ts';
import { isObject, quote } from '../../engine/json.ts';
import { crossRefusal, numberFor } from './crossing.ts';
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
  const wrongDie = whiteRefusal(state, white);
  if (wrongDie) return wrongDie;
  const number = numberFor(state, index, white as 0 | 1 | undefined);
  if (number === null) return `${lane.id} is closed`;
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

/** Why a cross can't name this white die in the step that is played, or null where it can. */
function whiteRefusal(state: LanesState, white: unknown): string | null {
  if (state.step === 'white')
    return white === undefined ? null : 'in the white step a cross names no white die';
  if (white !== 0 && white !== 1) return 'in the colour step a cross names white die 0 or 1';
  const alike = state.dice?.white[0] === state.dice?.white[1];
  return white === 1 && alike ? 'both white dice show the same: only 0 is named' : null;
}

const pick = (from: Readonly<Record<string, unknown>>, keys: readonly string[]): object =>
  Object.fromEntries(keys.filter((key) => Object.hasOwn(from, key)).map((key) => [key, from[key]]));
