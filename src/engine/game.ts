/** A place at the table, numbered from 0 in clockwise order. */
export type Seat = number;

export const gameIds = ['tallspor', 'lucky-lanes', 'varde', 'handi-snake'] as const;
export type GameId = (typeof gameIds)[number];

/**
 * What a state waits for.
 *
 * A decision of several seats is simultaneous: nobody sees a choice until all are in. It is settled as soon as
 * every seat it names has chosen, so one that names nobody (all who owed it have left) is settled at once.
 * `wait`: nobody is there to act, and only a presence event can go on.
 */
export type Next =
  | { readonly kind: 'throw'; readonly sides: readonly number[] }
  | { readonly kind: 'decision'; readonly seats: readonly Seat[] }
  | { readonly kind: 'wait' }
  | { readonly kind: 'end' };

/** A whole number 0 ≤ x < m, fixed by the game's key and the label (rules/fair-dice). */
export type Draw = (label: string, m: number) => number;

/** What happens to a seat's presence at the table; the seat itself need not have asked for it. */
export const presenceEvents = ['skip', 'leave', 'return', 'remove'] as const;
export type PresenceEvent = (typeof presenceEvents)[number];

/** The lane games' total, or a game's own figures (Varde: cairns and steps). */
type Score = number | Readonly<Record<string, number>>;

export interface Place {
  readonly seat: Seat;
  readonly place: number;
  readonly score: Score;
}

/** Every action is a plain JSON object that says its type. */
export interface BaseAction {
  readonly type: string;
}

/**
 * The rules of one game as pure functions over plain, immutable JSON states.
 *
 * Validity is membership in `legalActions`; no function here checks it a second way.
 */
export interface Game<Options = unknown, State = unknown, Action extends BaseAction = BaseAction> {
  readonly id: GameId;
  /** Raised when an old record could replay differently. */
  readonly rules: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** Fills in defaults and refuses unknown keys and values with an error that names them. */
  readOptions(options: unknown, seats: number): Options;
  setup(options: Options, seats: number, draw: Draw): State;
  next(state: State): Next;
  /** Complete and in record order; empty unless `next` names the seat. */
  legalActions(state: State, seat: Seat): readonly Action[];
  /**
   * Takes a legal choice of every seat that `next` names, and those of seats that chose and then left before the
   * decision was settled: choices made stand.
   */
  apply(state: State, choices: ReadonlyMap<Seat, Action>): State;
  /** Takes the dice that `next` asked for. */
  land(state: State, dice: readonly number[]): State;
  /** What the table decides for a seat that has run out of time. */
  defaultAction(state: State, seat: Seat): Action;
  /** Hides what a seat may not see; null is a spectator. */
  redact(state: State, seat: Seat | null): State;
  /** The presence events the rules allow for a seat now, if they know any. */
  legalPresence?(state: State, seat: Seat): readonly PresenceEvent[];
  presence?(state: State, seat: Seat, event: PresenceEvent): State;
  /** By place, then seat; before the end, the order as it stands. */
  ranking(state: State): readonly Place[];
  /** What is public at this point, as `record check` prints it. */
  publicState(state: State): unknown;
  /** Why an action is not legal, in words for a command line; only asked about actions that are not. */
  refusal(state: State, seat: Seat, action: unknown): string;
}
