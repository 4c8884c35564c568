import type { GameId } from '../../engine/game.ts';

/** A lane of a score card: eleven numbers, 2 to 12 (`up`) or 12 to 2 (`down`). */
export interface Lane {
  readonly id: string;
  readonly direction: 'up' | 'down';
}

/** All in which the lane games differ. */
export interface Ruleset {
  readonly id: GameId;
  readonly seats: { readonly min: number; readonly max: number };
  readonly lanes: readonly Lane[];
  /** Whether seats may be skipped, leave, return and be removed. */
  readonly rooms: boolean;
}

/** Numbers in a lane. */
export const laneLength = 11;
/** Crosses that a seat must have in a lane before it may cross the lane's last number. */
export const crossesToClose = 5;
/** The game is over when so many lanes are closed … */
export const lanesToEnd = 2;
/** … or when a seat has so many misses. */
export const missesToEnd = 4;

const up: readonly number[] = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const down: readonly number[] = [...up].reverse();

/** The numbers of a lane from left to right. */
export function numbersOf(lane: Lane): readonly number[] {
  return lane.direction === 'up' ? up : down;
}

/** Where a number (2–12) stands in a lane: 0 is leftmost, 10 is last. */
export function positionOf(lane: Lane, number: number): number {
  return lane.direction === 'up' ? number - 2 : 12 - number;
}

/** The number that closes a lane: 12 up, 2 down. */
export function lastNumberOf(lane: Lane): number {
  return lane.direction === 'up' ? 12 : 2;
}
