import { drawFrom, fingerprintOf, keyOf, throwDice } from './dice.ts';
import type { BaseAction, Game, Next, PresenceEvent, Seat } from './game.ts';
import { sameJson } from './json.ts';
import type { LogEntry, View } from './view.ts';

/** Who holds a seat. */
export interface SeatInfo {
  readonly kind: 'human' | 'bot';
  readonly name: string;
  readonly level?: string;
}

/** An action as it stands in a record. `auto`: the table took it for an absent seat. */
export type RecordedAction<Action extends BaseAction = BaseAction> = (Action | { type: PresenceEvent }) & {
  readonly seat: Seat;
  readonly auto?: true;
};

interface MatchStart<Options = unknown> {
  readonly options: Options;
  readonly seats: readonly SeatInfo[];
  /** 64 hex digits. */
  readonly seed: string;
  /** One per seat. */
  readonly salts: readonly string[];
}

interface SealedChoice<Action> {
  readonly seat: Seat;
  readonly action: Action;
  readonly auto: boolean;
}

/**
 * A running game: an immutable value that only the host holds. It has the seed and the choices not yet
 * revealed; everyone else gets what `project` makes of it.
 */
export interface Match<Options = unknown, State = unknown, Action extends BaseAction = BaseAction> {
  readonly game: Game<Options, State, Action>;
  readonly start: MatchStart<Options>;
  readonly fingerprint: string;
  readonly key: Uint8Array;
  readonly state: State;
  readonly next: Next;
  /** Grows by one with every decision that is settled or replaced by another. */
  readonly decision: number;
  /** Choices made in the decision that is open, in the order they came. */
  readonly sealed: readonly SealedChoice<Action>[];
  /** Throws made. */
  readonly throws: number;
  readonly log: readonly LogEntry<Action>[];
  /** Everything that was done, as the record tells it. */
  readonly actions: readonly RecordedAction<Action>[];
}

/** Why the match did not take an action; `message` is a sentence for a command line or a log. */
export class IllegalAction extends Error {
  readonly code: 'over' | 'not-asked' | 'already-chosen' | 'not-legal';

  constructor(code: IllegalAction['code'], message: string) {
    super(message);
    this.name = 'IllegalAction';
    this.code = code;
  }
}

/**
 * A match at its first decision.
 *
 * Throws where the options are not the game's or the number of seats is out of its range.
 */
export function startMatch<O, S, A extends BaseAction>(
  game: Game<O, S, A>,
  start: { options: unknown; seats: readonly SeatInfo[]; seed: string; salts: readonly string[] },
): Match<O, S, A> {
  const { seats, seed, salts } = start;
  const { min, max } = game.seats;
  if (seats.length < min || seats.length > max) {
    throw new Error(`${game.id} is for ${min} to ${max} seats, not ${seats.length}`);
  }
  if (salts.length !== seats.length) {
    throw new Error(`there must be one salt for each of the ${seats.length} seats, not ${salts.length}`);
  }
  const options = game.readOptions(start.options, seats.length);
  const key = keyOf(seed, salts);
  const state = game.setup(options, seats.length, drawFrom(key));
  return settle({
    game,
    start: { options, seats, seed, salts },
    fingerprint: fingerprintOf(seed),
    key,
    state,
    next: game.next(state),
    decision: 0,
    sealed: [],
    throws: 0,
    log: [],
    actions: [],
  });
}

/**
 * The match after a seat's choice. The choice stays sealed until every seat that is asked has chosen; then all
 * take effect, and what follows by itself (throws) happens too.
 *
 * `action` may be any value: throws IllegalAction, and changes nothing, unless it is one of the seat's legal actions.
 */
export function act<O, S, A extends BaseAction>(
  match: Match<O, S, A>,
  seat: Seat,
  action: unknown,
  { auto = false }: { auto?: boolean } = {},
): Match<O, S, A> {
  const { game, state, next, sealed } = match;
  if (next.kind === 'end') throw new IllegalAction('over', 'the game is over');
  if (sealed.some((choice) => choice.seat === seat)) {
    throw new IllegalAction('already-chosen', `seat ${seat} has chosen already`);
  }
  if (next.kind !== 'decision' || !next.seats.includes(seat)) {
    throw new IllegalAction('not-asked', `it is not seat ${seat} that is asked`);
  }
  const legal = game.legalActions(state, seat).find((each) => sameJson(each, action));
  if (!legal) throw new IllegalAction('not-legal', game.refusal(state, seat, action));
  const recorded: RecordedAction<A> = auto ? { seat, ...legal, auto: true } : { seat, ...legal };
  return settle({
    ...match,
    sealed: [...sealed, { seat, action: legal, auto }],
    actions: [...match.actions, recorded],
  });
}

/** The presence events that the rules allow for a seat now. */
export function legalPresence(match: Match, seat: Seat): readonly PresenceEvent[] {
  return match.game.legalPresence?.(match.state, seat) ?? [];
}

/** Events that the table brings about for a seat that isn't there; records mark them as such. */
export const automaticEvents: readonly PresenceEvent[] = ['skip', 'leave'];

/**
 * The match after something happened to a seat's presence. A choice that the seat has made already stands.
 *
 * Throws IllegalAction where the rules don't know the event, or not now.
 */
export function applyPresence<O, S, A extends BaseAction>(
  match: Match<O, S, A>,
  seat: Seat,
  event: PresenceEvent,
): Match<O, S, A> {
  const { game, next } = match;
  if (next.kind === 'end') throw new IllegalAction('over', 'the game is over');
  if (!game.presence || !game.legalPresence) {
    throw new IllegalAction('not-legal', `${game.id} knows no "${event}"`);
  }
  if (!game.legalPresence(match.state, seat).includes(event)) {
    throw new IllegalAction('not-legal', `"${event}" can't happen to seat ${seat} now`);
  }
  const state = game.presence(match.state, seat, event);
  const after = game.next(state);
  const auto = automaticEvents.includes(event);
  return settle({
    ...match,
    state,
    next: after,
    decision: match.decision + (asksAnew(next, after) ? 1 : 0),
    log: [...match.log, { kind: 'presence', seat, event }],
    actions: [...match.actions, auto ? { seat, type: event, auto } : { seat, type: event }],
  });
}

/** Whether a seat is asked that was not asked before: then another decision has taken the place of the open one. */
function asksAnew(before: Next, after: Next): boolean {
  if (after.kind !== 'decision') return false;
  return before.kind !== 'decision' || after.seats.some((seat) => !before.seats.includes(seat));
}

/** Settles everything that needs nobody: throws, and decisions that are complete. */
function settle<O, S, A extends BaseAction>(from: Match<O, S, A>): Match<O, S, A> {
  let match = from;
  for (;;) {
    const { game, state, next, sealed } = match;
    if (next.kind === 'throw') {
      const number = match.throws;
      const dice = throwDice(match.key, number, next.sides);
      const landed = game.land(state, dice);
      match = {
        ...match,
        state: landed,
        next: game.next(landed),
        throws: number + 1,
        log: [...match.log, { kind: 'throw', number, dice }],
      };
    } else if (next.kind === 'decision' && waiting(next, sealed).length === 0) {
      const choices = [...sealed].sort((a, b) => a.seat - b.seat);
      const applied = game.apply(state, new Map(choices.map((choice) => [choice.seat, choice.action])));
      match = {
        ...match,
        state: applied,
        next: game.next(applied),
        decision: match.decision + 1,
        sealed: [],
        log: [...match.log, { kind: 'choices', choices }],
      };
    } else {
      return match;
    }
  }
}

const waiting = (next: Next, sealed: readonly SealedChoice<unknown>[]): readonly Seat[] =>
  next.kind === 'decision' ? next.seats.filter((seat) => !sealed.some((choice) => choice.seat === seat)) : [];

/** Who has yet to choose. */
export function waitingFor(match: Match): readonly Seat[] {
  return waiting(match.next, match.sealed);
}

/** Everything that a seat (null: a spectator) may know, and nothing else. */
export function project<O, S, A extends BaseAction>(match: Match<O, S, A>, seat: Seat | null): View<S, A> {
  const { game, state, next, sealed } = match;
  const open = waiting(next, sealed);
  return {
    seat,
    state: game.redact(state, seat),
    next,
    decision: match.decision,
    legal: seat !== null && open.includes(seat) ? game.legalActions(state, seat) : [],
    sealed: sealed.find((choice) => choice.seat === seat)?.action ?? null,
    waitingFor: open,
    log: match.log,
  };
}

/** The faces of every throw so far. */
export function throwsOf(match: Match): (readonly number[])[] {
  return match.log.flatMap((entry) => (entry.kind === 'throw' ? [entry.dice] : []));
}
