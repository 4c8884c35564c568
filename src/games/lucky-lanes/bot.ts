import type { Bots } from '../../bots/policy.ts';
import { slipping } from '../../bots/slips.ts';
import { baselines } from '../lanes/bot.ts';
import type { LanesAction, LanesState } from '../lanes/state.ts';
import { luckyLanesRuleset } from './rules.ts';

/** How often a driver on the easiest level slips: about twice in a dozen decisions. */
const slips = 1 / 6;

const measuredAgainst = baselines(luckyLanesRuleset);
const { 'greedy-left': greedyLeft, classic, lin4 } = measuredAgainst;

/** The rival drivers. */
export const luckyLanesBots: Bots<LanesState, LanesAction> = {
  version: 1,
  levels: { easy: slipping(greedyLeft, slips), normal: classic, hard: lin4 },
  baselines: measuredAgainst,
};
