import { effect } from '@preact/signals';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BaseAction, Seat } from '../../src/engine/game.ts';
import { type Match, project } from '../../src/engine/match.ts';
import { recordOf } from '../../src/engine/record.ts';
import { policyFor } from '../../src/games/policies.ts';
import type { BotPlayers } from '../../src/table/bots.ts';
import { historyOf } from '../../src/table/history.ts';
import { bot, calm, matchOf, person, setTable, tallspor } from './stand-ins.ts';

const kastor: BotPlayers = {
  prepare: () => {},
  decide: async (game, level, view) => policyFor(game, level)(view, () => 0.5),
};

/** A match as it comes back from the store. */
const reopened = (match: Match) => historyOf(tallspor, JSON.parse(JSON.stringify(recordOf(match))));

const seed = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString('hex'));
const seats = fc.constantFrom(
  [person('Ola')],
  [person('Ola'), bot('Kastor')],
  [bot('Kastor'), person('Ola'), bot('Kastor')],
);

describe('whatever the screen shows', () => {
  it('has been written, and comes back the same when the game is opened again', async () => {
    await fc.assert(
      fc.asyncProperty(seats, seed, fc.infiniteStream(fc.nat()), async (seated, hex, picks) => {
        const { table, saves } = setTable([matchOf(seated, 0, hex)], { pace: 0, bots: kastor });
        const seat = table.people[0] as Seat;
        const stop = effect(() => {
          const shown = table.view.value;
          const written = saves.at(-1);
          if (!written) return;
          expect(project(written, seat)).toEqual(shown);
        });
        for (let turn = 0; turn < 25 && table.view.value.next.kind !== 'end'; turn += 1) {
          await calm();
          const { legal } = table.view.value;
          const pick = picks.next().value ?? 0;
          if (pick % 7 === 0 && table.canUndo.value) await table.undo();
          else if (legal.length > 0) await table.send(legal[pick % legal.length] as BaseAction);
          const written = saves.at(-1);
          if (!written) continue;
          const again = reopened(written).at(-1) as Match;
          expect(project(again, seat)).toEqual(project(written, seat));
          expect(again.sealed).toEqual(written.sealed);
        }
        stop();
        table.close();
      }),
      { numRuns: 25 },
    );
  });
});

describe('a record from the store', () => {
  it('is refused with its first fault', () => {
    const record = recordOf(matchOf([person('Ola')]));
    expect(() => historyOf(tallspor, { ...record, game: 'lucky-lanes' })).toThrow('a record of lucky-lanes');
    expect(() => historyOf(tallspor, { ...record, seed: null })).toThrow('seed not shown yet');
    expect(() => historyOf(tallspor, { ...record, actions: [{ seat: 0, type: 'pass' }] })).toThrow();
    expect(() => historyOf(tallspor, 'noise')).toThrow('not JSON');
  });

  it('may hold what happened to a seat’s presence', () => {
    const two = recordOf(matchOf([person('Ola'), person('Kari')]));
    const history = historyOf(tallspor, {
      ...two,
      actions: [
        { seat: 1, type: 'remove' },
        { seat: 0, type: 'throw' },
      ],
    });
    expect(history).toHaveLength(3);
  });
});
