import { describe, expect, it } from 'vitest';
import { cleanName, draftOf, peopleOf, seatsOf, setupOf, startOf } from '../../src/app/setup.ts';
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

  it('lets nobody start who is not there', () => {
    const draft = { ...draftOf(undefined, rules, bots), start: 4 };
    expect(startOf(draft, seatsOf(draft, bots, nameless))).toBe('draw');
  });
});
