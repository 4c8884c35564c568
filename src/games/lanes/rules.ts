import type { Game, Next, Seat } from '../../engine/game.ts';
import { isObject, quote } from '../../engine/json.ts';
import { colourNumbers, crossed, crossRefusal, numberFor } from './crossing.ts';
import { changePresence, isActive, legalPresence, nextRound } from './presence.ts';
import { refusal } from './refusal.ts';
import { type Lane, lanesToEnd, missesToEnd, type Ruleset } from './ruleset.ts';
import { rankingOf } from './scoring.ts';
import type { Card, LaneCard, LanesAction, LanesOptions, LanesState } from './state.ts';

type Cross = Extract<LanesAction, { type: 'cross' }>;

const THROW: LanesAction = { type: 'throw' };
const PASS: LanesAction = { type: 'pass' };
const sixes = (count: number): readonly number[] => Array.from({ length: count }, () => 6);
/** The sides of a throw by the number of coloured dice in it. */
const throwSides = [0, 1, 2, 3, 4].map((colours) => sixes(2 + colours));

/** The rules of a lane game: pages/lanes of the rule book, with what the ruleset says. */
export function lanesGame(ruleset: Ruleset): Game<LanesOptions, LanesState, LanesAction> {
  const { lanes } = ruleset;
  const whiteCrosses = lanes.map(({ id }): LanesAction => ({ type: 'cross', lane: id }));
  const colourCrosses = lanes.map(({ id }): readonly LanesAction[] => [
    { type: 'cross', lane: id, white: 0 },
    { type: 'cross', lane: id, white: 1 },
  ]);

  function readOptions(options: unknown, seats: number): LanesOptions {
    if (!isObject(options)) throw new Error('the options are not an object');
    for (const key of Object.keys(options)) {
      if (key !== 'start') throw new Error(`unknown option ${quote(key)}`);
    }
    const { start = 'draw' } = options;
    if (start === 'draw') return { start };
    if (typeof start === 'number' && Number.isInteger(start) && start >= 0 && start < seats) return { start };
    throw new Error(
      `the option "start" is neither "draw" nor a seat from 0 to ${seats - 1}: ${quote(start)}`,
    );
  }

  function whiteActions(state: LanesState, seat: Seat): readonly LanesAction[] {
    const card = state.cards[seat] as Card;
    const number = numberFor(state, 0) as number;
    const actions = whiteCrosses.filter(
      (_, i) =>
        crossRefusal(lanes[i] as Lane, card[i] as LaneCard, state.closed[i] as boolean, number) === null,
    );
    actions.push(PASS);
    return actions;
  }

  function colourActions(state: LanesState): readonly LanesAction[] {
    const actions: LanesAction[] = [];
    for (const [lane, sums] of colourNumbers(ruleset, state, state.roller).entries()) {
      for (const { white } of sums) actions.push(colourCrosses[lane]?.[white] as LanesAction);
    }
    actions.push(PASS);
    return actions;
  }

  /** A seat's card with the cross that it has chosen, and the lane if that closes it. */
  function crossOn(
    state: LanesState,
    seat: Seat,
    { lane: id, white }: Cross,
  ): { card: Card; closes: number | null } {
    const index = lanes.findIndex((lane) => lane.id === id);
    const number = numberFor(state, index, white) as number;
    const card = (state.cards[seat] as Card).map((marks, i) =>
      i === index ? crossed(lanes[i] as Lane, marks, number) : marks,
    );
    return { card, closes: card[index]?.mark ? index : null };
  }

  function applyWhite(state: LanesState, choices: ReadonlyMap<Seat, LanesAction>): LanesState {
    const cards = state.cards.slice();
    const closed = state.closed.slice();
    for (const [seat, choice] of choices) {
      if (choice.type !== 'cross') continue;
      const { card, closes } = crossOn(state, seat, choice);
      cards[seat] = card;
      if (closes !== null) closed[closes] = true;
    }
    const rollerCrossed = choices.get(state.roller)?.type === 'cross';
    return { ...state, cards, closed, rollerCrossed, step: enoughClosed(closed) ? 'end' : 'colour' };
  }

  function applyColour(state: LanesState, choice: LanesAction): LanesState {
    const { roller } = state;
    if (choice.type === 'cross') {
      const { card, closes } = crossOn(state, roller, choice);
      const cards = state.cards.map((each, seat) => (seat === roller ? card : each));
      const closed = closes === null ? state.closed : state.closed.map((each, i) => each || i === closes);
      const after: LanesState = { ...state, cards, closed, rollerCrossed: true };
      return enoughClosed(closed) ? { ...after, step: 'end' } : nextRound(after);
    }
    if (state.rollerCrossed) return nextRound(state);
    const misses = state.misses.map((each, seat) => (seat === roller ? each + 1 : each));
    const after: LanesState = { ...state, misses };
    return (misses[roller] as number) >= missesToEnd ? { ...after, step: 'end' } : nextRound(after);
  }

  return {
    id: ruleset.id,
    rules: 1,
    seats: ruleset.seats,
    readOptions,

    setup({ start }, seats, draw) {
      const card: Card = lanes.map(() => ({ crossed: [], mark: false }));
      return {
        throws: 0,
        roller: start === 'draw' ? draw('start', seats) : start,
        step: 'throw',
        dice: null,
        cards: Array.from({ length: seats }, () => card),
        misses: Array.from({ length: seats }, () => 0),
        closed: lanes.map(() => false),
        rollerCrossed: false,
        presence: Array.from({ length: seats }, () => ({ status: 'active' })),
      };
    },

    next(state): Next {
      switch (state.step) {
        case 'throw':
          return isActive(state, state.roller)
            ? { kind: 'decision', seats: [state.roller] }
            : { kind: 'wait' };
        case 'landing':
          return {
            kind: 'throw',
            sides: throwSides[state.closed.filter((each) => !each).length] as number[],
          };
        case 'white':
          return {
            kind: 'decision',
            seats: state.cards.map((_, seat) => seat).filter((seat) => isActive(state, seat)),
          };
        case 'colour':
          return { kind: 'decision', seats: isActive(state, state.roller) ? [state.roller] : [] };
        case 'end':
          return { kind: 'end' };
      }
    },

    legalActions(state, seat) {
      if (!isActive(state, seat)) return [];
      if (state.step === 'white') return whiteActions(state, seat);
      if (seat !== state.roller) return [];
      if (state.step === 'throw') return [THROW];
      return state.step === 'colour' ? colourActions(state) : [];
    },

    apply(state, choices) {
      if (state.step === 'throw') return { ...state, step: 'landing', throws: state.throws + 1 };
      if (state.step === 'white') return applyWhite(state, choices);
      return applyColour(state, choices.get(state.roller) ?? PASS);
    },

    land(state, dice) {
      let next = 2;
      const colour = state.closed.map((closed) => {
        if (closed) return null;
        next += 1;
        return dice[next - 1] as number;
      });
      return { ...state, step: 'white', dice: { white: [dice[0] as number, dice[1] as number], colour } };
    },

    defaultAction: (state) => (state.step === 'throw' ? THROW : PASS),
    redact: (state) => state,
    ...(ruleset.rooms ? { legalPresence, presence: changePresence } : {}),
    ranking: rankingOf,

    publicState(state) {
      return {
        cards: state.cards.map((card) =>
          Object.fromEntries(lanes.map(({ id }, i) => [id, { ...(card[i] as LaneCard) }])),
        ),
        misses: state.misses,
        closed: lanes.filter((_, i) => state.closed[i]).map(({ id }) => id),
      };
    },

    refusal: (state, seat, action) => refusal(ruleset, state, seat, action),
  };
}

const enoughClosed = (closed: readonly boolean[]): boolean => closed.filter(Boolean).length >= lanesToEnd;
