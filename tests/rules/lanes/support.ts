import type { Seat } from '../../../src/engine/game.ts';
import { lastNumberOf, type Ruleset } from '../../../src/games/lanes/ruleset.ts';
import type { LanesAction, LanesState, Step } from '../../../src/games/lanes/state.ts';
import { luckyLanes, luckyLanesRuleset } from '../../../src/games/lucky-lanes/rules.ts';
import { tallspor, tallsporRuleset } from '../../../src/games/tallspor/rules.ts';

export { luckyLanes, tallspor };

type LanesGame = typeof luckyLanes;

const rulesets: readonly Ruleset[] = [tallsporRuleset, luckyLanesRuleset];
export const rulesetOf = (game: LanesGame): Ruleset => rulesets.find(({ id }) => id === game.id) as Ruleset;

/** Crosses by lane; lanes that are absent are empty. A lane's last number brings the mark. */
type Crosses = Readonly<Record<string, readonly number[]>>;

export interface Scene {
  /** One card for each seat. */
  readonly cards: readonly Crosses[];
  readonly roller?: Seat;
  readonly step?: Step;
  readonly white?: readonly [number, number];
  /** By lane; 1 where absent. */
  readonly colour?: Readonly<Record<string, number>>;
  readonly misses?: readonly number[];
  readonly closed?: readonly string[];
  readonly rollerCrossed?: boolean;
}

/** A state in the middle of a game: by default seat 0 has just thrown 1 and 2, and ones. */
export function scene(game: LanesGame, wanted: Scene): LanesState {
  const { lanes } = rulesetOf(game);
  const { cards, white = [1, 2], colour = {}, closed = [] } = wanted;
  const start = game.setup({ start: wanted.roller ?? 0 }, cards.length, () => 0);
  return {
    ...start,
    throws: 1,
    step: wanted.step ?? 'white',
    rollerCrossed: wanted.rollerCrossed ?? false,
    misses: wanted.misses ?? start.misses,
    closed: lanes.map(({ id }) => closed.includes(id)),
    dice: { white, colour: lanes.map(({ id }) => (closed.includes(id) ? null : (colour[id] ?? 1))) },
    cards: cards.map((card) =>
      lanes.map((lane) => {
        const crossed = card[lane.id] ?? [];
        return { crossed, mark: crossed.includes(lastNumberOf(lane)) };
      }),
    ),
  };
}

export const pass: LanesAction = { type: 'pass' };
export const cross = (lane: string, white?: 0 | 1): LanesAction =>
  white === undefined ? { type: 'cross', lane } : { type: 'cross', lane, white };

/** The state after the choices of all seats, in seat order. */
export const choose = (game: LanesGame, state: LanesState, ...choices: readonly LanesAction[]): LanesState =>
  game.apply(state, new Map(choices.map((choice, seat) => [seat, choice])));

/** The state after the roller's choice in the colour step. */
export const colour = (game: LanesGame, state: LanesState, choice: LanesAction): LanesState =>
  game.apply(state, new Map([[state.roller, choice]]));

/** What a seat has in a lane. */
export const laneOf = (game: LanesGame, state: LanesState, seat: Seat, id: string) => {
  const lane = state.cards[seat]?.[rulesetOf(game).lanes.findIndex((each) => each.id === id)];
  if (!lane) throw new Error(`no lane ${id}`);
  return lane;
};

export const isClosed = (game: LanesGame, state: LanesState, id: string): boolean =>
  state.closed[rulesetOf(game).lanes.findIndex((each) => each.id === id)] ?? false;

/** The crosses that a seat may make, as short text: `red`, `red/1`. */
export const crossesOf = (game: LanesGame, state: LanesState, seat: Seat): readonly string[] =>
  game
    .legalActions(state, seat)
    .flatMap((action) =>
      action.type === 'cross' ? [action.lane + (action.white === undefined ? '' : `/${action.white}`)] : [],
    );
