import { beforeEach, describe, expect, it } from 'vitest';
import { checkRecord } from '../../src/engine/record.ts';
import { rulesOf } from '../../src/games/rules.ts';
import { readDocument } from '../../src/storage/document.ts';
import { migrate, schema, UnreadableError } from '../../src/storage/migrations.ts';
import { version1 } from './documents.ts';
import { newDevice, openWindow, readRaw, storeRaw } from './windows.ts';

beforeEach(newDevice);

describe('a document of version 1', () => {
  it('becomes one of the newest version, with a record that replays', () => {
    const document = readDocument(version1);
    expect(document.schema).toBe(schema);
    expect(document.summary).toEqual({
      over: false,
      throws: 9,
      waitingFor: [0],
      ranking: checkRecord(document.record, rulesOf).game.ranking(
        checkRecord(document.record, rulesOf).state,
      ),
    });
    expect(document.record.seats).toEqual([
      { kind: 'human', name: 'Ola' },
      { kind: 'bot', name: 'Kastor', level: 'normal' },
    ]);
    expect(checkRecord(document.record, rulesOf).throws).toBe(9);
  });

  it('is not changed by being read', () => {
    const before = structuredClone(version1);
    migrate(Object.freeze(version1));
    expect(version1).toEqual(before);
  });

  it('is rewritten when the store is upgraded, and can be played on', async () => {
    await storeRaw(1, version1);
    const { matches } = await openWindow();
    const [listed] = await matches.listMatches();
    expect(listed).toMatchObject({ kind: 'match', id: version1.id, game: 'tallspor' });
    expect(await readRaw(version1.id)).toMatchObject({ schema: 2, owner: 'a3c5e7' });
    const { document } = await matches.claimMatch(version1.id, 'new', () => null);
    expect(document.record.actions).toEqual(version1['actions']);
  });
});

describe('migrations', () => {
  it('leave the newest version as it is', () => {
    const newest = migrate(version1);
    expect(migrate(newest)).toBe(newest);
  });

  it.each([
    ['newer', { ...version1, schema: schema + 1 }],
    ['broken', { ...version1, schema: 0 }],
    ['broken', { ...version1, schema: '1' }],
    ['broken', { ...version1, names: 'Ola' }],
    ['broken', null],
    ['broken', []],
    ['broken', 'text'],
  ])('refuse what they do not know: %s', (reason, stored) => {
    let refusal: unknown;
    try {
      migrate(stored);
    } catch (error) {
      refusal = error;
    }
    expect(refusal).toBeInstanceOf(UnreadableError);
    expect(refusal).toMatchObject({ reason });
  });
});
