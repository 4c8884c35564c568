import { baselines, lin4 } from '../lanes/bot.ts';
import { luckyLanesRuleset } from './rules.ts';

/** The levels of the rival drivers. */
export const luckyLanesLevels = { normal: lin4(luckyLanesRuleset) };

/** What they are measured against. */
export const luckyLanesBaselines = baselines(luckyLanesRuleset);
