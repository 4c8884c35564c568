import { policyFor } from '../games/policies.ts';
import type { BotAnswer, BotQuestion } from './messages.ts';

/** Evenly from 0 to 1; bots are told no seed, so that nothing of the dice can be known to them. */
const random = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] as number) / 2 ** 32;

const answer = ({ id, game, level, view }: BotQuestion): BotAnswer => {
  try {
    return { id, action: policyFor(game, level)(view, random) };
  } catch (error) {
    return { id, error: String(error) };
  }
};

addEventListener('message', ({ data }: MessageEvent<BotQuestion>) => postMessage(answer(data)));
