import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { BaseAction, Seat } from '../engine/game.ts';
import { act, IllegalAction, type Match, project, waitingFor } from '../engine/match.ts';
import { type GameRecord, recordOf } from '../engine/record.ts';
import type { View } from '../engine/view.ts';
import { TakenError } from '../storage/matches.ts';
import type { SaveState } from '../storage/saving.ts';
import type { BotPlayers } from './bots.ts';
import type { Clock } from './clock.ts';
import { isSecret, peopleOf, seatingOf } from './seating.ts';
import type { Notice, Table } from './table.ts';
import { withoutLastChoice } from './undo.ts';

/** What a local table needs of the world around it. */
export interface LocalTableWorld {
  readonly clock: Clock;
  readonly bots: BotPlayers;
  readonly saving: ReadonlySignal<SaveState>;
  /** Milliseconds that a bot's public deed waits after what was shown before it. */
  pace(): number;
  /** Resolves when the match is written; throws TakenError when another window has the game. */
  save(match: Match): Promise<void>;
  /** Called once, when nothing more will be written. */
  closed(): void;
}

/** A table whose game another window can take over. */
export interface LocalTable extends Table {
  /** Another window plays this game now. */
  takenOver(): void;
}

interface BotDeed {
  readonly seat: Seat;
  /** null: it has failed, and the table decides for it. */
  readonly action: BaseAction | null;
}

/**
 * A table for people and bots on this device, from the matches after 0, 1, 2 … actions.
 * Whatever is shown has been written before; whatever happens, happens one after the other.
 */
export const openLocalTable = (start: readonly Match[], world: LocalTableWorld): LocalTable => {
  const { clock, bots } = world;
  let history = start;
  const current = (): Match => history.at(-1) as Match;
  const { game, fingerprint } = current();
  const { seats } = current().start;
  const people = peopleOf(current());

  let { holder, handOver: cover } = seatingOf(current(), null);
  const seen = (): View => project(current(), cover === null ? holder : null);
  const handOver = signal(cover);
  const view = signal<View>(seen());
  const notice = signal<Notice | null>(null);
  const closed = signal<'elsewhere' | null>(null);
  const shown = signal(history);
  const canUndo = computed(() => closed.value === null && withoutLastChoice(shown.value) !== null);

  let open = true;
  /** Grows when what bots were asked has become void. */
  let asking = 0;
  const asked = new Set<Seat>();
  const timers = new Set<() => void>();
  let deeds: BotDeed[] = [];

  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = last.then(work);
    last = result.catch(() => {});
    return result;
  };

  const forgetQuestions = () => {
    asking += 1;
    asked.clear();
    deeds = [];
    for (const callOff of timers) callOff();
    timers.clear();
  };

  const stop = () => {
    if (!open) return;
    open = false;
    forgetQuestions();
    void inTurn(async () => world.closed());
  };

  const takenOver = () => {
    if (!open) return;
    closed.value = 'elsewhere';
    stop();
  };

  const show = () => {
    ({ holder, handOver: cover } = seatingOf(current(), holder));
    batch(() => {
      handOver.value = cover;
      view.value = seen();
      shown.value = history;
    });
  };

  /** Writes, then shows. Nothing is shown when another window has the game. */
  const settle = async (next: readonly Match[]): Promise<void> => {
    try {
      await world.save(next.at(-1) as Match);
    } catch (error) {
      if (error instanceof TakenError) return takenOver();
      throw error;
    }
    if (current().decision !== next.at(-1)?.decision) asked.clear();
    history = next;
    show();
    askBots();
  };

  const tellFailure = (seat: Seat) => {
    notice.value = { kind: 'bot-failed', seat };
  };

  /** The bot's deed; what the rules refuse is a failure like any other. */
  const done = (match: Match, { seat, action }: BotDeed): Match => {
    if (action !== null) {
      try {
        return act(match, seat, action);
      } catch (error) {
        if (!(error instanceof IllegalAction)) throw error;
      }
    }
    tellFailure(seat);
    return act(match, seat, game.defaultAction(match.state, seat), { auto: true });
  };

  const settleDeeds = async (): Promise<void> => {
    if (!open || deeds.length === 0) return;
    const next = [...history];
    for (const deed of deeds) next.push(done(next.at(-1) as Match, deed));
    deeds = [];
    await settle(next);
  };

  const wait = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => {
      if (milliseconds <= 0) return resolve();
      const callOff = clock.after(milliseconds, () => {
        timers.delete(callOff);
        resolve();
      });
      timers.add(callOff);
    });

  const decide = async (match: Match, seat: Seat): Promise<BaseAction | null> => {
    const seenByBot = project(match, seat);
    const [only, ...more] = seenByBot.legal;
    if (only && more.length === 0) return only;
    try {
      return await bots.decide(game.id, seats[seat]?.level ?? '', seenByBot);
    } catch {
      return null;
    }
  };

  const ask = async (seat: Seat): Promise<void> => {
    const mine = asking;
    const match = current();
    const { decision } = match;
    const since = clock.now();
    asked.add(seat);
    const action = await decide(match, seat);
    if (mine !== asking) return;
    // A choice in secret shows nothing; everything else keeps a pace that people can follow.
    if (!isSecret(match)) await wait(since + world.pace() - clock.now());
    await inTurn(async () => {
      if (mine !== asking || current().decision !== decision) return;
      deeds.push({ seat, action });
    });
    await inTurn(settleDeeds);
  };

  const askBots = () => {
    if (!open) return;
    const waiting = waitingFor(current());
    // People choose first: until the last of them has, nothing of a bot's secret choice is anywhere in the page.
    if (isSecret(current()) && waiting.some((seat) => people.includes(seat))) {
      if (waiting.some((seat) => !people.includes(seat))) bots.prepare();
      return;
    }
    for (const seat of waiting) {
      if (!people.includes(seat) && !asked.has(seat)) void ask(seat);
    }
  };

  askBots();

  return {
    game: game.id,
    seats,
    fingerprint,
    people,
    view,
    handOver,
    canUndo,
    saving: world.saving,
    notice,
    closed,

    takeOver() {
      if (cover === null) return;
      holder = cover;
      show();
    },

    send(action) {
      const { seat, decision } = view.peek();
      const mine = asking;
      return inTurn(async () => {
        const match = current();
        const late = mine !== asking || match.decision !== decision;
        if (!open || late || seat === null || !waitingFor(match).includes(seat)) return;
        await settle([...history, act(match, seat, action)]);
      });
    },

    undo: () =>
      inTurn(async () => {
        const without = open ? withoutLastChoice(history) : null;
        if (!without) return;
        forgetQuestions();
        await settle(without);
      }),

    record(): GameRecord | null {
      return current().next.kind === 'end' ? recordOf(current()) : null;
    },

    settled: () => inTurn(async () => {}),
    close: stop,
    takenOver,
  };
};
