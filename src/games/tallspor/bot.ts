import { baselines, lin4 } from '../lanes/bot.ts';
import { tallsporRuleset } from './rules.ts';

/** The levels of Kastor. */
export const tallsporLevels = { normal: lin4(tallsporRuleset) };

/** What they are measured against. */
export const tallsporBaselines = baselines(tallsporRuleset);
