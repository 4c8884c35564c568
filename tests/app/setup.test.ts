import { describe, expect, it } from 'vitest';
import {
  botsOf,
  cleanName,
  draftOf,
  limitName,
  peopleOf,
  seatsOf,
  setupOf,
  startOf,
  withBot,
  withoutBot,
  withoutPerson,
  withPerson,
} from '../../src/app/setup.ts';
import type { Game } from '../../src/engine/game.ts';
import { luckyLanes } from '../../src/games/lucky-lanes/rules.ts';
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
  it('starts as one unnamed person against the only bot there is', () => {
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
      draftOf({ ...last, seats: [last.seats[0], { kind: 'bot', name: 'Nobody' }] }, rules, bots).company,
    ).toBe('alone');
  });

  it('names those of several who have none, and seats at least two', () => {
    const draft = { ...draftOf(undefined, rules, bots), company: 'several' as const };
    expect(peopleOf(draft)).toEqual(['', '']);
    expect(seatsOf(draft, bots, nameless).map(({ name }) => name)).toEqual(['Spiller 1', 'Spiller 2']);
  });

  it('numbers those who are called like somebody before them, or like the bot', () => {
    const several = { ...draftOf(undefined, rules, bots), company: 'several' as const };
    const named = (names: readonly string[], guests: readonly number[] = []) =>
      seatsOf({ ...several, names, guests }, bots, nameless).map(({ name }) => name);
    expect(named(['Kari', 'Ola'])).toEqual(['Kari', 'Ola']);
    expect(named(['Kari', 'kari ', 'Kari'])).toEqual(['Kari', 'kari 2', 'Kari 3']);
    expect(named(['Kari', 'Kari', 'Kari 2'])).toEqual(['Kari', 'Kari 3', 'Kari 2']);
    expect(named(['', 'Spiller 1'])).toEqual(['Spiller 1', 'Spiller 1 2']);
    expect(named(['Ola', 'Kastor'])).toEqual(['Ola', 'Kastor']);
    expect(named(['Ola', 'Kastor'], [0])).toEqual(['Ola', 'Kastor 2', 'Kastor']);
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

describe('a game with several rivals', () => {
  const racing = luckyLanes as unknown as Game;
  const drivers = ['Siv', 'Otto', 'Bruno', 'Vilde', 'Mack'].map((name) => ({
    name,
    levels: ['easy', 'normal', 'hard'],
  }));
  const fresh = draftOf(undefined, racing, drivers);
  const seated = (draft: typeof fresh) => seatsOf(draft, drivers, nameless).map(({ name }) => name);
  const several = { ...fresh, company: 'several' as const };

  it('starts as one person against three, on the middle level', () => {
    expect(fresh.company).toBe('bots');
    expect(seatsOf(fresh, drivers, nameless)).toEqual([
      { kind: 'human', name: '' },
      { kind: 'bot', name: 'Siv', level: 'normal' },
      { kind: 'bot', name: 'Otto', level: 'normal' },
      { kind: 'bot', name: 'Bruno', level: 'normal' },
    ]);
  });

  it('starts against no more than there are seats', () => {
    expect(botsOf(draftOf(undefined, { ...racing, seats: { min: 2, max: 3 } }, drivers))).toEqual([0, 1]);
  });

  it.each([
    [
      'one person',
      {
        seats: [
          { kind: 'human', name: 'Ola' },
          { kind: 'bot', name: 'Mack', level: 'hard' },
          { kind: 'bot', name: 'Siv', level: 'easy' },
        ],
        start: 2,
      },
    ],
    [
      'several',
      {
        seats: [
          { kind: 'human', name: 'Ola' },
          { kind: 'human', name: '' },
          { kind: 'bot', name: 'Otto', level: 'hard' },
          { kind: 'bot', name: 'Bruno', level: 'normal' },
        ],
        start: 3,
      },
    ],
  ] as const)('comes back as it was: %s', (_, last) => {
    const draft = draftOf(last, racing, drivers);
    expect(setupOf(draft, seatsOf(draft, drivers, nameless))).toEqual(last);
  });

  it('reads what can be read of what was kept', () => {
    const kept = (seats: readonly { kind: 'human' | 'bot'; name: string; level?: string }[]) =>
      seatsOf(draftOf({ seats, start: 'draw' }, racing, drivers), drivers, nameless);
    const ola = { kind: 'human', name: 'Ola' } as const;
    // Nobody may sit at the table twice, and a stranger not at all.
    expect(
      kept([
        ola,
        { kind: 'bot', name: 'Otto', level: 'godlike' },
        { kind: 'bot', name: 'Otto' },
        { kind: 'bot', name: 'Kastor' },
      ]),
    ).toEqual([ola, { kind: 'bot', name: 'Otto', level: 'normal' }]);
    expect(kept([ola])).toHaveLength(4);
  });

  it('seats a driver behind all others, and forgets no level when one goes', () => {
    const levels = ['hard', 'easy', 'normal', 'normal', 'hard'];
    const draft = withoutBot({ ...fresh, levels }, 0);
    expect(seated(draft)).toEqual(['', 'Otto', 'Bruno']);
    expect(seatsOf(withBot(draft, 0), drivers, nameless)[3]).toEqual({
      kind: 'bot',
      name: 'Siv',
      level: 'hard',
    });
  });

  it('keeps the drivers of one person and those of several apart', () => {
    expect(seated(several)).toEqual(['Spiller 1', 'Spiller 2']);
    const joined = withBot(several, 4);
    expect(seated(joined)).toEqual(['Spiller 1', 'Spiller 2', 'Mack']);
    expect(seated({ ...joined, company: 'bots' })).toEqual(['', 'Siv', 'Otto', 'Bruno']);
  });

  it('has the same start who stays, wherever they move to', () => {
    const starter = (draft: typeof fresh) => {
      const start = startOf(draft, seatsOf(draft, drivers, nameless));
      return start === 'draw' ? start : seated(draft)[start];
    };
    const ottoStarts = { ...fresh, start: 2 };
    expect(starter(withoutBot(ottoStarts, 0))).toBe('Otto');
    expect(starter(withoutBot(ottoStarts, 2))).toBe('Otto');
    expect(starter(withoutBot(ottoStarts, 1))).toBe('draw');
    const mackStarts = { ...several, names: ['Kari', 'Ola', 'Jo'], guests: [0, 4], start: 4 };
    expect(starter(withPerson(mackStarts))).toBe('Mack');
    expect(starter(withoutPerson(mackStarts, 1))).toBe('Mack');
    expect(starter(withPerson({ ...mackStarts, start: 1 }))).toBe('Ola');
    expect(starter(withoutPerson({ ...mackStarts, start: 1 }, 1))).toBe('draw');
  });
});
