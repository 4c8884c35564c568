import { expect, it } from 'vitest';
import type { Policy } from '../../src/bots/policy.ts';
import { seededRandom } from '../../src/bots/random.ts';
import { slipping } from '../../src/bots/slips.ts';
import { project, waitingFor } from '../../src/engine/match.ts';
import type { View } from '../../src/engine/view.ts';
import { policyFor } from '../../src/games/policies.ts';
import { rulesOf } from '../../src/games/rules.ts';
import { pickFrom, randomGame } from '../conformance/walk.ts';

const legal = ['a', 'b', 'c', 'd', 'e'].map((type) => ({ type }));
const view: View = {
  seat: 0,
  state: {},
  next: { kind: 'end' },
  decision: 0,
  legal,
  sealed: null,
  waitingFor: [0],
  log: [],
};
const first: Policy = ({ legal: [action] }) => action as (typeof legal)[number];

/** What a policy decides, time after time. */
const decisions = (policy: Policy, seed: string, count: number): readonly string[] => {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => policy(view, random).type);
};

it('slips as often as it is told to, to any legal action alike', () => {
  const count = 6000;
  const taken = decisions(slipping(first, 1 / 6), 'often', count);
  // A fifth of the slips falls on what the policy does anyway.
  for (const { type } of legal.slice(1)) {
    const share = taken.filter((each) => each === type).length / count;
    expect(share).toBeGreaterThan(0.8 / 30);
    expect(share).toBeLessThan(1.2 / 30);
  }
  expect(new Set(decisions(slipping(first, 0), 'never', 100))).toEqual(new Set(['a']));
});

it('slips at the same places for the same seed, at others for another', () => {
  const policy = slipping(first, 1 / 6);
  expect(decisions(policy, 'one', 200)).toEqual(decisions(policy, 'one', 200));
  expect(decisions(policy, 'one', 200)).not.toEqual(decisions(policy, 'two', 200));
});

it('the easiest drivers are greedy-left but for their slips', () => {
  const game = rulesOf('lucky-lanes');
  if (!game) throw new Error('no rules');
  const [easy, greedyLeft] = [policyFor('lucky-lanes', 'easy'), policyFor('lucky-lanes', 'greedy-left')];
  const random = seededRandom('easy');
  let asked = 0;
  let differing = 0;
  for (const text of ['one', 'two', 'three', 'four'])
    for (const match of randomGame(game, pickFrom(text)))
      for (const seat of waitingFor(match)) {
        const seen = project(match, seat);
        if (seen.legal.length < 2) continue;
        asked += 1;
        if (easy(seen, random) !== greedyLeft(seen, random)) differing += 1;
        expect(easy(seen, () => 0.5)).toBe(greedyLeft(seen, random));
      }
  expect(differing / asked).toBeGreaterThan(0.05);
  expect(differing / asked).toBeLessThan(1 / 6);
});
