import type { Seat } from '../engine/game.ts';
import { type Match, waitingFor } from '../engine/match.ts';

/** The seats played by people. */
export const peopleOf = (match: Match): readonly Seat[] =>
  match.start.seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));

/** Nobody sees the others' choices of this decision until all are in. */
export const isSecret = (match: Match): boolean =>
  match.next.kind === 'decision' && match.next.seats.length > 1;

/** Who has the device (null: nobody knows), and whom it has to be handed to before they see anything. */
export interface Seating {
  readonly holder: Seat | null;
  readonly handOver: Seat | null;
}

/**
 * Who sits at the screen now. People who choose in secret do it one after the other, starting with whoever has the
 * device; a cover stands between them. Everything else is public: the screen just turns to whoever is asked.
 *
 * `holder` is null when the page has just been loaded.
 */
export const seatingOf = (match: Match, holder: Seat | null): Seating => {
  const people = peopleOf(match);
  const [someone = null, ...others] = people;
  if (others.length === 0) return { holder: someone, handOver: null };
  const asked =
    match.next.kind === 'decision' ? match.next.seats.filter((seat) => people.includes(seat)) : [];
  const [only = null] = asked;
  if (asked.length < 2) return { holder: only ?? holder ?? someone, handOver: null };
  const waiting = waitingFor(match).filter((seat) => people.includes(seat));
  const [first = null] = waiting;
  if (first === null || (holder !== null && waiting.includes(holder))) return { holder, handOver: null };
  const next = holder === null ? undefined : waiting.find((seat) => seat > holder);
  return { holder, handOver: next ?? first };
};
