/** A stored document of any version, before anything is known of it but its version. */
export type RawDocument = Readonly<Record<string, unknown>>;

/** The version that is written now. */
export const schema = 2;

/** A stored document that can't be read: kept as it is, shown as such. */
export class UnreadableError extends Error {
  override readonly name = 'UnreadableError';
  /** `newer`: a later Kast wrote it; `broken`: nothing we know. */
  readonly reason: 'newer' | 'broken';

  constructor(reason: 'newer' | 'broken', message: string) {
    super(message);
    this.reason = reason;
  }
}

const list = (document: RawDocument, key: string): readonly unknown[] => {
  const value = document[key];
  if (!Array.isArray(value)) throw new UnreadableError('broken', `${key} is not a list`);
  return value;
};

/** Equal scores share a place: 1, 1, 3. */
const placesOf = (scores: readonly unknown[]): readonly unknown[] =>
  scores
    .map((score, seat) => ({
      seat,
      place: 1 + scores.filter((other) => Number(other) > Number(score)).length,
      score,
    }))
    .sort((one, other) => one.place - other.place || one.seat - other.seat);

/**
 * Version 1 kept a game flat: names beside a list of bot levels (null for a person), one time,
 * the scores, and whose turn it was. Version 2 holds the game's record as it is exported, and a summary.
 */
const toVersion2 = (document: RawDocument): RawDocument => {
  const names = list(document, 'names');
  const bots = list(document, 'bots');
  const seats = names.map((name, seat) => {
    const level = bots[seat] ?? null;
    return level === null ? { kind: 'human', name } : { kind: 'bot', name, level };
  });
  const turn = document['turn'];
  return {
    id: document['id'],
    schema: 2,
    owner: document['tab'],
    created: document['saved'],
    updated: document['saved'],
    rules: document['rules'],
    record: {
      format: 'kast-record/1',
      game: document['game'],
      options: document['options'],
      seats,
      fingerprint: document['fingerprint'],
      seed: document['seed'],
      salts: document['salts'],
      actions: document['actions'],
    },
    summary: {
      over: document['over'],
      throws: document['throws'],
      waitingFor: typeof turn === 'number' ? [turn] : [],
      ranking: placesOf(list(document, 'scores')),
    },
  };
};

/** Each takes a document one version on; the first is for version 1. No gaps. */
const migrations: readonly ((document: RawDocument) => RawDocument)[] = [toVersion2];

/**
 * Brings a stored document of any known version to the newest, without changing the one it was given.
 * Throws UnreadableError.
 */
export const migrate = (stored: unknown): RawDocument => {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) {
    throw new UnreadableError('broken', 'not a document');
  }
  let document = stored as RawDocument;
  const version = document['schema'];
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) {
    throw new UnreadableError('broken', 'no version');
  }
  if (version > schema) throw new UnreadableError('newer', `version ${version} is newer than ${schema}`);
  for (const step of migrations.slice(version - 1)) document = step(document);
  return document;
};
