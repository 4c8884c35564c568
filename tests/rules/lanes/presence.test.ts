import { describe, expect, it } from 'vitest';
import type { PresenceEvent, Seat } from '../../../src/engine/game.ts';
import {
  act,
  applyPresence,
  legalPresence,
  type Match,
  startMatch,
  waitingFor,
} from '../../../src/engine/match.ts';
import { checkRecord, recordOf } from '../../../src/engine/record.ts';
import { throwsPassedOver, throwsToLeave } from '../../../src/games/lanes/presence.ts';
import type { LanesAction, LanesOptions, LanesState } from '../../../src/games/lanes/state.ts';
import { rulesOf } from '../../../src/games/rules.ts';
import { luckyLanes, pass, tallspor } from './support.ts';

type LanesMatch = Match<LanesOptions, LanesState, LanesAction>;
type Did = readonly [Seat, 'throw' | 'pass' | 'auto' | 'first' | PresenceEvent];

const begin = (count: number, game = tallspor): LanesMatch =>
  startMatch(game, {
    options: { start: 0 },
    seats: Array.from({ length: count }, (_, i) => ({ kind: 'human', name: `P${i}` })),
    seed: '2b'.repeat(32),
    salts: Array.from({ length: count }, () => ''),
  });

/** Does one thing after another: `first` is the seat's first legal action, `auto` a pass by the table. */
const go = (match: LanesMatch, ...things: readonly Did[]): LanesMatch =>
  things.reduce((each, [seat, what]) => {
    switch (what) {
      case 'throw':
        return act(each, seat, { type: 'throw' });
      case 'pass':
        return act(each, seat, pass);
      case 'auto':
        return act(each, seat, pass, { auto: true });
      case 'first':
        return act(each, seat, tallspor.legalActions(each.state, seat)[0]);
      default:
        return applyPresence(each, seat, what);
    }
  }, match);

const statuses = ({ state }: LanesMatch): readonly string[] => state.presence.map(({ status }) => status);

describe('a throw that is skipped', () => {
  it('passes the turn to the next seat, without a miss', () => {
    const match = go(begin(3), [0, 'skip']);
    expect(match.state).toMatchObject({ roller: 1, step: 'throw', throws: 0, misses: [0, 0, 0] });
    expect(waitingFor(match)).toEqual([1]);
    expect(statuses(match)).toEqual(['active', 'active', 'active']);
  });

  it('opens another decision, so that a late throw is recognised', () => {
    const match = begin(3);
    expect(go(match, [0, 'skip']).decision).toBe(match.decision + 1);
    expect(go(match, [1, 'leave']).decision).toBe(match.decision);
  });

  it('is only for the roller that has not thrown', () => {
    const match = begin(3);
    expect(legalPresence(match, 0)).toContain('skip');
    expect(() => go(match, [1, 'skip'])).toThrow(/can't happen/);
    expect(() => go(match, [0, 'throw'], [0, 'skip'])).toThrow(/can't happen/);
  });
});

describe('a seat that leaves', () => {
  it('owes a pass in the white step, and its later choices are passes without an action', () => {
    const match = go(begin(3), [0, 'throw'], [0, 'first'], [1, 'leave'], [2, 'pass']);
    expect(match.state.step).toBe('colour');
    const later = go(match, [0, 'pass'], [2, 'throw'], [2, 'pass']);
    expect(waitingFor(later)).toEqual([0]);
    expect(later.state.cards[1]?.every(({ crossed }) => crossed.length === 0)).toBe(true);
  });

  it('settles the step if it was the last that was waited for', () => {
    const match = go(begin(3), [0, 'throw'], [0, 'first'], [2, 'pass'], [1, 'leave']);
    expect(match.state.step).toBe('colour');
    expect(match.sealed).toEqual([]);
  });

  it('keeps the choice that it has made', () => {
    const match = go(begin(3), [0, 'throw'], [1, 'first'], [1, 'leave'], [0, 'pass'], [2, 'pass']);
    expect(match.state.cards[1]?.flatMap(({ crossed }) => crossed)).toHaveLength(1);
  });

  it('takes the miss as a roller that has crossed nothing, in either step', () => {
    const colourStep = go(begin(2), [0, 'throw'], [0, 'pass'], [1, 'pass'], [0, 'leave']);
    expect(colourStep.state).toMatchObject({ misses: [1, 0], roller: 1, step: 'throw' });
    const whiteStep = go(begin(2), [0, 'throw'], [0, 'leave'], [1, 'pass']);
    expect(whiteStep.state).toMatchObject({ misses: [1, 0], roller: 1, step: 'throw' });
  });

  it('takes no miss as a roller that has crossed in the white step', () => {
    const match = go(begin(2), [0, 'throw'], [0, 'first'], [1, 'pass'], [0, 'leave']);
    expect(match.state).toMatchObject({ misses: [0, 0], roller: 1 });
  });

  it('ends the game with its fourth miss like any other', () => {
    const start = begin(2);
    const late: LanesMatch = { ...start, state: { ...start.state, misses: [3, 0] } };
    const match = go(late, [0, 'throw'], [0, 'pass'], [1, 'pass'], [0, 'leave']);
    expect(match.next.kind).toBe('end');
  });

  it('has its throws passed over', () => {
    expect(go(begin(3), [0, 'leave']).state.roller).toBe(1);
    const match = go(begin(3), [1, 'leave'], [0, 'throw'], [0, 'pass'], [2, 'pass'], [0, 'pass']);
    expect(match.state.roller).toBe(2);
  });

  it('does not leave twice, nor do things after', () => {
    const match = go(begin(3), [1, 'leave']);
    expect(legalPresence(match, 1)).toEqual(['return', 'remove']);
    expect(() => go(match, [1, 'leave'])).toThrow();
    expect(() => go(match, [0, 'throw'], [1, 'pass'])).toThrow(/not seat 1/);
  });

  it('is ranked', () => {
    expect(tallspor.ranking(go(begin(2), [1, 'leave']).state)).toHaveLength(2);
  });
});

describe('a seat that returns', () => {
  it('is seated at once while the next throw has not been made', () => {
    const match = go(begin(3), [1, 'leave'], [1, 'return'], [0, 'throw']);
    expect(waitingFor(match)).toEqual([0, 1, 2]);
  });

  it('is seated when the round is over, once the dice have been thrown', () => {
    const match = go(begin(3), [1, 'leave'], [0, 'throw'], [1, 'return']);
    expect(statuses(match)).toEqual(['active', 'returning', 'active']);
    expect(waitingFor(match)).toEqual([0, 2]);
    expect(legalPresence(match, 1)).toEqual(['remove']);
    const step = go(match, [0, 'pass'], [2, 'pass']);
    expect(statuses(step)).toContain('returning');
    const round = go(step, [0, 'pass']);
    expect(statuses(round)).toEqual(['active', 'active', 'active']);
    expect(round.state.roller).toBe(1);
  });

  it('that left in the same round is not asked again in it', () => {
    const match = go(begin(3), [0, 'throw'], [1, 'leave'], [1, 'return']);
    expect(waitingFor(match)).toEqual([0, 2]);
  });

  it('has its card as it was', () => {
    const match = go(begin(2), [0, 'throw'], [0, 'pass'], [1, 'first'], [1, 'leave'], [0, 'pass']);
    const card = match.state.cards[1];
    const back = go(match, [1, 'return'], [0, 'throw'], [1, 'pass']);
    expect(back.state.cards[1]).toEqual(card);
  });

  it('throws next where nobody else is there', () => {
    const empty = go(begin(3), [0, 'leave'], [1, 'leave'], [2, 'leave']);
    expect(empty.next).toEqual({ kind: 'wait' });
    expect(() => act(empty, 0, { type: 'throw' })).toThrow(/not seat 0/);
    for (const seat of [0, 1, 2]) {
      expect(waitingFor(go(empty, [seat, 'return']))).toEqual([seat]);
    }
  });

  it('finds the round finished by passes if everybody had left in it', () => {
    const empty = go(begin(2), [0, 'throw'], [0, 'leave'], [1, 'leave']);
    expect(empty.next).toEqual({ kind: 'wait' });
    expect(empty.state).toMatchObject({ misses: [1, 0], step: 'throw' });
    expect(empty.log.filter(({ kind }) => kind === 'choices')).toHaveLength(3);
  });
});

describe('a seat that is removed', () => {
  it('owes passes, does not come back, and is left out of the ranking with its card still there', () => {
    const match = go(
      begin(3),
      [0, 'throw'],
      [1, 'first'],
      [1, 'remove'],
      [0, 'pass'],
      [2, 'pass'],
      [0, 'pass'],
    );
    expect(legalPresence(match, 1)).toEqual([]);
    expect(() => go(match, [1, 'return'])).toThrow();
    expect(match.state.cards[1]?.flatMap(({ crossed }) => crossed)).toHaveLength(1);
    expect(tallspor.ranking(match.state).map(({ seat }) => seat)).not.toContain(1);
    expect(match.state.roller).toBe(2);
  });

  it('can be removed while it is away or on its way back', () => {
    const away = go(begin(2), [0, 'throw'], [1, 'leave']);
    expect(statuses(go(away, [1, 'remove']))).toEqual(['active', 'removed']);
    expect(statuses(go(away, [1, 'return'], [1, 'remove']))).toEqual(['active', 'removed']);
  });

  it('ends the game if nobody is left at all, and only then', () => {
    expect(go(begin(2), [0, 'remove'], [1, 'leave']).next).toEqual({ kind: 'wait' });
    expect(go(begin(2), [0, 'remove'], [1, 'leave'], [1, 'remove']).next).toEqual({ kind: 'end' });
    const inRound = go(begin(2), [0, 'throw'], [1, 'remove'], [0, 'remove']);
    expect(inRound.next).toEqual({ kind: 'end' });
    expect(tallspor.ranking(inRound.state)).toEqual([]);
  });
});

describe('how often the table has gone on without a seat', () => {
  const count = (match: LanesMatch, seat: Seat): number => throwsPassedOver(match.log, seat);
  const round: readonly Did[] = [
    [0, 'throw'],
    [0, 'pass'],
    [1, 'auto'],
    [0, 'pass'],
    [1, 'skip'],
  ];

  it('counts throws in a row, a skipped one too', () => {
    const match = go(begin(2), [0, 'throw'], [0, 'pass'], [1, 'auto'], [0, 'pass']);
    expect(count(match, 1)).toBe(1);
    expect(count(go(match, [1, 'skip']), 1)).toBe(2);
    expect(count(go(match, [1, 'skip'], [0, 'throw'], [1, 'auto'], [0, 'pass']), 1)).toBe(throwsToLeave);
    expect(count(match, 0)).toBe(0);
  });

  it('counts two waits in one throw once', () => {
    const match = go(begin(2), [0, 'throw'], [0, 'auto'], [1, 'pass'], [0, 'auto']);
    expect(count(match, 0)).toBe(1);
  });

  it('starts again with anything that the seat does itself', () => {
    const match = go(begin(2), ...round);
    expect(count(match, 1)).toBe(2);
    expect(count(go(match, [0, 'throw'], [1, 'pass'], [0, 'pass']), 1)).toBe(0);
    expect(count(go(match, [1, 'leave'], [1, 'return']), 1)).toBe(0);
    const ownThenAuto = go(begin(2), [0, 'throw'], [0, 'pass'], [1, 'pass'], [0, 'auto']);
    expect(count(ownThenAuto, 0)).toBe(1);
  });
});

describe('presence in a record', () => {
  it('is marked automatic where the table brought it about', () => {
    const match = go(begin(3), [0, 'skip'], [1, 'leave'], [1, 'return'], [2, 'remove']);
    expect(recordOf(match).actions).toEqual([
      { seat: 0, type: 'skip', auto: true },
      { seat: 1, type: 'leave', auto: true },
      { seat: 1, type: 'return' },
      { seat: 2, type: 'remove' },
    ]);
    expect(checkRecord(recordOf(match), rulesOf).state).toEqual(match.state);
  });

  it.each([
    [{ seat: 0, type: 'skip' }, /always marked "auto"/],
    [{ seat: 0, type: 'leave' }, /always marked "auto"/],
    [{ seat: 0, type: 'remove', auto: true }, /never marked "auto"/],
    [{ seat: 0, type: 'leave', auto: true, why: 'bored' }, /unknown key/],
    [{ seat: 1, type: 'skip', auto: true }, /can't happen/],
    [{ seat: 1, type: 'return' }, /can't happen/],
  ])('is refused as %j', (action, reason) => {
    const record = { ...recordOf(begin(3)), actions: [action] };
    expect(() => checkRecord(record, rulesOf)).toThrow(reason);
  });

  it('is unknown in Lucky Lanes', () => {
    const match = begin(2, luckyLanes);
    expect(legalPresence(match, 0)).toEqual([]);
    expect(() => applyPresence(match, 0, 'leave')).toThrow('lucky-lanes knows no "leave"');
    const record = { ...recordOf(match), actions: [{ seat: 0, type: 'leave', auto: true }] };
    expect(() => checkRecord(record, rulesOf)).toThrow('lucky-lanes knows no "leave"');
  });
});
