import { fingerprintOf, seedBytes } from './dice.ts';
import {
  type BaseAction,
  type Game,
  type GameId,
  gameIds,
  type PresenceEvent,
  presenceEvents,
} from './game.ts';
import { isHex } from './hex.ts';
import { isObject, quote } from './json.ts';
import {
  act,
  applyPresence,
  automaticEvents,
  IllegalAction,
  type Match,
  type RecordedAction,
  type SeatInfo,
  startMatch,
} from './match.ts';

export type { SeatInfo } from './match.ts';

const recordFormat = 'kast-record/1';

/** A game: its beginning and its actions, from which all else is recomputed. */
export interface GameRecord {
  readonly format: typeof recordFormat;
  readonly game: GameId;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly SeatInfo[];
  /** SHA-256 of the seed, 64 lower-case hex digits. */
  readonly fingerprint: string;
  /** 64 hex digits; null while a host must not tell it yet. */
  readonly seed: string | null;
  /** One per seat. */
  readonly salts: readonly string[];
  /** In the order in which the host took them. */
  readonly actions: readonly RecordedAction[];
}

/** Why a record is refused: `at` is the index of the action at fault, null where the fault is elsewhere. */
export class RecordError extends Error {
  readonly at: number | null;

  constructor(at: number | null, message: string) {
    super(message);
    this.name = 'RecordError';
    this.at = at;
  }
}

/** Longest text that is read as a record; the longest real ones are a twentieth of it. */
export const recordTextLimit = 1_000_000;

const recordKeys = ['format', 'game', 'options', 'seats', 'fingerprint', 'seed', 'salts', 'actions'];
const saltPattern = /^[A-Za-z0-9_-]{0,64}$/;

const fail = (message: string, at: number | null = null): never => {
  throw new RecordError(at, message);
};

/** Refuses an object that lacks one of the keys or has any other. */
function checkKeys(
  value: Readonly<Record<string, unknown>>,
  keys: readonly string[],
  optional: readonly string[],
  what: string,
  at: number | null = null,
): void {
  for (const key of keys) if (!Object.hasOwn(value, key)) fail(`${what} has no "${key}"`, at);
  for (const key of Object.keys(value)) {
    if (!keys.includes(key) && !optional.includes(key)) fail(`${what} has an unknown key ${quote(key)}`, at);
  }
}

function parse(text: string): unknown {
  if (text.length > recordTextLimit) fail(`longer than any record: ${text.length} characters`);
  try {
    return JSON.parse(text);
  } catch (error) {
    return fail(`not JSON${placeIn(String(error))}`);
  }
}

/** Where JSON went wrong, as far as the engine that parsed it says. */
function placeIn(message: string): string {
  const [, place] = /\b(position \d+|line \d+ column \d+)/.exec(message) ?? [];
  if (place) return ` at ${place}`;
  return /\bend\b/i.test(message) ? ': it ends too early' : '';
}

function readSeat(value: unknown, seat: number): SeatInfo {
  const what = `seat ${seat}`;
  if (!isObject(value)) return fail(`${what} is not an object`);
  const { kind, name, level } = value;
  if (kind !== 'human' && kind !== 'bot')
    return fail(`${what} has a "kind" that is neither "human" nor "bot"`);
  checkKeys(value, ['kind', 'name'], kind === 'bot' ? ['level'] : [], what);
  if (typeof name !== 'string') return fail(`${what} has a "name" that is not text`);
  if (level === undefined) return { kind, name };
  if (typeof level !== 'string') return fail(`${what} has a "level" that is not text`);
  return { kind, name, level };
}

/** Only what all games share; whether it is an action of the game is for its rules to say. */
function readAction(value: unknown, at: number, seats: number): RecordedAction {
  if (!isObject(value)) return fail('not an object', at);
  const { seat, type, auto } = value;
  if (typeof type !== 'string') return fail('an action without a type', at);
  if (typeof seat !== 'number' || !Number.isInteger(seat)) return fail('an action without a seat', at);
  if (seat < 0 || seat >= seats) return fail(`there is no seat ${seat}`, at);
  if (Object.hasOwn(value, 'auto') && auto !== true) return fail('"auto" can only be true', at);
  return value as RecordedAction;
}

/**
 * Reads a record from JSON text, or from what JSON text was parsed to. Refuses, with a RecordError, all that no
 * game could have written: see the page on records. What the rules of the game have to say comes with `replay`.
 */
export function readRecord(input: unknown): GameRecord {
  const value = typeof input === 'string' ? parse(input) : input;
  if (!isObject(value)) return fail('not a record: no JSON object');
  const { format, options, seats, fingerprint, seed, salts, actions } = value;
  if (format !== recordFormat) return fail(`not a record of the format "${recordFormat}"`);
  checkKeys(value, recordKeys, [], 'the record');
  const game = gameIds.find((id) => id === value['game']);
  if (!game) return fail(`unknown game ${quote(value['game'])}`);
  if (!isObject(options)) return fail('"options" is not an object');
  if (!Array.isArray(seats)) return fail('"seats" is not a list');
  if (!Array.isArray(salts)) return fail('"salts" is not a list');
  if (salts.length !== seats.length) {
    return fail(`there must be one salt for each of the ${seats.length} seats, not ${salts.length}`);
  }
  for (const [seat, salt] of salts.entries()) {
    if (typeof salt !== 'string' || !saltPattern.test(salt)) {
      return fail(`the salt of seat ${seat} is not 0 to 64 characters of A–Z a–z 0–9 _ -`);
    }
  }
  if (!isHex(fingerprint, 32) || fingerprint !== fingerprint.toLowerCase()) {
    return fail('"fingerprint" is not 64 lower-case hex digits');
  }
  if (seed !== null && !isHex(seed, seedBytes)) return fail('"seed" is neither 64 hex digits nor null');
  if (seed !== null && fingerprintOf(seed) !== fingerprint)
    return fail('the fingerprint is not that of the seed');
  if (!Array.isArray(actions)) return fail('"actions" is not a list');
  return {
    format: recordFormat,
    game,
    options,
    seats: seats.map(readSeat),
    fingerprint,
    seed,
    salts,
    actions: actions.map((action, at) => readAction(action, at, seats.length)),
  };
}

/**
 * Plays a record again by the rules of its game, to where it stops.
 *
 * Throws RecordError: with `at` null where the options or the number of seats are not the game's or the seed is
 * not shown yet, else with the index of the first action that is not legal where it stands.
 */
export function replay<O, S, A extends BaseAction>(game: Game<O, S, A>, record: GameRecord): Match<O, S, A> {
  const { seed, options, seats, salts } = record;
  let match: Match<O, S, A>;
  try {
    match = startMatch(game, { options, seats, seed: seed ?? fail('seed not shown yet'), salts });
  } catch (error) {
    if (error instanceof RecordError) throw error;
    return fail(error instanceof Error ? error.message : String(error));
  }
  for (const [at, recorded] of record.actions.entries()) {
    try {
      match = redo(match, recorded);
    } catch (error) {
      if (error instanceof IllegalAction) return fail(error.message, at);
      throw error;
    }
  }
  return match;
}

function redo<O, S, A extends BaseAction>(match: Match<O, S, A>, recorded: RecordedAction): Match<O, S, A> {
  const { seat, auto = false, ...action } = recorded;
  const event = presenceEvents.find((each) => each === action.type);
  if (!event) return act(match, seat, action, { auto });
  checkPresence(event, action, auto);
  return applyPresence(match, seat, event);
}

function checkPresence(event: PresenceEvent, action: object, auto: boolean): void {
  if (Object.keys(action).length !== 1) throw new IllegalAction('not-legal', `"${event}" has an unknown key`);
  if (auto !== automaticEvents.includes(event)) {
    const rule = auto ? 'is never' : 'is always';
    throw new IllegalAction('not-legal', `"${event}" ${rule} marked "auto"`);
  }
}

/** The rules of a game by its id; undefined for a game that there is no rule for. */
export type RulesOf = (game: GameId) => Game | undefined;

/**
 * Reads and replays a record of any game, text or parsed, and gives the match it leads to.
 *
 * Throws RecordError for the first fault: a malformed action after an illegal one is not what is reported.
 */
export function checkRecord(input: unknown, rulesOf: RulesOf): Match {
  const value = typeof input === 'string' ? parse(input) : input;
  if (typeof value === 'string') fail('not a record: no JSON object');
  const run = (each: unknown): Match => {
    const record = readRecord(each);
    return replay(rulesOf(record.game) ?? fail(`there are no rules yet for ${record.game}`), record);
  };
  try {
    return run(value);
  } catch (error) {
    if (
      error instanceof RecordError &&
      error.at !== null &&
      isObject(value) &&
      Array.isArray(value['actions'])
    ) {
      run({ ...value, actions: value['actions'].slice(0, error.at) });
    }
    throw error;
  }
}

/** The record of a match so far, secret until the game is over: it holds the seed and sealed choices. */
export function recordOf(match: Match): GameRecord {
  const { options, seats, seed, salts } = match.start;
  return {
    format: recordFormat,
    game: match.game.id,
    options: { ...(options as Record<string, unknown>) },
    seats,
    fingerprint: match.fingerprint,
    seed,
    salts,
    actions: match.actions,
  };
}
