import { type BaseAction, type Game, presenceEvents } from '../engine/game.ts';
import { act, applyPresence, type Match, startMatch } from '../engine/match.ts';
import { type GameRecord, RecordError, readRecord, replay } from '../engine/record.ts';

/**
 * The matches after 0, 1, 2 … actions of a record that comes from outside: every line of it is checked.
 * Throws RecordError.
 */
export const historyOf = (game: Game, input: unknown): readonly Match[] => {
  const record: GameRecord = readRecord(input);
  const { options, seats, salts, seed } = record;
  if (record.game !== game.id) throw new RecordError(null, `a record of ${record.game}, not of ${game.id}`);
  // Whoever passes this check has a seed, and only legal actions.
  const { actions } = replay(game, record);
  let match: Match = startMatch(game, { options, seats, salts, seed: seed as string });
  const history = [match];
  for (const { seat, auto, ...action } of actions) {
    const event = presenceEvents.find((each) => each === (action as BaseAction).type);
    match = event ? applyPresence(match, seat, event) : act(match, seat, action, { auto: auto === true });
    history.push(match);
  }
  return history;
};
