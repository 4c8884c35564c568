import type { BrowserContext, Page } from '@playwright/test';
import { quantile } from '../../src/bots/statistics.ts';
import { cautious, Kast } from '../../tests/browser/support/table.ts';
import { installed, throttle } from '../../tests/browser/support/test.ts';
import { withPhone } from './phone.ts';

/** Milliseconds since the navigation began. */
interface StartFigures {
  readonly home: number;
  readonly homePaint: number;
  readonly table: number;
  readonly tablePaint: number;
}

const runs = 5;

/** What tells that the app has taken over home, and that the table asks for a decision. */
const ready = {
  home: 'body:not(:has(.first ~ .first)) .home',
  table: '[data-main]:not([aria-disabled]), [data-pass]:not([disabled])',
};

/** How long the app takes to start from what is on the device, with nobody to answer a request. */
export async function measureStart(): Promise<StartFigures> {
  return withPhone(async ({ context, page, server }) => {
    await page.goto(server.url);
    await installed(page);
    const kast = new Kast(page);
    await kast.settleQuickly();
    await kast.startGame('Kastor');
    await kast.play(cautious, ({ kind, throws }) => kind === 'choice' && throws > 4);
    await server.kill();
    await watchStart(context);
    await throttle(page, 4);
    const table = await starts(page, `${server.url}#/play`, ready.table);
    const home = await starts(page, server.url, ready.home);
    return { home: home.ready, homePaint: home.paint, table: table.ready, tablePaint: table.paint };
  });
}

/** Has every page from now on note when a selector (in its window's name) matches and a frame has shown it. */
async function watchStart(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (!window.name.startsWith('ready:') || !document.querySelector(window.name.slice(6))) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => performance.mark('ready');
        port2.postMessage(null);
      });
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true });
  });
}

async function starts(page: Page, url: string, selector: string): Promise<{ ready: number; paint: number }> {
  await page.goto(url);
  await page.evaluate((name) => {
    window.name = name;
  }, `ready:${selector}`);
  const figures: { ready: number; paint: number }[] = [];
  for (let run = 0; run < runs; run++) {
    await page.reload();
    const times = await page.waitForFunction(() => {
      const [mark] = performance.getEntriesByName('ready');
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      return mark && paint && { ready: mark.startTime, paint: paint.startTime };
    });
    figures.push((await times.jsonValue()) as { ready: number; paint: number });
  }
  return {
    ready: quantile(
      figures.map((one) => one.ready),
      0.5,
    ),
    paint: quantile(
      figures.map((one) => one.paint),
      0.5,
    ),
  };
}
