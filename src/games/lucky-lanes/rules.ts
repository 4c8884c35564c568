import { lanesGame } from '../lanes/rules.ts';
import type { Ruleset } from '../lanes/ruleset.ts';

export const luckyLanesRuleset = {
  id: 'lucky-lanes',
  seats: { min: 2, max: 6 },
  lanes: [
    { id: 'red', direction: 'up' },
    { id: 'yellow', direction: 'up' },
    { id: 'green', direction: 'down' },
    { id: 'blue', direction: 'down' },
  ],
  rooms: false,
} as const satisfies Ruleset;

/** Lucky Lanes, for 2 to 6 seats. */
export const luckyLanes = lanesGame(luckyLanesRuleset);
