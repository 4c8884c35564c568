import { describe, expect, it } from 'vitest';
import {
  choose,
  colour,
  cross,
  crossesOf,
  isClosed,
  laneOf,
  luckyLanes,
  pass,
  scene,
  tallspor,
} from './support.ts';

const fiveRed = { red: [2, 3, 4, 5, 6] };
const fourRed = { red: [2, 3, 4, 5] };

describe('the cases that tables get wrong', () => {
  it('1. two seats with five crosses cross the same last number: both get the mark, the lane closes once', () => {
    const state = scene(luckyLanes, { cards: [fiveRed, fiveRed], white: [6, 6] });
    const after = choose(luckyLanes, state, cross('red'), cross('red'));
    for (const seat of [0, 1]) {
      expect(laneOf(luckyLanes, after, seat, 'red')).toEqual({ crossed: [2, 3, 4, 5, 6, 12], mark: true });
    }
    expect(after.closed).toEqual([true, false, false, false]);
    expect(after.step).toBe('colour');
    expect(luckyLanes.ranking(after)).toEqual([
      { seat: 0, place: 1, score: 28 },
      { seat: 1, place: 1, score: 28 },
    ]);
  });

  it('2. a seat with four crosses has only other lanes and passing, and is told why', () => {
    const state = scene(luckyLanes, { cards: [fiveRed, fourRed], white: [6, 6] });
    expect(crossesOf(luckyLanes, state, 0)).toEqual(['red', 'green', 'blue']);
    expect(crossesOf(luckyLanes, state, 1)).toEqual(['green', 'blue']);
    expect(luckyLanes.refusal(state, 1, cross('red'))).toBe(
      'red 12 takes 5 crosses in the lane, and seat 1 has 4',
    );
  });

  it('3. a lane closed in the white step offers no colour step of its colour; passing that too is a miss', () => {
    const state = scene(luckyLanes, { cards: [{}, fiveRed], white: [6, 6], colour: { red: 1 } });
    const after = choose(luckyLanes, state, pass, cross('red'));
    expect(crossesOf(luckyLanes, after, 0)).toEqual(['yellow/0', 'green/0', 'blue/0']);
    expect(luckyLanes.refusal(after, 0, cross('red', 0))).toBe('red is closed');
    expect(colour(luckyLanes, after, pass).misses).toEqual([1, 0]);
  });

  it('4. two lanes closed in one white step: over with no colour step, and the roller who passed has no miss', () => {
    const cards = [{}, fiveRed, { yellow: [2, 3, 4, 5, 6] }];
    const state = scene(luckyLanes, { cards, white: [6, 6] });
    const after = choose(luckyLanes, state, pass, cross('red'), cross('yellow'));
    expect(after.step).toBe('end');
    expect(luckyLanes.next(after)).toEqual({ kind: 'end' });
    expect(after.misses).toEqual([0, 0, 0]);
  });

  it('5. the colour step uses the card after the white step', () => {
    const state = scene(luckyLanes, { cards: [{}, {}], white: [3, 4], colour: { yellow: 3 } });
    const kept = choose(luckyLanes, state, pass, pass);
    expect(crossesOf(luckyLanes, kept, 0)).toContain('yellow/0');
    const after = choose(luckyLanes, state, cross('yellow'), pass);
    expect(crossesOf(luckyLanes, after, 0)).not.toContain('yellow/0');
    expect(luckyLanes.refusal(after, 0, cross('yellow', 0))).toMatch(/yellow 6 is not to the right/);
  });

  it('6. five crosses count before the last number, not with it', () => {
    const state = scene(luckyLanes, { cards: [fourRed, {}], white: [6, 6], colour: { red: 6 } });
    expect(crossesOf(luckyLanes, state, 0)).not.toContain('red');
    const later = choose(luckyLanes, state, pass, pass);
    expect(crossesOf(luckyLanes, later, 0)).not.toContain('red/0');
  });

  it('7. a rightmost cross on 11 with four in all can never close that lane', () => {
    const cards = [{ red: [2, 3, 4, 11] }, {}];
    const state = scene(luckyLanes, { cards, white: [6, 6], colour: { red: 6 } });
    expect(crossesOf(luckyLanes, state, 0)).not.toContain('red');
    for (let first = 1; first <= 6; first += 1) {
      for (let second = 1; second <= 6; second += 1) {
        const each = scene(luckyLanes, { cards, white: [first, second], colour: { red: 6 } });
        expect(crossesOf(luckyLanes, each, 0)).not.toContain('red');
        const step = choose(luckyLanes, each, pass, pass);
        expect(crossesOf(luckyLanes, step, 0).filter((text) => text.startsWith('red'))).toEqual([]);
      }
    }
  });

  it('8. a game of Tallspor with one seat ends by misses and by locks', () => {
    const missing = scene(tallspor, { cards: [{}], misses: [3], step: 'colour' });
    const missed = colour(tallspor, missing, pass);
    expect(missed.step).toBe('end');
    expect(tallspor.ranking(missed)).toEqual([{ seat: 0, place: 1, score: -20 }]);
    const cards = [{ glod: [2, 3, 4, 5, 6] }];
    const locking = scene(tallspor, {
      cards,
      closed: ['hav'],
      step: 'colour',
      white: [6, 1],
      colour: { glod: 6 },
    });
    const locked = colour(tallspor, locking, cross('glod', 0));
    expect(locked.step).toBe('end');
    expect(isClosed(tallspor, locked, 'glod')).toBe(true);
  });

  it('9. in green and blue, to the right means smaller', () => {
    const cards = [{ green: [12, 9], blue: [3] }, {}];
    expect(crossesOf(luckyLanes, scene(luckyLanes, { cards, white: [5, 5] }), 0)).toEqual(['red', 'yellow']);
    expect(crossesOf(luckyLanes, scene(luckyLanes, { cards, white: [4, 4] }), 0)).toEqual([
      'red',
      'yellow',
      'green',
    ]);
    const last = [{ blue: [7, 6, 5, 4, 3] }, {}];
    expect(crossesOf(luckyLanes, scene(luckyLanes, { cards: last, white: [1, 1] }), 0)).toContain('blue');
  });

  it('10. both white dice serve in the colour step, one at a time; alike they offer one sum, not two', () => {
    const state = scene(luckyLanes, { cards: [{}, {}], step: 'colour', white: [2, 5], colour: { red: 6 } });
    expect(crossesOf(luckyLanes, state, 0).filter((text) => text.startsWith('red'))).toEqual([
      'red/0',
      'red/1',
    ]);
    expect(laneOf(luckyLanes, colour(luckyLanes, state, cross('red', 0)), 0, 'red').crossed).toEqual([8]);
    expect(laneOf(luckyLanes, colour(luckyLanes, state, cross('red', 1)), 0, 'red').crossed).toEqual([11]);
    const alike = scene(luckyLanes, { cards: [{}, {}], step: 'colour', white: [3, 3], colour: { red: 6 } });
    expect(crossesOf(luckyLanes, alike, 0).filter((text) => text.startsWith('red'))).toEqual(['red/0']);
    expect(luckyLanes.refusal(alike, 0, cross('red', 1))).toMatch(/both white dice show the same/);
  });
});
