import { beforeAll, describe, expect, test } from 'vitest';
import type { SeatInfo } from '../../src/engine/record.ts';
import { laterProspects } from '../../src/games/lanes/derived.ts';
import { laneView } from '../../src/games/lanes/lane-view.ts';
import type { LanesState } from '../../src/games/lanes/state.ts';
import { luckyLanes, luckyLanesRuleset } from '../../src/games/lucky-lanes/rules.ts';
import { boardsOf } from '../../src/games/lucky-lanes/view/boards.ts';
import { piecesOf } from '../../src/games/lucky-lanes/view/Call.tsx';
import { carsOf } from '../../src/games/lucky-lanes/view/drivers.ts';
import { loadNamespace, startI18n } from '../../src/i18n/index.ts';

const state = (patch: Partial<LanesState>): LanesState => ({
  ...luckyLanes.setup({ start: 0 }, patch.cards?.length ?? 2, () => 0),
  throws: 9,
  ...patch,
});

const card = (lanes: readonly (readonly number[])[]) => lanes.map((crossed) => ({ crossed, mark: false }));
const empty = card([[], [], [], []]);
const red = luckyLanesRuleset.lanes[0];

describe('who drives which car', () => {
  const bot = (name: string): SeatInfo => ({ kind: 'bot', name, level: 'normal' });
  const person = (name: string): SeatInfo => ({ kind: 'human', name });

  test('rivals drive their own, whatever their seat', () => {
    expect(carsOf([bot('Mack'), person(''), bot('Siv')])).toEqual([5, 0, 1]);
  });

  test('people drive those that are left, no two of them the same', () => {
    expect(carsOf([person('Ola'), bot('Siv'), person('Kari'), person('Per')])).toEqual([0, 1, 2, 3]);
    expect(new Set(carsOf(Array.from({ length: 6 }, (_, seat) => person(`S${seat}`)))).size).toBe(6);
  });
});

describe('the race call', () => {
  beforeAll(async () => {
    await startI18n('nb');
    await loadNamespace('lucky-lanes');
  });

  test('shows a number in its lane as a tile, without a full stop after it', () => {
    expect(piecesOf('Otto krysset Rød 11. Velg en fargesum.')).toEqual([
      'Otto krysset ',
      { lane: 0, value: 11 },
      ' Velg en fargesum.',
    ]);
    expect(piecesOf('Du krysset Gul 7, Siv Blå 7.')).toEqual([
      'Du krysset ',
      { lane: 1, value: 7 },
      ', Siv ',
      { lane: 3, value: 7 },
    ]);
  });

  test('leaves a lane without a number as it is', () => {
    expect(piecesOf('Siv stengte Rød.')).toEqual(['Siv stengte Rød.']);
  });
});

describe('a lane as it is shown', () => {
  const shown = (crossed: readonly number[]) =>
    laneView(red, 0, state({ cards: [card([crossed, [], [], []]), empty] }), 0);

  test('says what its next cross brings', () => {
    expect(shown([]).next).toBe(1);
    expect(shown([2, 3, 4]).next).toBe(4);
  });

  test('the last number brings the flag, where it may be crossed at all', () => {
    expect(shown([5, 6, 7, 8, 10, 11]).next).toBe(7 + 8);
    expect(shown([10, 11]).next).toBeNull();
  });

  test('is beyond closing once too few numbers are left', () => {
    expect(shown([7]).beyond).toBe(false);
    expect(shown([8]).beyond).toBe(true);
    expect(shown([2, 3, 4, 9, 11]).beyond).toBe(false);
    expect(shown([2, 3, 4, 11]).beyond).toBe(true);
  });
});

test('a white choice can bring a last number within reach', () => {
  const now = state({
    step: 'white',
    dice: { white: [4, 6], colour: [6, 1, 1, 1] },
    cards: [card([[2, 3, 4, 5], [], [], []]), empty],
  });
  const reds = (choice?: { type: 'cross'; lane: string }) =>
    laterProspects(luckyLanes, now, 0, choice).filter(({ lane }) => lane === 0);
  expect(reds().map(({ value }) => value)).toEqual([10]);
  expect(reds({ type: 'cross', lane: 'red' }).map(({ value }) => value)).toEqual([12]);
});

describe('a pit board', () => {
  const dice = { white: [1, 2] as const, colour: [1, 1, 1, 1] };
  const view = (patch: Partial<LanesState>, more: object = {}) => ({
    seat: 0,
    state: state({ dice, cards: [card([[2, 3], [], [], []]), empty], ...patch }),
    next: { kind: 'decision', seats: [0, 1] } as const,
    decision: 1,
    legal: [],
    sealed: null,
    waitingFor: [1],
    log: [],
    ...more,
  });
  const round = {
    number: 9,
    roller: 0,
    dice,
    white: [{ seat: 0, lane: 0, value: 3, locks: false }],
    whiteDone: true,
    colour: { seat: 0, lane: 1, value: 4, locks: false },
    colourDone: true,
    missed: false,
    closed: [],
  };
  const slots = (...given: Parameters<typeof boardsOf>) => boardsOf(...given).map(({ slot }) => slot.kind);

  test('shows where the cars are to who has still to choose', () => {
    const legal = [{ type: 'pass' }] as const;
    const boards = boardsOf(view({ step: 'white' }, { legal, waitingFor: [0, 1] }), []);
    expect(boards[0]?.slot).toEqual({ kind: 'cars', at: [2, 0, 0, 0] });
  });

  test('shows who has chosen, never what, to who waits', () => {
    expect(slots(view({ step: 'white' }), [])).toEqual(['chosen', 'choosing']);
  });

  test('shows what was crossed until the next dice lie', () => {
    const boards = boardsOf(view({ step: 'throw' }), [round]);
    expect(boards[0]?.slot).toEqual({ kind: 'crossed', crosses: [round.white[0], round.colour] });
    expect(boards[1]?.slot).toEqual({ kind: 'crossed', crosses: [] });
    expect(boards.map(({ place, score }) => [place, score])).toEqual([
      [1, 3],
      [2, 0],
    ]);
  });
});
