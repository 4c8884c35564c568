import type { Game } from '../engine/game.ts';
import { type Match, waitingFor } from '../engine/match.ts';
import { recordOf } from '../engine/record.ts';
import type { StoredMatch } from '../storage/document.ts';
import { schema, UnreadableError } from '../storage/migrations.ts';

/** A match as it is stored; its summary is what the rules say of it now. */
export const documentOf = (
  match: Match,
  kept: Pick<StoredMatch, 'id' | 'owner' | 'created' | 'updated'>,
): StoredMatch => ({
  ...kept,
  schema,
  rules: match.game.rules,
  record: recordOf(match),
  summary: {
    over: match.next.kind === 'end',
    throws: match.throws,
    waitingFor: waitingFor(match),
    ranking: match.game.ranking(match.state),
  },
});

/** Refuses a game that was played by other rules than those of this Kast. Throws UnreadableError. */
export const checkRules = (game: Game, rules: number): void => {
  if (rules === game.rules) return;
  throw new UnreadableError(rules > game.rules ? 'newer' : 'broken', `played by rules ${rules}`);
};
