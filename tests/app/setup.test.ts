import { describe, expect, it } from 'vitest';
import { cleanName, draftOf, limitName, peopleOf, seatsOf, setupOf, startOf } from '../../src/app/setup.ts';
import type { Game } from '../../src/engine/game.ts';
import { tallspor } from '../../src/games/tallspor/rules.ts';

const rules = tallspor as unknown as Game;
const bots = [{ name: 'Kastor', levels: ['easy', 'normal'] }];
const nameless = (seat: number) => `Spiller ${seat + 1}`;

describe('a name', () => {
  it.each([
    ['  Kari  ', 'Kari'],
    ['Kari\n\tNordmann', 'Kari Nordmann'],
    ['', ''],
    ['   ', ''],
    ['Å\u030a'.normalize('NFD'), 'Å\u030a'.normalize('NFC')],
    ['<b>Ola</b>', '<b>Ola</b>'],
    ['a'.repeat(30), 'a'.repeat(20)],
    ['👩🏽‍🚀'.repeat(30), '👩🏽‍🚀'.repeat(20)],
  ])('%j becomes %j', (typed, kept) => {
    expect(cleanName(typed)).toBe(kept);
  });

  it('is cut between letters as it is typed, never within one', () => {
    const family = '👨‍👩‍👧‍👦';
    expect(limitName(family.repeat(25))).toBe(family.repeat(20));
    expect(limitName('Kari ')).toBe('Kari ');
  });

  it('hides no direction or zero-width marks', () => {
    expect(cleanName('Ka\u202Eri')).toBe('Ka ri');
  });
});

describe('the form of a new game', () => {
  it('starts as one unnamed person against the first bot at its strongest', () => {
    const draft = draftOf(undefined, rules, bots);
    expect(seatsOf(draft, bots, nameless)).toEqual([
      { kind: 'human', name: '' },
      { kind: 'bot', name: 'Kastor', level: 'normal' },
    ]);
    expect(startOf(draft, seatsOf(draft, bots, nameless))).toBe('draw');
  });

  it.each([
    ['alone', { seats: [{ kind: 'human', name: 'Ola' }], start: 'draw' }],
    [
      'against a bot',
      {
        seats: [
          { kind: 'human', name: 'Ola' },
          { kind: 'bot', name: 'Kastor', level: 'easy' },
        ],
        start: 1,
      },
    ],
    [
      'several with a bot',
      {
        seats: [
          { kind: 'human', name: 'Ola' },
          { kind: 'human', name: '' },
          { kind: 'human', name: 'Jo' },
          { kind: 'bot', name: 'Kastor', level: 'normal' },
        ],
        start: 2,
      },
    ],
  ] as const)('comes back as it was: %s', (_, last) => {
    const draft = draftOf(last, rules, bots);
    expect(setupOf(draft, seatsOf(draft, bots, nameless))).toEqual(last);
  });

  it('forgets a bot and a level that are no longer offered', () => {
    const last = {
      seats: [
        { kind: 'human', name: 'Ola' },
        { kind: 'bot', name: 'Kastor', level: 'legend' },
      ],
      start: 'draw',
    } as const;
    expect(seatsOf(draftOf(last, rules, bots), bots, nameless)[1]).toEqual({
      kind: 'bot',
      name: 'Kastor',
      level: 'normal',
    });
    expect(
      draftOf({ ...last, seats: [last.seats[0], { kind: 'bot', name: 'Nobody' }] }, rules, bots).company.kind,
    ).toBe('alone');
  });

  it('names those of several who have none, and seats at least two', () => {
    const draft = { ...draftOf(undefined, rules, bots), company: { kind: 'several' } as const };
    expect(peopleOf(draft)).toEqual(['', '']);
    expect(seatsOf(draft, bots, nameless).map(({ name }) => name)).toEqual(['Spiller 1', 'Spiller 2']);
  });

  it('numbers those who are called like somebody before them, or like the bot', () => {
    const several = { ...draftOf(undefined, rules, bots), company: { kind: 'several' } as const };
    const named = (names: readonly string[], guest: number | null = null) =>
      seatsOf({ ...several, names, guest }, bots, nameless).map(({ name }) => name);
    expect(named(['Kari', 'Ola'])).toEqual(['Kari', 'Ola']);
    expect(named(['Kari', 'kari ', 'Kari'])).toEqual(['Kari', 'kari 2', 'Kari 3']);
    expect(named(['Kari', 'Kari', 'Kari 2'])).toEqual(['Kari', 'Kari 3', 'Kari 2']);
    expect(named(['', 'Spiller 1'])).toEqual(['Spiller 1', 'Spiller 1 2']);
    expect(named(['Ola', 'Kastor'])).toEqual(['Ola', 'Kastor']);
    expect(named(['Ola', 'Kastor'], 0)).toEqual(['Ola', 'Kastor 2', 'Kastor']);
    const alone = { ...draftOf(undefined, rules, bots), names: ['KASTOR'] };
    expect(seatsOf(alone, bots, nameless).map(({ name }) => name)).toEqual(['KASTOR 2', 'Kastor']);
  });

  it('remembers names as they were typed', () => {
    const last = {
      seats: [
        { kind: 'human', name: 'Kari' },
        { kind: 'human', name: 'Kari' },
      ],
      start: 'draw',
    } as const;
    const draft = draftOf(last, rules, bots);
    expect(setupOf(draft, seatsOf(draft, bots, nameless))).toEqual(last);
  });

  it('lets nobody start who is not there', () => {
    const draft = { ...draftOf(undefined, rules, bots), start: 4 };
    expect(startOf(draft, seatsOf(draft, bots, nameless))).toBe('draw');
  });
});
