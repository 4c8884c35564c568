import type { Seat } from '../engine/game.ts';
import { type Match, waitingFor } from '../engine/match.ts';

/** The seats played by people. */
export const peopleOf = (match: Match): readonly Seat[] =>
  match.start.seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));

/** Nobody sees the others' choices of this decision until all are in. */
export const isSecret = (match: Match): boolean =>
  match.next.kind === 'decision' && match.next.seats.length > 1;

/** Who has the device, and whom it has to be handed to before they see anything. */
export interface Seating {
  readonly holder: Seat;
  readonly handOver: Seat | null;
}

/**
 * Who sits at the screen now. People who choose in secret do it one after the other, starting with whoever has the
 * device; a cover stands between them. Everything else is public: the screen just turns to whoever is asked.
 *
 * `holder` is null when nobody knows who has the device (the page has just been loaded).
 */
export const seatingOf = (match: Match, holder: Seat | null): Seating => {
  const people = peopleOf(match);
  const known = holder ?? people[0] ?? 0;
  const waiting = waitingFor(match).filter((seat) => people.includes(seat));
  const [first] = waiting;
  if (first === undefined) return { holder: known, handOver: null };
  const asked = match.next.kind === 'decision' ? match.next.seats : [];
  if (asked.filter((seat) => people.includes(seat)).length === 1) return { holder: first, handOver: null };
  if (holder !== null && waiting.includes(holder)) return { holder, handOver: null };
  return { holder: known, handOver: waiting.find((seat) => seat > known) ?? first };
};
