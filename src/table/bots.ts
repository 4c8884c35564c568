import type { BotAnswer, BotQuestion } from '../bots/messages.ts';
import type { BaseAction, GameId } from '../engine/game.ts';
import type { View } from '../engine/view.ts';
import { type Clock, deviceClock } from './clock.ts';

/** Whoever decides for the bots of a table. */
export interface BotPlayers {
  /** They will be asked soon: whatever takes time before the first answer may begin. */
  prepare(): void;
  /** What a bot of this level does in this view. Rejects when it fails or is too slow. */
  decide(game: GameId, level: string, view: View): Promise<BaseAction>;
}

/** How long a bot may think before the table decides for it, in milliseconds. */
export const botPatience = 10_000;

/** As much of a Worker as is used here. */
export interface WorkerLike {
  postMessage(message: BotQuestion): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<BotAnswer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
}

interface Waiting {
  resolve(action: BaseAction): void;
  reject(error: Error): void;
}

/**
 * Bots that think in a worker, so that the screen never waits for them. The worker is started by `prepare` or the
 * first question; one that dies or doesn't answer is given up with all it was asked, and the next question starts another.
 */
export const workerBots = (start: () => WorkerLike, clock: Clock = deviceClock): BotPlayers => {
  let worker: WorkerLike | null = null;
  let questions = 0;
  const waiting = new Map<number, Waiting>();

  const giveUp = (reason: string) => {
    worker?.terminate();
    worker = null;
    const left = [...waiting.values()];
    waiting.clear();
    for (const { reject } of left) reject(new Error(reason));
  };

  const running = (): WorkerLike => {
    if (worker) return worker;
    worker = start();
    worker.onmessage = ({ data }) => {
      const asked = waiting.get(data.id);
      waiting.delete(data.id);
      if ('action' in data) asked?.resolve(data.action);
      else asked?.reject(new Error(data.error));
    };
    worker.onerror = (event) => giveUp(`the worker failed: ${event.message}`);
    worker.onmessageerror = () => giveUp('an answer could not be read');
    return worker;
  };

  return {
    prepare() {
      try {
        running();
      } catch {
        // The question will fail in its turn, and the table knows what to do then.
      }
    },

    decide: (game, level, view) =>
      new Promise((resolve, reject) => {
        questions += 1;
        const id = questions;
        const callOff = clock.after(botPatience, () => giveUp('no answer in time'));
        waiting.set(id, {
          resolve: (action) => {
            callOff();
            resolve(action);
          },
          reject: (error) => {
            callOff();
            reject(error);
          },
        });
        try {
          running().postMessage({ id, game, level, view });
        } catch (error) {
          giveUp(`no worker: ${String(error)}`);
        }
      }),
  };
};

/** The bots of this window. */
export const bots: BotPlayers = workerBots(
  () => new Worker(new URL('../bots/worker.ts', import.meta.url), { type: 'module' }),
);
