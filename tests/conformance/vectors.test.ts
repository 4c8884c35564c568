import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { throwsOf } from '../../src/engine/match.ts';
import { checkRecord, type GameRecord, RecordError, readRecord, recordOf } from '../../src/engine/record.ts';
import { games, rulesOf } from '../../src/games/rules.ts';

interface Vector {
  readonly shows: readonly string[];
  readonly record: GameRecord;
  readonly check: object;
}

const fixtures = new URL('../fixtures/', import.meta.url);
const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, fixtures), 'utf8'));

const vectors = readdirSync(new URL('records/', fixtures)).map(
  (name) => [name, read(`records/${name}`) as Vector] as const,
);
const broken = (read('broken-records.json') as { kind: string; at: number | null; record: GameRecord }[])
  .filter(({ record }) => rulesOf(record.game))
  .map((each, i) => [`${i}, ${each.kind} in ${each.record.game}`, each] as const);

describe('games computed independently of this project', () => {
  it('are there for every game', () => {
    for (const { id } of games) {
      expect(vectors.some(([, { record }]) => record.game === id)).toBe(true);
      expect(broken.some(([, { record }]) => record.game === id)).toBe(true);
    }
  });

  it.each(vectors)('%s', (_, { record, check }) => {
    const match = checkRecord(JSON.stringify(record), rulesOf);
    const { game, state, next } = match;
    expect({
      ok: true,
      game: game.id,
      over: next.kind === 'end',
      ranking: game.ranking(state),
      throws: throwsOf(match),
      state: game.publicState(state),
    }).toStrictEqual(check);
    expect(recordOf(match)).toEqual({ ...record, options: recordOf(match).options });
    expect(recordOf(match).options).toMatchObject(record.options);
  });

  it.each(vectors)('%s, with its seed not shown yet', (_, { record }) => {
    expect(readRecord({ ...record, seed: null }).seed).toBe(null);
    const replayed = (): unknown => checkRecord({ ...record, seed: null }, rulesOf);
    expect(replayed).toThrow(new RecordError(null, 'seed not shown yet'));
  });

  it.each(broken)('broken: %s', (_, { at, record }) => {
    let refused: unknown;
    try {
      checkRecord(record, rulesOf);
    } catch (error) {
      refused = error;
    }
    expect(refused).toBeInstanceOf(RecordError);
    expect(refused).toMatchObject({ at });
  });
});
