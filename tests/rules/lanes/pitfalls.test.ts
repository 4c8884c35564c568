import { describe, expect, it } from 'vitest';
import { act, startMatch } from '../../../src/engine/match.ts';
import { choose, colour, cross, crossesOf, isClosed, laneOf, pass, scene, tallspor } from './support.ts';

const twoToSix = [2, 3, 4, 5, 6];

describe('ways in which other programs of the kind were wrong', () => {
  it('the last number is not offered at four crosses, up or down, in either step', () => {
    const cards = [{ glod: [2, 3, 4, 5], hav: [12, 11, 10, 9] }];
    expect(crossesOf(tallspor, scene(tallspor, { cards, white: [6, 6] }), 0)).not.toContain('glod');
    expect(crossesOf(tallspor, scene(tallspor, { cards, white: [1, 1] }), 0)).not.toContain('hav');
    const up = scene(tallspor, { cards, step: 'colour', white: [6, 6], colour: { glod: 6 } });
    expect(crossesOf(tallspor, up, 0)).not.toContain('glod/0');
    const down = scene(tallspor, { cards, step: 'colour', white: [1, 1], colour: { hav: 1 } });
    expect(crossesOf(tallspor, down, 0)).not.toContain('hav/0');
  });

  it('the down lanes are closed by 2, and 12 in them is a number like any other', () => {
    const state = scene(tallspor, { cards: [{}, { skog: [8, 7, 6, 5, 4] }], white: [6, 6] });
    expect(crossesOf(tallspor, state, 0)).toEqual(['skog', 'hav']);
    const twelve = choose(tallspor, state, cross('skog'), pass);
    expect(laneOf(tallspor, twelve, 0, 'skog')).toEqual({ crossed: [12], mark: false });
    expect(isClosed(tallspor, twelve, 'skog')).toBe(false);
    const two = scene(tallspor, { cards: [{}, { skog: [8, 7, 6, 5, 4] }], white: [1, 1] });
    const closed = choose(tallspor, two, pass, cross('skog'));
    expect(laneOf(tallspor, closed, 1, 'skog').mark).toBe(true);
    expect(isClosed(tallspor, closed, 'skog')).toBe(true);
  });

  it('the lock counts as a cross', () => {
    const state = scene(tallspor, { cards: [{ glod: twoToSix }], white: [6, 6] });
    expect(tallspor.ranking(state)[0]?.score).toBe(15);
    expect(tallspor.ranking(choose(tallspor, state, cross('glod')))[0]?.score).toBe(28);
    const all = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
    expect(tallspor.ranking(scene(tallspor, { cards: [{ glod: all }] }))[0]?.score).toBe(78);
  });

  it('the game does not go on after two lanes are closed in the white step', () => {
    const state = scene(tallspor, { cards: [{ glod: twoToSix }, { gull: twoToSix }], white: [6, 6] });
    const after = choose(tallspor, state, cross('glod'), cross('gull'));
    expect(tallspor.next(after)).toEqual({ kind: 'end' });
    for (const seat of [0, 1]) expect(tallspor.legalActions(after, seat)).toEqual([]);
    const second = scene(tallspor, { cards: [{ glod: twoToSix }, {}], white: [6, 6], closed: ['hav'] });
    expect(choose(tallspor, second, cross('glod'), pass).step).toBe('end');
  });

  it('a die is not removed before the round is resolved: only what is closed by then is out', () => {
    const state = scene(tallspor, {
      cards: [{ glod: twoToSix }, { glod: [4] }],
      step: 'colour',
      white: [6, 1],
      colour: { glod: 6 },
      rollerCrossed: true,
    });
    const after = colour(tallspor, state, cross('glod', 0));
    expect(isClosed(tallspor, after, 'glod')).toBe(true);
    // The dice that were thrown stay as they lay; the next throw has one less.
    expect(after.dice).toEqual(state.dice);
    const thrown = tallspor.apply(after, new Map([[after.roller, { type: 'throw' }]]));
    expect(tallspor.next(thrown)).toEqual({ kind: 'throw', sides: [6, 6, 6, 6, 6] });
    const landed = tallspor.land(thrown, [1, 2, 3, 4, 5]);
    expect(landed.dice).toEqual({ white: [1, 2], colour: [null, 3, 4, 5] });
  });

  it('a seat does not cross twice in one step', () => {
    const seats = ['A', 'B'].map((name) => ({ kind: 'human' as const, name }));
    const start = startMatch(tallspor, {
      options: { start: 0 },
      seats,
      seed: '11'.repeat(32),
      salts: ['', ''],
    });
    const thrown = act(start, 0, { type: 'throw' });
    const [choice] = tallspor.legalActions(thrown.state, 0);
    const chosen = act(thrown, 0, choice);
    for (const again of tallspor.legalActions(thrown.state, 0)) {
      expect(() => act(chosen, 0, again)).toThrow('seat 0 has chosen already');
    }
    const resolved = act(chosen, 1, pass);
    expect(resolved.state.step).toBe('colour');
    expect(resolved.state.cards[0]?.flatMap(({ crossed }) => crossed)).toHaveLength(1);
    const over = act(resolved, 0, tallspor.legalActions(resolved.state, 0)[0]);
    expect(() => act(over, 0, pass)).toThrow();
  });

  it('a lock of one seat does not cost another its own choice in the same step', () => {
    const cards = [{ glod: twoToSix }, { glod: [3, 5, 6, 7, 8] }, {}];
    const state = scene(tallspor, { cards, white: [6, 6] });
    const after = choose(tallspor, state, cross('glod'), cross('glod'), cross('skog'));
    expect(laneOf(tallspor, after, 0, 'glod').mark).toBe(true);
    expect(laneOf(tallspor, after, 1, 'glod').mark).toBe(true);
    expect(laneOf(tallspor, after, 2, 'skog').crossed).toEqual([12]);
  });

  it('a roller whose round was cut short has no miss, not even a fourth', () => {
    const cards = [{}, { glod: twoToSix }];
    const state = scene(tallspor, { cards, white: [6, 6], closed: ['hav'], misses: [3, 0] });
    const after = choose(tallspor, state, pass, cross('glod'));
    expect(after.step).toBe('end');
    expect(after.misses).toEqual([3, 0]);
  });

  it('nobody but the roller has a colour step or takes a miss', () => {
    const state = scene(tallspor, { cards: [{}, {}, {}], roller: 1 });
    const step = choose(tallspor, state, pass, pass, pass);
    expect(tallspor.next(step)).toEqual({ kind: 'decision', seats: [1] });
    expect(tallspor.legalActions(step, 0)).toEqual([]);
    expect(colour(tallspor, step, pass).misses).toEqual([0, 1, 0]);
  });

  it('a roller that crossed in the white step alone, or in the colour step alone, has no miss', () => {
    const state = scene(tallspor, { cards: [{}, {}] });
    const white = colour(tallspor, choose(tallspor, state, cross('glod'), pass), pass);
    expect(white.misses).toEqual([0, 0]);
    const later = colour(tallspor, choose(tallspor, state, pass, pass), cross('gull', 1));
    expect(later.misses).toEqual([0, 0]);
    expect([white.roller, later.roller]).toEqual([1, 1]);
  });
});
