import { expect, test } from 'vitest';
import { cellSeed, cross, loop, strike } from '../../src/games/tallspor/view/pencil.ts';

const seats = [0, 1, 2, 3, 4, 5];
const lanes = [0, 1, 2, 3];
const places = Array.from({ length: 12 }, (_, index) => index);

test('every cell of a card has a seed of its own', () => {
  const seeds = lanes.flatMap((lane) => places.map((index) => cellSeed(0, lane, index)));
  expect(new Set(seeds).size).toBeGreaterThan(seeds.length - 3);
});

test('a cell’s marks never change', () => {
  expect(cross(cellSeed(2, 1, 7))).toEqual(cross(cellSeed(2, 1, 7)));
  expect(strike(99, 3)).toBe(strike(99, 3));
  expect(loop(99)).toBe(loop(99));
  expect(cross(cellSeed(0, 0, 1)).core).toMatchSnapshot();
});

test('marks vary from cell to cell and stay within their box', () => {
  const drawn = new Set<string>();
  for (const seat of seats) {
    for (const index of places) {
      const { soft, core, again } = cross(cellSeed(seat, 3, index));
      drawn.add(core);
      const numbers = `${soft}${core}${again}`.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];
      expect(numbers.every((n) => Number.isFinite(n) && n > -2 && n < 42)).toBe(true);
    }
  }
  expect(drawn.size).toBe(seats.length * places.length);
});

test('a strike is as long as the numbers it goes through', () => {
  const right = (cells: number): number =>
    Math.max(
      ...(strike(5, cells).match(/-?\d+(\.\d+)?/g) ?? []).filter((_, index) => index % 2 === 0).map(Number),
    );
  for (const cells of [1, 2, 5]) {
    expect(right(cells)).toBeGreaterThan(cells * 30 - 10);
    expect(right(cells)).toBeLessThan(cells * 30);
  }
});
