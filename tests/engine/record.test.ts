import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkRecord, RecordError, readRecord, recordOf, recordTextLimit } from '../../src/engine/record.ts';
import { rulesOf } from '../../src/games/rules.ts';
import { tallspor } from '../../src/games/tallspor/rules.ts';
import { pickFrom, playedOut, randomStart } from '../conformance/walk.ts';

const good = recordOf(playedOut(tallspor, pickFrom('a good one')));
const text = JSON.stringify(good);

const refusal = (input: unknown): RecordError => {
  try {
    checkRecord(input, rulesOf);
  } catch (error) {
    if (error instanceof RecordError) return error;
    throw error;
  }
  throw new Error('not refused');
};

describe('a record', () => {
  it('is read from text or from what it parses to', () => {
    expect(readRecord(text)).toEqual(good);
    expect(readRecord(JSON.parse(text))).toEqual(good);
  });

  it('may show its seed in either case of hex digits', () => {
    expect(checkRecord({ ...good, seed: good.seed?.toUpperCase() }, rulesOf).state).toEqual(
      checkRecord(good, rulesOf).state,
    );
  });

  it('may stop anywhere before the end', () => {
    const { actions } = good;
    for (let length = 0; length < actions.length; length += 7) {
      expect(checkRecord({ ...good, actions: actions.slice(0, length) }, rulesOf).next.kind).not.toBe('end');
    }
  });

  it('may say that the table took an action, and then says so again', () => {
    const [first, ...others] = good.actions;
    const record = { ...good, actions: [{ ...first, auto: true }, ...others] };
    expect(recordOf(checkRecord(record, rulesOf))).toEqual(record);
  });
});

describe('a record is refused', () => {
  it.each<[string, unknown, string | RegExp]>([
    ['empty', '', 'not JSON: it ends too early'],
    ['cut', text.slice(0, text.length / 2), /^not JSON/],
    ['noise', '\u0000\u0001 ø', /^not JSON/],
    ['too long', ' '.repeat(recordTextLimit + 1), /^longer than any record/],
    ['null', 'null', 'not a record: no JSON object'],
    ['a list', [], 'not a record: no JSON object'],
    ['a number', 1, 'not a record: no JSON object'],
    ['nothing', undefined, 'not a record: no JSON object'],
    ['without format', {}, 'not a record of the format "kast-record/1"'],
    ['of another format', { ...good, format: 'kast-record/2' }, 'not a record of the format "kast-record/1"'],
    ['with a foreign key', { ...good, dice: [] }, 'the record has an unknown key "dice"'],
    [
      'with a key like __proto__',
      `${text.slice(0, -1)},"__proto__":{"game":"tallspor"}}`,
      'the record has an unknown key "__proto__"',
    ],
    [
      'with a key like constructor',
      { ...good, constructor: 1 },
      'the record has an unknown key "constructor"',
    ],
    ['with an unknown game', { ...good, game: 'chess' }, 'unknown game "chess"'],
    ['with a game that is no text', { ...good, game: ['tallspor'] }, 'unknown game a list'],
    ['with a game that has no rules', { ...good, game: 'varde' }, 'there are no rules yet for varde'],
    ['with options that are a list', { ...good, options: [] }, '"options" is not an object'],
    ['with an unknown option', { ...good, options: { colour: 1 } }, 'unknown option "colour"'],
    [
      'with an option like __proto__',
      text.replace('"options":{', '"options":{"__proto__":0,'),
      'unknown option "__proto__"',
    ],
    ['with an option of no value', { ...good, options: { start: 7 } }, /^the option "start" is neither/],
    ['without seats', { ...good, seats: [], salts: [] }, 'tallspor is for 1 to 6 seats, not 0'],
    [
      'with too many seats',
      { ...good, seats: Array(7).fill(good.seats[0]), salts: Array(7).fill('') },
      'tallspor is for 1 to 6 seats, not 7',
    ],
    ['with seats that are no list', { ...good, seats: { length: 1 } }, '"seats" is not a list'],
    ['with a seat that is null', { ...good, seats: good.seats.map(() => null) }, 'seat 0 is not an object'],
    [
      'with a seat of another kind',
      { ...good, seats: good.seats.map(() => ({ kind: 'cat', name: '' })) },
      'seat 0 has a "kind" that is neither "human" nor "bot"',
    ],
    [
      'with a seat without a name',
      { ...good, seats: good.seats.map(() => ({ kind: 'human' })) },
      'seat 0 has no "name"',
    ],
    [
      'with a name that is a number',
      { ...good, seats: good.seats.map(() => ({ kind: 'human', name: 1 })) },
      'seat 0 has a "name" that is not text',
    ],
    [
      'with a person of some level',
      { ...good, seats: good.seats.map(() => ({ kind: 'human', name: '', level: 'x' })) },
      'seat 0 has an unknown key "level"',
    ],
    [
      'with a level that is a number',
      { ...good, seats: good.seats.map(() => ({ kind: 'bot', name: '', level: 1 })) },
      'seat 0 has a "level" that is not text',
    ],
    [
      'with a seat with a foreign key',
      { ...good, seats: good.seats.map((seat) => ({ ...seat, hat: 1 })) },
      'seat 0 has an unknown key "hat"',
    ],
    ['with too few salts', { ...good, salts: [] }, /^there must be one salt for each/],
    [
      'with a salt of foreign marks',
      { ...good, salts: good.salts.map(() => 'a b') },
      /^the salt of seat 0 is not/,
    ],
    [
      'with a salt that is too long',
      { ...good, salts: good.salts.map(() => 'a'.repeat(65)) },
      /^the salt of seat 0 is not/,
    ],
    [
      'with a salt with a line end',
      { ...good, salts: good.salts.map(() => 'a\n') },
      /^the salt of seat 0 is not/,
    ],
    [
      'with a salt that is null',
      { ...good, salts: good.salts.map(() => null) },
      /^the salt of seat 0 is not/,
    ],
    [
      'with a fingerprint in capitals',
      { ...good, fingerprint: good.fingerprint.toUpperCase() },
      '"fingerprint" is not 64 lower-case hex digits',
    ],
    [
      'with the fingerprint of another seed',
      { ...good, fingerprint: '0'.repeat(64) },
      'the fingerprint is not that of the seed',
    ],
    [
      'with a seed that is short',
      { ...good, seed: good.seed?.slice(1) },
      '"seed" is neither 64 hex digits nor null',
    ],
    ['without its seed', { ...good, seed: null }, 'seed not shown yet'],
    ['with actions that are no list', { ...good, actions: {} }, '"actions" is not a list'],
  ])('%s', (_, input, reason) => {
    const error = refusal(input);
    expect(error.at).toBe(null);
    expect(error.message).toMatch(reason);
    expect(error.message).not.toContain('\n');
  });

  it.each<[string, unknown, string | RegExp]>([
    ['that is null', null, 'not an object'],
    ['that is a list', [], 'not an object'],
    ['without type', { seat: 0 }, 'an action without a type'],
    ['without seat', { type: 'throw' }, 'an action without a seat'],
    ['of half a seat', { type: 'throw', seat: 0.5 }, 'an action without a seat'],
    ['of a seat that is text', { type: 'throw', seat: '0' }, 'an action without a seat'],
    ['of a seat too high', { type: 'throw', seat: 6 }, 'there is no seat 6'],
    ['of a seat below', { type: 'throw', seat: -1 }, 'there is no seat -1'],
    ['of a huge seat', { type: 'throw', seat: 1e308 }, 'there is no seat 1e+308'],
    ['that says "auto": false', { type: 'throw', seat: 0, auto: false }, '"auto" can only be true'],
    ['of an unknown type', { type: 'fly', seat: 0 }, 'there is no action "fly"'],
    ['of a very long type', { type: 'x'.repeat(5000), seat: 0 }, /^there is no action "x{40}…"$/],
    ['with a foreign key', { type: 'throw', seat: 0, why: 1 }, '"throw" has an unknown key "why"'],
    [
      'with a key like __proto__',
      JSON.parse('{"type":"throw","seat":0,"__proto__":{}}'),
      '"throw" has an unknown key "__proto__"',
    ],
    ['before the throw', { type: 'pass', seat: 0 }, 'seat 0 has to throw first'],
    ['of a seat that is not asked', { type: 'throw', seat: 1 }, 'it is not seat 1 that is asked'],
  ])('with an action %s', (_, action, reason) => {
    const seats = [0, 1].map((seat) => ({ kind: 'human', name: `${seat}` }));
    const record = { ...good, options: { start: 0 }, seats, salts: ['', ''] };
    const error = refusal({ ...record, actions: [action] });
    expect(error.at).toBe(0);
    expect(error.message).toMatch(reason);
  });

  it.each<[string, object, string | RegExp]>([
    ['lane that does not exist', { type: 'cross', lane: 'red' }, 'there is no lane "red"'],
    ['lane that is an object', { type: 'cross', lane: {} }, 'there is no lane an object'],
    [
      'white die in the white step',
      { type: 'cross', lane: 'glod', white: 0 },
      'in the white step a cross names no white die',
    ],
    ['second throw', { type: 'throw' }, 'the dice of this round have been thrown'],
    ['pass of a lane', { type: 'pass', lane: 'glod' }, '"pass" has an unknown key "lane"'],
  ])('with a choice of a %s', (_, choice, reason) => {
    const record = { ...good, options: { start: 0 }, seats: [{ kind: 'human', name: '' }], salts: [''] };
    const error = refusal({
      ...record,
      actions: [
        { type: 'throw', seat: 0 },
        { ...choice, seat: 0 },
      ],
    });
    expect(error.at).toBe(1);
    expect(error.message).toMatch(reason);
  });

  it('with actions after the end', () => {
    const error = refusal({ ...good, actions: [...good.actions, good.actions.at(-1)] });
    expect(error).toMatchObject({ at: good.actions.length, message: 'the game is over' });
  });

  it('at its first fault, whatever comes later', () => {
    const actions = [{ seat: 0, type: 'fly' }, ...good.actions, null];
    expect(refusal({ ...good, actions })).toMatchObject({ at: 0 });
  });

  it('with very deep nesting, without running out of stack', () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    for (const each of [
      deep,
      text.replace('"options":{"start":"draw"}', `"options":{"start":${deep}}`),
      text.replace('"actions":[', `"actions":[{"seat":0,"type":"throw","x":${deep}},`),
    ]) {
      expect(refusal(each).message.length).toBeLessThan(200);
    }
  });

  it('or read, whatever single byte of it is changed: never anything else', () => {
    fc.assert(
      fc.property(
        fc.nat(text.length - 1),
        fc.constantFrom('0', '"', ',', '}', 'x', '\\', '-'),
        (at, mark) => {
          const changed = text.slice(0, at) + mark + text.slice(at + 1);
          try {
            checkRecord(changed, rulesOf);
          } catch (error) {
            expect(error).toBeInstanceOf(RecordError);
          }
        },
      ),
      { numRuns: 150 },
    );
  });

  it('whatever JSON it is instead', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => refusal(value) instanceof RecordError));
    const mixed = fc.record({
      ...Object.fromEntries(
        Object.entries(good).map(([key, value]) => [key, fc.oneof(fc.constant(value), fc.jsonValue())]),
      ),
    });
    fc.assert(
      fc.property(mixed, (value) => {
        try {
          checkRecord(value, rulesOf);
        } catch (error) {
          expect(error).toBeInstanceOf(RecordError);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('and nothing outside has changed afterwards', () => {
    const start = recordOf(randomStart(tallspor, pickFrom('pollution')));
    refusal(`${JSON.stringify(start).slice(0, -1)},"__proto__":{"polluted":true}}`);
    expect(({} as { polluted?: boolean }).polluted).toBe(undefined);
  });

  it('but duplicate keys are JSON: the last counts', () => {
    expect(readRecord(text.replace('{', '{"format":"kast-record/0",'))).toEqual(good);
  });
});
