import type { Levels, Policy } from '../bots/policy.ts';
import type { BaseAction, GameId } from '../engine/game.ts';
import type { View } from '../engine/view.ts';
import { luckyLanesBaselines, luckyLanesLevels } from './lucky-lanes/bot.ts';
import { tallsporBaselines, tallsporLevels } from './tallspor/bot.ts';

interface Bots {
  /** What people can choose. */
  readonly levels: Levels;
  /** Further policies that levels are measured against. */
  readonly baselines: Levels;
}

const bots: Partial<Record<GameId, Bots>> = {
  tallspor: offered(tallsporLevels, tallsporBaselines),
  'lucky-lanes': offered(luckyLanesLevels, luckyLanesBaselines),
};

/** A game's policies as policies of any game: each only ever meets views of its own. */
function offered<S, A extends BaseAction>(levels: Levels<S, A>, baselines: Levels<S, A>): Bots {
  const general = (each: Levels<S, A>): Levels =>
    Object.fromEntries(
      Object.entries(each).map(([name, policy]): [string, Policy] => [
        name,
        (view, random) => policy(view as View<S, A>, random),
      ]),
    );
  return { levels: general(levels), baselines: general(baselines) };
}

/** The names of the levels and baselines of a game, levels first. */
export function levelsOf(game: GameId): readonly string[] {
  const { levels, baselines } = bots[game] ?? { levels: {}, baselines: {} };
  return [...Object.keys(levels), ...Object.keys(baselines)];
}

/** The policy of a level (or baseline) of a game; throws an error that names those there are. */
export function policyFor(game: GameId, level: string): Policy {
  const { levels, baselines } = bots[game] ?? { levels: {}, baselines: {} };
  for (const each of [levels, baselines]) if (Object.hasOwn(each, level)) return each[level] as Policy;
  const known = levelsOf(game);
  throw new Error(
    known.length === 0
      ? `there are no bots for ${game} yet`
      : `${game} has no level ${JSON.stringify(level)}; it has ${known.join(', ')}`,
  );
}
