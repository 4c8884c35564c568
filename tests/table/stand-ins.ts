import { signal } from '@preact/signals';
import type { BaseAction } from '../../src/engine/game.ts';
import { type Match, startMatch } from '../../src/engine/match.ts';
import type { SeatInfo } from '../../src/engine/record.ts';
import type { View } from '../../src/engine/view.ts';
import { rulesOf } from '../../src/games/rules.ts';
import { TakenError } from '../../src/storage/matches.ts';
import type { SaveState } from '../../src/storage/saving.ts';
import type { BotPlayers } from '../../src/table/bots.ts';
import type { Clock } from '../../src/table/clock.ts';
import { type LocalTable, type LocalTableWorld, openLocalTable } from '../../src/table/local.ts';

/** A clock that stands still until it is moved on. */
export class StandingClock implements Clock {
  #now = 0;
  #timers: { readonly at: number; readonly callback: () => void }[] = [];

  now = (): number => this.#now;

  after = (milliseconds: number, callback: () => void): (() => void) => {
    const timer = { at: this.#now + milliseconds, callback };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((each) => each !== timer);
    };
  };

  get waiting(): number {
    return this.#timers.length;
  }

  move(milliseconds: number): void {
    this.#now += milliseconds;
    const due = this.#timers.filter(({ at }) => at <= this.#now);
    this.#timers = this.#timers.filter(({ at }) => at > this.#now);
    for (const { callback } of due) callback();
  }
}

/** Lets everything happen that waits for nothing but its turn. */
export const calm = async (): Promise<void> => {
  for (let i = 0; i < 5; i += 1) await new Promise((resolve) => setImmediate(resolve));
};

interface Question {
  readonly view: View;
  readonly level: string;
  answer(action: BaseAction): void;
  fail(): void;
}

/** Bots that answer when the test says so. */
class AskedBots implements BotPlayers {
  readonly questions: Question[] = [];
  prepared = 0;

  prepare = (): void => {
    this.prepared += 1;
  };

  decide = (_game: string, level: string, view: View): Promise<BaseAction> =>
    new Promise((resolve, reject) => {
      this.questions.push({ view, level, answer: resolve, fail: () => reject(new Error('no idea')) });
    });
}

export const person = (name: string): SeatInfo => ({ kind: 'human', name });
export const bot = (name: string): SeatInfo => ({ kind: 'bot', name, level: 'normal' });

export const tallspor = rulesOf('tallspor') as NonNullable<ReturnType<typeof rulesOf>>;

export const matchOf = (seats: readonly SeatInfo[], start = 0, seed = 'a5'.repeat(32)): Match =>
  startMatch(tallspor, { options: { start }, seats, seed, salts: seats.map(() => '') });

/** A table whose world the test holds in its hand. */
export interface SetTable {
  readonly table: LocalTable;
  readonly clock: StandingClock;
  readonly bots: AskedBots;
  /** Every match in the order in which it was written. */
  readonly saves: Match[];
  readonly world: LocalTableWorld & { taken: boolean; left: boolean };
}

export const setTable = (
  history: readonly Match[],
  { pace = 1200, bots = new AskedBots() as BotPlayers, onSave = async () => {} } = {},
): SetTable => {
  const clock = new StandingClock();
  const saves: Match[] = [];
  const world = {
    clock,
    bots,
    saving: signal<SaveState>({ kind: 'saved' }),
    taken: false,
    left: false,
    pace: () => pace,
    async save(match: Match) {
      if (world.taken) throw new TakenError();
      await onSave();
      saves.push(match);
    },
    closed() {
      world.left = true;
    },
  };
  return { table: openLocalTable(history, world), clock, bots: bots as AskedBots, saves, world };
};

export const roll: BaseAction = { type: 'throw' };
export const pass: BaseAction = { type: 'pass' };
/** The first number that may be crossed, or a pass. */
export const firstLegal = (view: View): BaseAction => view.legal[0] as BaseAction;
