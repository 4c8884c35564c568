import type { Policy } from '../../bots/policy.ts';
import { type Candidate, candidatesOf, ownSeat } from './candidates.ts';
import { reached } from './crossing.ts';
import { type Lane, lanesToEnd, missesToEnd, numbersOf, type Ruleset } from './ruleset.ts';
import { cardTotal, crossCount, rankingOf, ways } from './scoring.ts';
import type { LaneCard, LanesAction, LanesState } from './state.ts';

type LanesPolicy = Policy<LanesState, LanesAction>;

/** The candidate of the greatest value, the first of equals. */
function best(candidates: readonly Candidate[], value: (candidate: Candidate) => number): Candidate {
  let bestOne = candidates[0];
  let bestValue = -Infinity;
  for (const candidate of candidates) {
    const each = value(candidate);
    if (each > bestValue) {
      bestOne = candidate;
      bestValue = each;
    }
  }
  if (!bestOne) throw new Error('a policy was asked where its seat has nothing to decide');
  return bestOne;
}

/** Crosses the number that skips least, if that is at most `limit` numbers; else passes. */
const leastSkip = (candidates: readonly Candidate[], limit: number): LanesAction =>
  best(candidates, ({ lane, skipped }) => (lane === null ? -limit - 0.5 : -skipped)).action;

/** Baseline *greedy-left*: always crosses the legal number that skips least. */
function greedyLeft(ruleset: Ruleset): LanesPolicy {
  return (view) => leastSkip(candidatesOf(ruleset, view), Infinity);
}

/** Numbers that *classic* skips at most: in the white step, in the colour step, and to avoid a miss. */
const classicLimits = { white: 1, colour: 2, miss: 4 };

/** Baseline *classic*: fixed limits on the numbers skipped, smallest skip first. */
function classic(ruleset: Ruleset): LanesPolicy {
  return (view) => {
    const { step, rollerCrossed } = view.state;
    const limit =
      step !== 'colour' ? classicLimits.white : rollerCrossed ? classicLimits.colour : classicLimits.miss;
    return leastSkip(candidatesOf(ruleset, view), limit);
  };
}

/** Weights of *lin4*: chance of the next numbers, misses, squares of crosses, numbers skipped. */
const lin4Weights = { next: 0.4909 / 36, miss: -0.8692, square: 0.01846, skipped: -0.056 };

/** What *lin4* thinks of a card with these misses; `closed` in lane order. */
function lin4Value(ruleset: Ruleset, candidate: Candidate, closed: readonly boolean[]): number {
  let value = lin4Weights.miss * candidate.misses;
  for (const [i, lane] of ruleset.lanes.entries()) {
    const marks = candidate.card[i] as LaneCard;
    const n = crossCount(marks);
    value += lin4Weights.square * n * n;
    value += lin4Weights.skipped * (reached(lane, marks) - marks.crossed.length);
    if (!closed[i] && !marks.mark) value += lin4Weights.next * ways(nextNumber(lane, marks)) * (n + 1);
  }
  return value;
}

/** The number right of a lane's last cross. The lane is open, so there is one. */
const nextNumber = (lane: Lane, marks: LaneCard): number => numbersOf(lane)[reached(lane, marks)] as number;

/**
 * Baseline *lin4*: the best value by four weights one choice ahead. Always closes a lane, unless that ends the
 * game while not ahead of every other seat; takes a fourth miss only if ahead still.
 */
function lin4(ruleset: Ruleset): LanesPolicy {
  return (view) => {
    const { state } = view;
    const seat = ownSeat(view);
    const strongest = Math.max(
      ...rankingOf(state).map((each) => (each.seat === seat ? -Infinity : each.score)),
    );
    const closedBefore = state.closed.filter(Boolean).length;
    return best(candidatesOf(ruleset, view), (candidate) => {
      const value = lin4Value(ruleset, candidate, state.closed);
      const ends = candidate.misses >= missesToEnd || (candidate.closes && closedBefore + 1 >= lanesToEnd);
      if (ends && cardTotal(candidate.card, candidate.misses) <= strongest) return value - forbidden;
      return candidate.closes ? value + forbidden : value;
    }).action;
  };
}

/** More than any two values of *lin4* differ by. */
const forbidden = 1000;

/** The baselines by name: what the levels that people meet are measured against. */
export const baselines = (ruleset: Ruleset) => ({
  'greedy-left': greedyLeft(ruleset),
  classic: classic(ruleset),
  lin4: lin4(ruleset),
});
