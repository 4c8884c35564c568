import { describe, expect, test } from 'vitest';
import type { Seat } from '../../src/engine/game.ts';
import { act, type Match, project, startMatch } from '../../src/engine/match.ts';
import {
  laterProspects,
  leadSince,
  type Moment,
  momentsOf,
  passMisses,
  prospectsOf,
  roundsOf,
  scoreSeries,
  scoresOf,
} from '../../src/games/lanes/derived.ts';
import { laneView, noHints } from '../../src/games/lanes/lane-view.ts';
import type { LanesAction, LanesOptions, LanesState } from '../../src/games/lanes/state.ts';
import { tallspor, tallsporRuleset } from '../../src/games/tallspor/rules.ts';

type TallsporMatch = Match<LanesOptions, LanesState, LanesAction>;

const begin = (seats: number, seed: string): TallsporMatch =>
  startMatch(tallspor, {
    options: { start: 0 },
    seats: Array.from({ length: seats }, (_, seat) => ({ kind: 'human' as const, name: `S${seat}` })),
    seed: seed.padEnd(64, '0'),
    salts: Array.from({ length: seats }, () => ''),
  });

/** Plays on by a fixed rule of thumb: every third chance to cross is passed up. */
const play = (match: TallsporMatch, until: (match: TallsporMatch) => boolean): TallsporMatch => {
  let now = match;
  let turn = 0;
  while (now.next.kind === 'decision' && !until(now)) {
    for (const seat of now.next.seats) {
      const legal = project(now, seat).legal;
      const action = legal[turn++ % 3 === 2 ? legal.length - 1 : 0] as LanesAction;
      now = act(now, seat, action);
    }
  }
  return now;
};

const whole = (seats: number, seed: string): TallsporMatch => play(begin(seats, seed), () => false);

const state = (patch: Partial<LanesState>): LanesState => ({
  ...tallspor.setup({ start: 0 }, patch.cards?.length ?? 2, () => 0),
  throws: 9,
  ...patch,
});

const card = (lanes: readonly (readonly number[])[]) => lanes.map((crossed) => ({ crossed, mark: false }));
const empty = card([[], [], [], []]);

describe('a log replayed', () => {
  test.each([1, 2, 4, 6])('ends at the state of the match, for %i seats', (seats) => {
    const match = whole(seats, 'ab');
    const moments = momentsOf(tallspor, seats, match.log);
    expect(moments).toHaveLength(match.log.length);
    expect(moments.at(-1)?.after).toEqual(match.state);
  });

  test('takes over what it knows, and only that', () => {
    const early = play(begin(2, 'cd'), (match) => match.state.throws === 4);
    const known = momentsOf(tallspor, 2, early.log);
    const match = play(early, () => false);
    const moments = momentsOf(tallspor, 2, match.log, known);
    expect(moments.slice(0, known.length).every((moment, index) => moment === known[index])).toBe(true);
    expect(moments).toEqual(momentsOf(tallspor, 2, match.log));
  });

  test('of another game is not taken for known', () => {
    const known = momentsOf(tallspor, 2, whole(2, 'ef').log);
    const { log } = whole(2, 'cd');
    expect(momentsOf(tallspor, 2, log, known)).toEqual(momentsOf(tallspor, 2, log));
  });

  test('tells every throw, and scores that end as the ranking has them', () => {
    const match = whole(3, 'ab');
    const moments = momentsOf(tallspor, 3, match.log);
    const rounds = roundsOf(moments);
    expect(rounds.map(({ number }) => number)).toEqual(rounds.map((_, index) => index + 1));
    const series = scoreSeries(tallspor, moments);
    expect(series).toHaveLength(match.state.throws);
    expect(series.at(-1)).toEqual(scoresOf(tallspor, match.state));
    const crossed = match.state.cards.flat().reduce((sum, lane) => sum + lane.crossed.length, 0);
    expect(rounds.reduce((sum, round) => sum + round.white.length + (round.colour ? 1 : 0), 0)).toBe(crossed);
    const missed = match.state.misses.map(
      (_, seat) => rounds.filter((r) => r.missed && r.roller === seat).length,
    );
    expect(missed).toEqual(match.state.misses);
  });

  test('before the first throw is nothing', () => {
    expect(momentsOf(tallspor, 2, [])).toEqual([] satisfies Moment[]);
  });
});

describe('what an action would do', () => {
  const legal = (now: LanesState, seat: Seat) => tallspor.legalActions(now, seat);

  test('a cross is worth its lane’s growth, a lock two crosses', () => {
    const now = state({
      step: 'white',
      dice: { white: [6, 6], colour: [1, 1, 1, 1] },
      cards: [card([[2, 3, 4, 5, 6], [2], [], []]), empty],
    });
    expect(prospectsOf(tallspor, now, 0, legal(now, 0))).toMatchObject([
      { lane: 0, value: 12, locks: true, points: 28 - 15 },
      { lane: 2, value: 12, locks: false, points: 1 },
      { lane: 3, value: 12, locks: false, points: 1 },
    ]);
  });

  test('the colour step that follows looks at the card after the picked number', () => {
    const now = state({
      step: 'white',
      roller: 0,
      dice: { white: [3, 4], colour: [5, 2, null, null] },
      closed: [false, false, false, false],
      cards: [empty, empty],
    });
    const values = (action?: LanesAction) =>
      laterProspects(tallspor, now, 0, action).map(({ lane, value }) => `${lane}:${value}`);
    expect(values()).toEqual(['0:8', '0:9', '1:5', '1:6']);
    expect(values({ type: 'cross', lane: 'gull' })).toEqual(['0:8', '0:9']);
    expect(laterProspects(tallspor, now, 1)).toEqual([]);
  });

  test('passing is certain to miss when the colour step can offer nothing', () => {
    const far = card([[11], [11], [3], [3]]);
    const dice = { white: [1, 1] as const, colour: [1, 1, 3, 3] };
    const now = state({ step: 'white', dice, cards: [far, empty] });
    expect(legal(now, 0)).toEqual([{ type: 'pass' }]);
    expect(passMisses(tallspor, now, 0)).toBe(true);
    expect(passMisses(tallspor, now, 1)).toBe(false);
    expect(passMisses(tallspor, { ...now, step: 'colour' }, 0)).toBe(true);
    expect(passMisses(tallspor, { ...now, step: 'colour', rollerCrossed: true }, 0)).toBe(false);
  });

  test('passing is not certain to miss while another may end the round first', () => {
    const far = card([[11], [11], [3], [3]]);
    const near = card([[], [], [12, 11, 10, 9, 8], []]);
    const dice = { white: [1, 1] as const, colour: [1, 1, 3, 3] };
    const now = state({ step: 'white', dice, cards: [far, near] });
    expect(passMisses(tallspor, now, 0)).toBe(false);
  });
});

describe('a lane as it is shown', () => {
  const lane = tallsporRuleset.lanes[2];

  test('numbers are crossed, lost or open; a run of lost ones is counted where it begins', () => {
    const now = state({ cards: [card([[], [], [11, 8], []]), empty] });
    const shown = laneView(lane, 2, now, 0);
    expect(shown.cells.map(({ value, kind, run }) => `${value} ${kind} ${run}`)).toEqual([
      '12 lost 1',
      '11 crossed 0',
      '10 lost 2',
      '9 lost 0',
      '8 crossed 0',
      '7 open 0',
      '6 open 0',
      '5 open 0',
      '4 open 0',
      '3 open 0',
      '2 open 0',
    ]);
    expect(shown).toMatchObject({ crosses: 2, points: 3, towards: 2, ready: false, closers: [] });
  });

  test('a closed lane says who closed it, and its open numbers are shut', () => {
    const marked = [
      card([[], [], [11, 8], []]),
      [
        { crossed: [], mark: false },
        { crossed: [], mark: false },
        { crossed: [12, 11, 10, 9, 8, 2], mark: true },
        { crossed: [], mark: false },
      ],
    ];
    const now = state({ cards: marked, closed: [false, false, true, false] });
    expect(laneView(lane, 2, now, 0)).toMatchObject({ closed: true, mark: false, closers: [1] });
    expect(laneView(lane, 2, now, 0).cells.filter(({ kind }) => kind === 'shut')).toHaveLength(6);
    expect(laneView(lane, 2, now, 1)).toMatchObject({ mark: true, crosses: 7, points: 28 });
  });

  test('a number that may be crossed says what it gives up', () => {
    const now = state({
      step: 'white',
      dice: { white: [1, 4], colour: [1, 1, 1, 1] },
      cards: [card([[], [], [8], []]), empty],
    });
    const prospects = prospectsOf(tallspor, now, 0, tallspor.legalActions(now, 0));
    const five = laneView(lane, 2, now, 0, { ...noHints, prospects }).cells.find(({ value }) => value === 5);
    expect(five?.prospect?.points).toBe(2);
    expect(five?.loses).toEqual([7, 6]);
  });
});

test('a lead is counted from the throw after which it was never lost', () => {
  const series = [
    [1, 0],
    [1, 3],
    [4, 3],
    [6, 3],
  ];
  expect(leadSince(series, 0)).toBe(3);
  expect(leadSince(series, 1)).toBe(null);
  expect(leadSince([[2, 2]], 0)).toBe(null);
});
