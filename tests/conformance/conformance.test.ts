import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { presenceEvents } from '../../src/engine/game.ts';
import { fromHex, toHex } from '../../src/engine/hex.ts';
import { sameJson } from '../../src/engine/json.ts';
import {
  act,
  applyPresence,
  IllegalAction,
  legalPresence,
  type Match,
  project,
  startMatch,
  waitingFor,
} from '../../src/engine/match.ts';
import { readRecord, recordOf, replay } from '../../src/engine/record.ts';
import { games } from '../../src/games/rules.ts';
import { frozen, oneOf, type Pick, pickFrom, playedOut, randomGame, randomStart } from './walk.ts';

const chance = fc.string({ minLength: 4, maxLength: 12 }).map(pickFrom);
const always = (runs: number, check: (pick: Pick) => void): void =>
  fc.assert(fc.property(chance, check), { numRuns: runs });

const roundTrip = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** What no game can take for an action, whatever it is. */
const nonsense: readonly unknown[] = [
  null,
  undefined,
  0,
  'throw',
  [],
  {},
  [{ type: 'throw' }],
  { type: null },
  { type: 'fly' },
  { type: 'toString' },
  { type: '__proto__' },
  JSON.parse('{"__proto__":{"type":"throw"}}'),
  { type: 'throw', seat: 0 },
  { type: 'pass', auto: true },
];

/** Everything that was done in some random games of the same rules: the actions that a match is likely to refuse. */
const vocabulary = new Map(
  games.map((game) => {
    const seen = new Map<string, object>();
    for (let i = 0; i < 6; i += 1) {
      for (const { seat: _, ...action } of playedOut(game, pickFrom(`vocabulary ${i}`)).actions) {
        seen.set(JSON.stringify(action), action);
      }
    }
    return [game.id, [...seen.values()]];
  }),
);

describe.each(games.map((game) => [game.id, game] as const))('every game: %s', (id, game) => {
  const presence = game.presence ? 12 : 0;

  it('changes no state, action or dice that it is given', () => {
    always(25, (pick) => {
      playedOut(frozen(game), pick, presence);
    });
  });

  it('has states that survive JSON, and mean the same afterwards', () => {
    always(10, (pick) => {
      for (const { state } of randomGame(game, pick, presence)) {
        const copy = roundTrip(state);
        expect(copy).toEqual(state);
        expect(game.next(copy)).toEqual(game.next(state));
        expect(game.ranking(copy)).toEqual(game.ranking(state));
      }
    });
  });

  it('comes to the same match by replaying its record, wherever that stops', () => {
    always(10, (pick) => {
      const matches = [...randomGame(game, pick, presence)];
      for (const match of [oneOf(pick, matches), oneOf(pick, matches), matches.at(-1) as Match]) {
        const again = replay(game, readRecord(JSON.stringify(recordOf(match))));
        expect(again).toEqual(match);
      }
    });
  });

  it('takes every legal action, and refuses every other with the match unchanged', () => {
    always(8, (pick) => {
      for (const match of randomGame(game, pick, presence)) {
        if (pick(8) > 0) continue;
        const before = roundTrip(recordOf(match));
        const state = roundTrip(match.state);
        const asked = waitingFor(match);
        for (const seat of match.start.seats.keys()) {
          const legal = asked.includes(seat) ? game.legalActions(match.state, seat) : [];
          if (asked.includes(seat)) expect(legal.length).toBeGreaterThan(0);
          for (const action of legal)
            expect(act(match, seat, roundTrip(action)).actions.length).toBe(match.actions.length + 1);
          const others = [
            ...(vocabulary.get(id) ?? []),
            ...legal.map((action) => ({ ...action, extra: 1 })),
            ...nonsense,
          ];
          for (const action of others) {
            if (legal.some((each) => sameJson(each, action))) continue;
            expect(() => act(match, seat, action)).toThrow(IllegalAction);
          }
        }
        for (const seat of [-1, match.start.seats.length, 0.5, Number.NaN]) {
          expect(() => act(match, seat, { type: 'throw' })).toThrow(IllegalAction);
        }
        expect(roundTrip(recordOf(match))).toEqual(before);
        expect(match.state).toEqual(state);
      }
    });
  });

  it('lists no legal action twice, and none for a seat that is not asked', () => {
    always(10, (pick) => {
      for (const { state, next, start } of randomGame(game, pick, presence)) {
        for (const seat of start.seats.keys()) {
          const texts = game.legalActions(state, seat).map((action) => JSON.stringify(action));
          expect(new Set(texts).size).toBe(texts.length);
          if (next.kind !== 'decision' || !next.seats.includes(seat)) expect(texts).toEqual([]);
        }
      }
    });
  });

  it('has a default that is legal', () => {
    always(10, (pick) => {
      for (const match of randomGame(game, pick, presence)) {
        for (const seat of waitingFor(match)) {
          expect(game.legalActions(match.state, seat)).toContainEqual(game.defaultAction(match.state, seat));
        }
      }
    });
  });

  it('does not care in which order simultaneous choices arrive', () => {
    always(10, (pick) => {
      for (const match of randomGame(game, pick, presence)) {
        const asked = waitingFor(match);
        if (asked.length < 2 || match.sealed.length > 0) continue;
        const choices = asked.map((seat) => ({
          seat,
          action: oneOf(pick, game.legalActions(match.state, seat)),
        }));
        const settled = [choices, [...choices].reverse(), [...choices].sort(() => pick(2) - 0.5)].map(
          (order) => order.reduce((each, { seat, action }) => act(each, seat, action), match),
        );
        for (const each of settled) {
          expect(each.state).toEqual(settled[0]?.state);
          expect(each.log).toEqual(settled[0]?.log);
        }
      }
    });
  });

  it('takes one choice of a seat for each decision, and numbers decisions upwards', () => {
    always(10, (pick) => {
      let decision = -1;
      for (const match of randomGame(game, pick, presence)) {
        expect(match.decision).toBeGreaterThanOrEqual(decision);
        decision = match.decision;
        for (const { seat, action } of match.sealed)
          expect(() => act(match, seat, action)).toThrow(/chosen already/);
      }
    });
  });

  it('ends, if everybody plays at random', () => {
    always(25, (pick) => {
      const { next, state, start } = playedOut(game, pick);
      expect(next.kind).toBe('end');
      expect(
        game
          .ranking(state)
          .map(({ seat }) => seat)
          .sort(),
      ).toEqual([...start.seats.keys()]);
      expect(game.ranking(state)[0]?.place).toBe(1);
    });
  });

  it('shows nobody the seed, the key, a salt, or a choice that is sealed', () => {
    always(10, (pick) => {
      for (const match of randomGame(game, pick, presence)) {
        const secrets = [match.start.seed, toHex(match.key), ...match.start.salts];
        for (const seat of [null, ...match.start.seats.keys()]) {
          const text = JSON.stringify(project(match, seat));
          for (const secret of secrets) expect(text).not.toContain(secret);
        }
        const asked = waitingFor(match);
        if (asked.length < 2) continue;
        const chooser = oneOf(pick, asked);
        const legal = game.legalActions(match.state, chooser);
        const [one, other] = [oneOf(pick, legal), oneOf(pick, legal)].map((action) =>
          act(match, chooser, action),
        );
        for (const seat of [null, ...match.start.seats.keys()]) {
          if (seat !== chooser) expect(project(one as Match, seat)).toEqual(project(other as Match, seat));
        }
        expect(project(one as Match, chooser).legal).toEqual([]);
      }
    });
  });

  it('shows nobody what only the seed knows: another seed gives the same view before the first throw', () => {
    always(10, (pick) => {
      const { start } = randomStart(game, pick);
      const seats = start.seats;
      const flipped = toHex(fromHex(start.seed).map((byte) => byte ^ 0xff));
      const options = game.readOptions({ start: 0 }, seats.length);
      const [one, other] = [start.seed, flipped].map((seed) => startMatch(game, { ...start, seed, options }));
      for (const seat of [null, ...seats.keys()]) {
        expect(project(one as Match, seat)).toEqual(project(other as Match, seat));
      }
    });
  });

  it('refuses options that it does not know, and numbers of seats out of range', () => {
    const { start } = randomStart(game, pickFrom('options'));
    for (const options of [
      null,
      [],
      'x',
      1,
      { foreign: 1 },
      JSON.parse('{"__proto__":1}'),
      { start: -1 },
      { start: 99 },
      { start: '0' },
    ]) {
      expect(() => startMatch(game, { ...start, options })).toThrow(Error);
    }
    for (const count of [0, game.seats.min - 1, game.seats.max + 1]) {
      const seats = Array.from({ length: Math.max(0, count) }, () => ({ kind: 'human' as const, name: '' }));
      expect(() => startMatch(game, { ...start, seats, salts: seats.map(() => '') })).toThrow(
        /is for \d to \d seats/,
      );
    }
    expect(() => startMatch(game, { ...start, salts: [] })).toThrow(/one salt for each/);
  });

  it('takes every presence event that it allows, and refuses every other with the match unchanged', () => {
    always(10, (pick) => {
      for (const match of randomGame(game, pick, presence)) {
        const before = roundTrip(match.state);
        for (const seat of match.start.seats.keys()) {
          const legal = legalPresence(match, seat);
          for (const event of presenceEvents) {
            if (legal.includes(event))
              expect(applyPresence(match, seat, event).log.length).toBeGreaterThan(match.log.length);
            else expect(() => applyPresence(match, seat, event)).toThrow(IllegalAction);
          }
        }
        expect(match.state).toEqual(before);
      }
    });
  });
});
