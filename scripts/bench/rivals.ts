import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BotQuestion } from '../../src/bots/messages.ts';
import { playOut } from '../../src/bots/play.ts';
import type { Policy } from '../../src/bots/policy.ts';
import { seededRandom } from '../../src/bots/random.ts';
import { type Player, seriesStart } from '../../src/bots/series.ts';
import { quantile } from '../../src/bots/statistics.ts';
import type { View } from '../../src/engine/view.ts';
import { policyFor } from '../../src/games/policies.ts';
import { rulesOf } from '../../src/games/rules.ts';
import { folderOf } from '../../tests/browser/support/build.ts';
import { withPhone } from './phone.ts';

/** Milliseconds. */
interface RivalFigures {
  readonly p50: number;
  readonly p95: number;
  readonly decisions: number;
}

const id = 'lucky-lanes';
const level = 'hard';
const rivals = 5;
const games = 8;
/** How much slower than this machine a phone is taken to be. */
const slower = 4;

/**
 * How long five rivals take to decide together, from the page's first question to the last answer that comes back to
 * it, in the worker that people get. Chromium slows the page's processor but no worker, so that the time is measured
 * at full speed and counted four times. As at a table, each game has a worker of its own, which starts while the people
 * still choose.
 */
export async function measureRivals(): Promise<RivalFigures> {
  const assets = readdirSync(join(folderOf(1), 'assets'));
  const worker = assets.find((name) => /^worker-[^.]*\.js$/.test(name));
  if (!worker) throw new Error('the build has no worker');
  const times = await withPhone(async ({ page, server }) => {
    await page.goto(server.url);
    const all: number[] = [];
    for (let game = 0; game < games; game += 1)
      all.push(
        ...(await page.evaluate(answerAll, { worker: `assets/${worker}`, questions: questionsOf(game) })),
      );
    return all;
  });
  return {
    p50: slower * quantile(times, 0.5),
    p95: slower * quantile(times, 0.95),
    decisions: times.length,
  };
}

/** What the rivals are asked in a game, decision by decision, where all of them are asked at once. */
function questionsOf(index: number): readonly (readonly BotQuestion[])[] {
  const game = rulesOf(id);
  if (!game) throw new Error(`there are no rules for ${id}`);
  const seen = new Map<number, View[]>();
  const hard = policyFor(id, level);
  const watching: Policy = (view, random) => {
    if (view.next.kind === 'decision' && view.next.seats.length === rivals + 1)
      seen.set(view.decision, [...(seen.get(view.decision) ?? []), view]);
    return hard(view, random);
  };
  const players = Array.from({ length: rivals + 1 }, (): Player => ({ level, policy: watching }));
  const start = seriesStart(game, players, '00'.repeat(32), index);
  playOut(
    start,
    players.map(({ policy }) => policy),
    seededRandom(start.fingerprint),
  );
  return [...seen.values()].map((views) =>
    views.slice(1).map((view, rival) => ({ id: rival, game: id, level, view })),
  );
}

/** Runs in the page: how long each decision takes. */
async function answerAll({
  worker: url,
  questions,
}: {
  worker: string;
  questions: readonly (readonly BotQuestion[])[];
}): Promise<number[]> {
  const times: number[] = [];
  const worker = new Worker(url, { type: 'module' });
  await new Promise((resolve) => setTimeout(resolve, 1000));
  for (const asked of questions) {
    const since = performance.now();
    await new Promise<void>((resolve, reject) => {
      let left = asked.length;
      worker.onerror = () => reject(new Error('the worker failed'));
      worker.onmessage = ({ data }) => {
        if ('error' in data) reject(new Error(data.error));
        left -= 1;
        if (left === 0) resolve();
      };
      for (const question of asked) worker.postMessage(question);
    });
    times.push(performance.now() - since);
  }
  worker.terminate();
  return times;
}
