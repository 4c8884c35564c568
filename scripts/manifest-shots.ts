/**
 * Takes the pictures that the web app manifests name, of games in play: `npm run shots:manifest`.
 * The sizes stand in scripts/vite/manifests.ts too.
 */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumLaunch, tsxHelper } from '../tests/browser/support/browsers.ts';
import buildAll, { root } from '../tests/browser/support/build.ts';
import { startServer } from '../tests/browser/support/server.ts';
import { cautious, Kast } from '../tests/browser/support/table.ts';

const shapes = {
  narrow: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
  wide: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
};
/** Far enough that every lane shows crosses. */
const throws = 9;

const folder = join(root, 'public/screenshots');
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
await buildAll();
const server = await startServer();
const browser = await chromium.launch(chromiumLaunch);
for (const [language, locale] of [
  ['nb', 'nb-NO'],
  ['en', 'en-GB'],
] as const) {
  for (const [name, shape] of Object.entries(shapes)) {
    const context = await browser.newContext({ ...shape, locale, reducedMotion: 'reduce' });
    await context.addInitScript(tsxHelper);
    const page = await context.newPage();
    const kast = new Kast(page, { language, press: 'click' });
    await page.goto(server.url);
    await kast.settleQuickly();
    await kast.startGame('Kastor');
    await kast.play(
      cautious,
      ({ kind, throws: now, tags }) => kind === 'choice' && now >= throws && tags.length > 1,
    );
    await page.screenshot({ path: join(folder, `${name}-${language}.png`) });
    await context.close();
  }
}
await browser.close();
await server.kill();
