import type { Page, Route } from '@playwright/test';
import { cautious, Kast } from '../support/table.ts';
import { expect, installed, test } from '../support/test.ts';

/** Holds back every script of the page until `let` is called. */
async function holdScripts(page: Page): Promise<{ let: () => Promise<void> }> {
  const held: Route[] = [];
  let open = false;
  await page.route(/\.js$/, (route) => {
    if (open) return route.continue();
    held.push(route);
    return undefined;
  });
  return {
    let: async () => {
      open = true;
      await Promise.all(held.map((route) => route.continue()));
    },
  };
}

/** Notes every shift of the layout that no finger or key has asked for, from the page's first moment on. */
async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node: Element | null }[];
      })[]) {
        const nodes = entry.sources.map(({ node }) => node?.className || node?.nodeName).join(', ');
        shifts.push(`${entry.value.toFixed(4)}: ${nodes}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      return (globalThis as unknown as { shifts: string[] }).shifts;
    });
}

/** The place of everything on the page that a person sees, by its text. */
const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, button, a, p')]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return `${element.textContent} ${[x, y, width, height].map((value) => value.toFixed(1)).join(' ')}`;
      }),
  );

for (const [locale, viewport] of [
  ['nb-NO', { width: 390, height: 844 }],
  ['en-GB', { width: 390, height: 844 }],
  ['nb-NO', { width: 320, height: 568 }],
  ['en-GB', { width: 844, height: 390 }],
  ['nb-NO', { width: 1280, height: 800 }],
] as const) {
  test.describe(`${locale}, ${viewport.width} × ${viewport.height}`, () => {
    test.use({ locale, viewport, isMobile: viewport.width < 1000 });

    test('home is painted before any script has come, and nothing jumps when they come', async ({
      page,
      server,
    }) => {
      const shifts = await watchShifts(page);
      const scripts = await holdScripts(page);
      await page.goto(server.url, { waitUntil: 'commit' });
      // Waits for the browser's own word that it has painted content.
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      const box = page.locator('.first:visible use').first();
      await expect(box).toBeVisible();
      await scripts.let();
      await page.waitForFunction(() => document.querySelectorAll('.first').length < 2);
      expect(await shifts()).toEqual([]);
    });

    test('the app paints the same home as the page it came in', async ({ page, server, watch }) => {
      watch.allow(/net::ERR_FAILED/);
      await page.route(/assets\/.*\.js$/, (route) => route.abort());
      await page.goto(server.url);
      const before = await places(page);
      await page.unrouteAll();
      await page.reload();
      await page.waitForFunction(() => document.querySelectorAll('.first').length < 2);
      expect(await places(page)).toEqual(before);
    });
  });
}

test('a first visit that breaks off before the words have come says so, and tries again with the network', async ({
  page,
  server,
  watch,
}) => {
  watch.allow(/net::ERR_FAILED/);
  await page.route(/assets\/shell-.*\.js$/, (route) => route.abort());
  await page.goto(server.url);
  await expect(page.getByRole('alert')).toContainText('Last siden på nytt');
  await page.unrouteAll();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.locator('.first')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('once installed, nothing is painted without knowing of the game under way, and nothing jumps', async ({
  page,
  server,
}) => {
  const kast = new Kast(page);
  await page.goto(server.url);
  await installed(page);
  await kast.settleQuickly();
  await kast.startGame('Kastor');
  await kast.play(cautious, ({ throws }) => throws > 1);
  await page.goto(server.url);
  const slip = page.getByRole('button', { name: /^Fortsett/ });
  await expect(slip).toBeVisible();
  const shifts = await watchShifts(page);
  await page.addInitScript(() => {
    const unknowing: string[] = [];
    Object.assign(globalThis, { unknowing });
    const look = () => {
      const root = document.documentElement;
      if (document.querySelector('.first') && !('games' in root.dataset)) unknowing.push(root.outerHTML);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.reload();
  await expect(slip).toBeVisible();
  expect(await shifts()).toEqual([]);
  expect(await page.evaluate(() => (globalThis as unknown as { unknowing: string[] }).unknowing)).toEqual([]);
});
