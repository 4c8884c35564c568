import { type GameId, gameIds, type Place, type Seat } from '../engine/game.ts';
import type { GameRecord, SeatInfo } from '../engine/record.ts';
import { migrate, type RawDocument, type schema, UnreadableError } from './migrations.ts';

/** What lists show of a game without replaying it. */
export interface MatchSummary {
  readonly over: boolean;
  readonly throws: number;
  readonly waitingFor: readonly Seat[];
  readonly ranking: readonly Place[];
}

/** A game as it is stored. The record holds the seed and sealed choices: it is never shown before the end. */
export interface StoredMatch {
  readonly id: string;
  readonly schema: typeof schema;
  /** Changes with every opening of the game: whoever wrote it here last is the only one that may write. */
  readonly owner: string;
  /** Milliseconds since 1970. */
  readonly created: number;
  readonly updated: number;
  /** Version of the game's rules. */
  readonly rules: number;
  readonly record: GameRecord;
  readonly summary: MatchSummary;
}

const refuse = (what: string): never => {
  throw new UnreadableError('broken', what);
};

const object = (value: unknown, what: string): RawDocument =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as RawDocument)
    : refuse(`${what} is not an object`);

const list = (value: unknown, what: string): readonly unknown[] =>
  Array.isArray(value) ? value : refuse(`${what} is not a list`);

const text = (value: unknown, what: string): string =>
  typeof value === 'string' ? value : refuse(`${what} is not text`);

const count = (value: unknown, what: string): number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
    ? value
    : refuse(`${what} is not a number`);

/** The last moment that a Date can tell. */
export const lastMoment = 8.64e15;

const moment = (value: unknown, what: string): number => {
  const time = count(value, what);
  return time <= lastMoment ? time : refuse(`${what} is no time of this world`);
};

const readSeats = (value: unknown): readonly SeatInfo[] =>
  list(value, 'seats').map((each): SeatInfo => {
    const { kind, name, level } = object(each, 'a seat');
    if (kind !== 'human' && kind !== 'bot') return refuse('a seat is held by nobody we know');
    const named: SeatInfo = { kind, name: text(name, 'a name') };
    return level === undefined ? named : { ...named, level: text(level, 'a level') };
  });

const readSummary = (value: unknown, seats: number): MatchSummary => {
  const { over, throws, waitingFor, ranking } = object(value, 'the summary');
  const seat = (each: unknown): Seat => {
    const number = count(each, 'a seat');
    return number < seats ? number : refuse('there is no such seat');
  };
  return {
    over: typeof over === 'boolean' ? over : refuse('over is neither true nor false'),
    throws: count(throws, 'throws'),
    waitingFor: list(waitingFor, 'waitingFor').map(seat),
    ranking: list(ranking, 'ranking').map((each) => {
      const place = object(each, 'a place');
      const score = place['score'];
      return {
        seat: seat(place['seat']),
        place: count(place['place'], 'a place'),
        score: typeof score === 'number' ? score : (object(score, 'a score') as Record<string, number>),
      };
    }),
  };
};

/**
 * Reads a stored document of any version as far as lists need it. Its record has the right outline only:
 * whether it can be played is for the engine to say, when it is opened. Throws UnreadableError.
 */
export const readDocument = (stored: unknown): StoredMatch => {
  const document = migrate(stored);
  const record = object(document['record'], 'the record');
  const game = record['game'] as GameId;
  if (!gameIds.includes(game)) return refuse('a game we do not know');
  const seats = readSeats(record['seats']);
  list(record['actions'], 'actions');
  return {
    id: text(document['id'], 'the id'),
    schema: 2,
    owner: text(document['owner'], 'the owner'),
    created: moment(document['created'], 'the time it was made'),
    updated: moment(document['updated'], 'the time it was written'),
    rules: count(document['rules'], 'the version of the rules'),
    record: { ...(record as unknown as GameRecord), game, seats },
    summary: readSummary(document['summary'], seats.length),
  };
};
