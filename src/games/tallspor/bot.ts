import type { Bots } from '../../bots/policy.ts';
import { baselines } from '../lanes/bot.ts';
import type { LanesAction, LanesState } from '../lanes/state.ts';
import { tallsporRuleset } from './rules.ts';

const measuredAgainst = baselines(tallsporRuleset);

/** Kastor. */
export const tallsporBots: Bots<LanesState, LanesAction> = {
  version: 1,
  levels: { normal: measuredAgainst.lin4 },
  baselines: measuredAgainst,
};
