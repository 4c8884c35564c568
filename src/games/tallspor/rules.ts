import { lanesGame } from '../lanes/rules.ts';
import type { Ruleset } from '../lanes/ruleset.ts';

export const tallsporRuleset = {
  id: 'tallspor',
  seats: { min: 1, max: 6 },
  lanes: [
    { id: 'glod', direction: 'up' },
    { id: 'gull', direction: 'up' },
    { id: 'skog', direction: 'down' },
    { id: 'hav', direction: 'down' },
  ],
  rooms: true,
} as const satisfies Ruleset;

/** Tallspor, for 1 to 6 seats. */
export const tallspor = lanesGame(tallsporRuleset);
