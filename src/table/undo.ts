import { type Match, waitingFor } from '../engine/match.ts';
import { peopleOf } from './seating.ts';

/**
 * A game's matches after 0, 1, 2 … actions without the last choice of its only person, or null when that can't be
 * taken back: something was revealed since that was not known before (a throw, another seat's choice, the end), or
 * several people sit here.
 *
 * `history` holds the match after every action, from the start. Choices that bots have sealed since go too: they choose
 * anew once the person has.
 */
export const withoutLastChoice = (history: readonly Match[]): readonly Match[] | null => {
  const match = history.at(-1);
  if (!match || match.next.kind === 'end') return null;
  const [person, ...others] = peopleOf(match);
  if (person === undefined || others.length > 0) return null;
  const index = match.actions.findLastIndex(({ seat }) => seat === person);
  const before = history[index];
  if (!before || !waitingFor(before).includes(person)) return null;
  const revealed = match.log.slice(before.log.length);
  const ownOnly = revealed.every(
    (entry) => entry.kind === 'choices' && entry.choices.every(({ seat }) => seat === person),
  );
  return ownOnly ? history.slice(0, index + 1) : null;
};
