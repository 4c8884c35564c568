import type { Seat } from '../engine/game.ts';
import { act, type Match, project, waitingFor } from '../engine/match.ts';
import type { Policy } from './policy.ts';

/**
 * The match at its end, every seat played by its policy from its own view.
 *
 * Throws where a seat has no policy, or where the match waits for somebody to come back.
 */
export function playOut(start: Match, policies: readonly Policy[], random: () => number): Match {
  let match = start;
  while (match.next.kind !== 'end') {
    const asked = waitingFor(match);
    if (asked.length === 0) throw new Error('nobody is there to play');
    for (const seat of asked)
      match = act(match, seat, policyOf(policies, seat)(project(match, seat), random));
  }
  return match;
}

function policyOf(policies: readonly Policy[], seat: Seat): Policy {
  const policy = policies[seat];
  if (!policy) throw new Error(`seat ${seat} has no policy`);
  return policy;
}
