import { seededRandom } from '../../src/bots/random.ts';
import type { Game, Seat } from '../../src/engine/game.ts';
import {
  act,
  applyPresence,
  legalPresence,
  type Match,
  startMatch,
  waitingFor,
} from '../../src/engine/match.ts';

/** A whole number 0 ≤ x < m. */
export type Pick = (m: number) => number;

export const pickFrom = (text: string): Pick => {
  const random = seededRandom(text);
  return (m) => Math.floor(random() * m);
};

export const oneOf = <T>(pick: Pick, items: readonly T[]): T => {
  const item = items[pick(items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
};

export const randomHex = (pick: Pick, bytes: number): string =>
  Array.from({ length: 2 * bytes }, () => pick(16).toString(16)).join('');

/** A match of a game at its start, everything about it drawn by chance. */
export function randomStart(game: Game, pick: Pick): Match {
  const { min, max } = game.seats;
  const count = min + pick(max - min + 1);
  return startMatch(game, {
    options: {},
    seats: Array.from({ length: count }, (_, seat) => ({ kind: 'human', name: `P${seat}` })),
    seed: randomHex(pick, 32),
    salts: Array.from({ length: count }, () => randomHex(pick, 16)),
  });
}

/** A seat and an event that the rules allow for it now, if there is any. */
function randomPresence(
  match: Match,
  pick: Pick,
): { seat: Seat; event: 'skip' | 'leave' | 'return' | 'remove' } | null {
  const all = match.start.seats.flatMap((_, seat) =>
    legalPresence(match, seat).map((event) => ({ seat, event })),
  );
  // Who has left comes back as often as anyone leaves, so that games go on.
  const back = all.filter(({ event }) => event === 'return');
  if (back.length > 0 && pick(2) === 0) return oneOf(pick, back);
  const gentle = all.filter(({ event }) => event !== 'remove' || pick(8) === 0);
  return gentle.length > 0 ? oneOf(pick, gentle) : null;
}

/** One random step: some seat that is asked chooses, or (one time in `presence`; 0: never) something happens to a seat. */
function randomStep(match: Match, pick: Pick, presence = 0): Match {
  const asked = waitingFor(match);
  if (asked.length === 0 || (presence > 0 && pick(presence) === 0)) {
    const happening = randomPresence(match, pick);
    if (happening) return applyPresence(match, happening.seat, happening.event);
  }
  if (asked.length === 0) return match;
  const seat = oneOf(pick, asked);
  return act(match, seat, oneOf(pick, match.game.legalActions(match.state, seat)));
}

/** The matches of a random game, from its start to its end (or to the limit of steps). */
export function* randomGame(game: Game, pick: Pick, presence = 0, limit = 5000): Generator<Match> {
  let match = randomStart(game, pick);
  yield match;
  for (let i = 0; i < limit && match.next.kind !== 'end'; i += 1) {
    match = randomStep(match, pick, presence);
    yield match;
  }
}

/** The last match of `randomGame`. */
export function playedOut(game: Game, pick: Pick, presence = 0): Match {
  let last: Match | null = null;
  for (const match of randomGame(game, pick, presence)) last = match;
  return last as Match;
}

/** A JSON value with everything in it frozen. */
function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const each of Object.values(value)) deepFreeze(each);
  }
  return value;
}

/** The same rules, with every state and action frozen as it is made. */
export function frozen(game: Game): Game {
  const { presence } = game;
  return {
    ...game,
    setup: (...args) => deepFreeze(game.setup(...args)),
    next: (state) => deepFreeze(game.next(state)),
    legalActions: (...args) => deepFreeze(game.legalActions(...args)),
    apply: (...args) => deepFreeze(game.apply(...args)),
    land: (state, dice) => deepFreeze(game.land(state, deepFreeze(dice))),
    redact: (...args) => deepFreeze(game.redact(...args)),
    ...(presence ? { presence: (...args) => deepFreeze(presence(...args)) } : {}),
  };
}
