import type { Page } from '@playwright/test';
import { quantile } from '../../src/bots/statistics.ts';
import { audit } from '../../tests/browser/support/lighthouse.ts';
import { cautious, Kast } from '../../tests/browser/support/table.ts';
import { withPhone } from './phone.ts';

const runs = 3;

/** Lighthouse's score for performance on a phone, 0 to 100. */
export async function measureLighthouse(): Promise<{ home: number; table: number }> {
  const home = await withPhone(async ({ page, server, port }) => {
    await page.goto(server.url);
    return score(page, port);
  });
  const table = await withPhone(async ({ page, server, port }) => {
    await page.goto(server.url);
    const kast = new Kast(page);
    await kast.settleQuickly();
    await kast.startGame('Kastor');
    await kast.play(cautious, ({ kind, throws }) => kind === 'choice' && throws > 2);
    return score(page, port);
  });
  return { home, table };
}

async function score(page: Page, port: number): Promise<number> {
  const scores: number[] = [];
  for (let run = 0; run < runs; run++) {
    const { scores: found } = await audit(page, port, ['performance']);
    scores.push(found.performance ?? 0);
  }
  return quantile(scores, 0.5);
}
