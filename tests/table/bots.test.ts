import { describe, expect, it } from 'vitest';
import type { BotQuestion } from '../../src/bots/messages.ts';
import { project } from '../../src/engine/match.ts';
import { botPatience, type WorkerLike, workerBots } from '../../src/table/bots.ts';
import { bot, matchOf, pass, person, roll, StandingClock } from './stand-ins.ts';

class StandInWorker implements WorkerLike {
  readonly asked: BotQuestion[] = [];
  ended = false;
  onmessage: WorkerLike['onmessage'] = null;
  onerror: WorkerLike['onerror'] = null;
  onmessageerror: WorkerLike['onmessageerror'] = null;

  postMessage(question: BotQuestion): void {
    this.asked.push(structuredClone(question));
  }

  terminate(): void {
    this.ended = true;
  }

  say(data: unknown): void {
    this.onmessage?.({ data } as MessageEvent);
  }
}

const setUp = () => {
  const clock = new StandingClock();
  const workers: StandInWorker[] = [];
  const bots = workerBots(() => {
    const worker = new StandInWorker();
    workers.push(worker);
    return worker;
  }, clock);
  const view = project(matchOf([bot('Kastor'), person('Ola')]), 0);
  return { clock, workers, bots, ask: () => bots.decide('tallspor', 'normal', view), view };
};

describe('bots in a worker', () => {
  it('are started by the first question, and get the view alone', async () => {
    const { workers, ask, view, clock } = setUp();
    expect(workers).toHaveLength(0);
    const first = ask();
    const second = ask();
    expect(workers).toHaveLength(1);
    expect(workers[0]?.asked[0]).toEqual({ id: 1, game: 'tallspor', level: 'normal', view });
    workers[0]?.say({ id: 2, action: pass });
    workers[0]?.say({ id: 1, action: roll });
    expect(await first).toEqual(roll);
    expect(await second).toEqual(pass);
    expect(clock.waiting).toBe(0);
  });

  it('pass an error on, and are asked again', async () => {
    const { workers, ask } = setUp();
    const first = ask();
    workers[0]?.say({ id: 1, error: 'no level' });
    await expect(first).rejects.toThrow('no level');
    const second = ask();
    workers[0]?.say({ id: 2, action: pass });
    expect(await second).toEqual(pass);
    expect(workers).toHaveLength(1);
  });

  it('are given up when they do not answer in ten seconds, and started anew', async () => {
    const { workers, ask, clock } = setUp();
    const first = ask();
    clock.move(botPatience);
    await expect(first).rejects.toThrow('no answer in time');
    expect(workers[0]?.ended).toBe(true);
    const second = ask();
    expect(workers).toHaveLength(2);
    workers[1]?.say({ id: 2, action: pass });
    expect(await second).toEqual(pass);
  });

  it('are started anew when the worker dies', async () => {
    const { workers, ask } = setUp();
    const first = ask();
    workers[0]?.onerror?.({ message: 'out of memory' } as ErrorEvent);
    await expect(first).rejects.toThrow('out of memory');
    void ask();
    expect(workers).toHaveLength(2);
  });

  it('fail where there are no workers', async () => {
    const bots = workerBots(() => {
      throw new Error('no workers here');
    }, new StandingClock());
    const view = project(matchOf([bot('Kastor'), person('Ola')]), 0);
    await expect(bots.decide('tallspor', 'normal', view)).rejects.toThrow('no workers here');
  });
});
