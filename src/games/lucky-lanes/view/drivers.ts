import type { SeatInfo } from '../../../engine/record.ts';

/** The rivals, in the order in which they come to the start; each has a car that nobody else drives. */
export const rivals: readonly string[] = ['Siv', 'Otto', 'Bruno', 'Vilde', 'Mack'];

/** What is painted on the bonnet of each car. */
export const raceNumbers = [7, 22, 88, 3, 51, 64] as const;

/** Which car each seat drives, from 0: the rivals their own, people those that are left. */
export function carsOf(seats: readonly SeatInfo[]): readonly number[] {
  const own = seats.map(({ kind, name }) => (kind === 'bot' ? rivals.indexOf(name) + 1 : 0));
  const free = raceNumbers.map((_, car) => car).filter((car) => car === 0 || !own.includes(car));
  return own.map((car) => (car > 0 ? car : (free.shift() ?? 0)));
}
