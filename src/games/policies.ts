import type { Bots, Policy } from '../bots/policy.ts';
import type { BaseAction, GameId } from '../engine/game.ts';
import { luckyLanesBots } from './lucky-lanes/bot.ts';
import { tallsporBots } from './tallspor/bot.ts';

const bots: Partial<Record<GameId, Bots>> = {
  tallspor: general(tallsporBots),
  'lucky-lanes': general(luckyLanesBots),
};

/** A game's policies as policies of any game: each only ever meets views of its own. */
function general<State, Action extends BaseAction>(own: Bots<State, Action>): Bots {
  return own as unknown as Bots;
}

/** The names of a game's levels, from the weakest to the strongest. */
export function levelsOf(game: GameId): readonly string[] {
  return Object.keys(bots[game]?.levels ?? {});
}

/** The names of all policies of a game: its levels, then the baselines. */
export function policiesOf(game: GameId): readonly string[] {
  return [...levelsOf(game), ...Object.keys(bots[game]?.baselines ?? {})];
}

/** The version of a game's bots; 0 for a game that has none. */
export function botsVersionOf(game: GameId): number {
  return bots[game]?.version ?? 0;
}

/** The policy of a level (or baseline) of a game; throws an error that names those there are. */
export function policyFor(game: GameId, level: string): Policy {
  const { levels, baselines } = bots[game] ?? { levels: {}, baselines: {} };
  for (const each of [levels, baselines]) if (Object.hasOwn(each, level)) return each[level] as Policy;
  const known = policiesOf(game);
  throw new Error(
    known.length === 0
      ? `there are no bots for ${game} yet`
      : `${game} has no level ${JSON.stringify(level)}; it has ${known.join(', ')}`,
  );
}
