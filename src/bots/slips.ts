import type { BaseAction } from '../engine/game.ts';
import type { Policy } from './policy.ts';

/** Somebody who now and then plays without looking: with this chance any legal action, else what the policy says. */
export function slipping<State, Action extends BaseAction>(
  policy: Policy<State, Action>,
  chance: number,
): Policy<State, Action> {
  return (view, random) => {
    const slip = random() < chance ? view.legal[Math.floor(random() * view.legal.length)] : undefined;
    return slip ?? policy(view, random);
  };
}
