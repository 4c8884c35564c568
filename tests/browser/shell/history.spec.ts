import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { brisk, say } from '../saving/play.ts';
import { Kast, passing } from '../support/table.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ context }) => brisk(context));

const tool = (page: Page, key: string) => page.getByRole('link', { name: say(key), exact: true });
const rows = (page: Page) => page.locator('.ended-list .ended');

/** From home: plays a game alone to its end, without crossing anything, and comes home again. */
const finishOne = async (page: Page, url: string): Promise<void> => {
  await page.goto(url);
  const kast = new Kast(page);
  await kast.startGame('alone');
  await kast.play(passing);
  await kast.seeResult();
  await page.goBack();
  await expect(kast.box).toBeVisible();
};

/** The browser makes its offer to install, as Chromium does for a page that may be. */
const offerInstall = (page: Page) =>
  page.evaluate(() => {
    const prompt = () => {
      Object.assign(globalThis, { prompted: true });
      return Promise.resolve();
    };
    dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
  });

const openSettings = async (page: Page): Promise<void> => {
  await tool(page, 'shell:home.settings').tap();
  await expect(page.getByRole('heading', { name: say('shell:settings.title') })).toBeFocused();
};

const choose = (page: Page, name: string, text: string) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });

const freshDevice = async (context: BrowserContext): Promise<BrowserContext> => {
  const other = await context.browser()?.newContext({ locale: 'nb-NO', hasTouch: true });
  if (!other) throw new Error('there is no browser');
  await brisk(other);
  return other;
};

test('a finished game is in the history, shows its result, and can be deleted and put back', async ({
  page,
  server,
}) => {
  await page.goto(server.url);
  await tool(page, 'shell:home.history').tap();
  await expect(page.getByRole('heading', { name: say('yours:history.empty') })).toBeVisible();
  await page.getByRole('button', { name: say('shell:common.back') }).tap();

  await finishOne(page, server.url);
  await expect(page.locator('.slip')).toHaveCount(0);
  await tool(page, 'shell:home.history').tap();
  await expect(page.getByRole('heading', { name: say('yours:history.title'), exact: true })).toBeFocused();
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByRole('row', { name: say('yours:history.alone') })).toContainText('1–');

  await rows(page).tap();
  await expect(new Kast(page).button('tallspor:end.again')).toBeVisible();
  await page.getByRole('button', { name: say('tallspor:bar.home') }).tap();
  await expect(rows(page)).toHaveCount(1);

  await page.locator('.ended-list .tool').tap();
  const undo = page.getByRole('button', { name: /^Ta tilbake/ });
  await expect(undo).toBeFocused();
  await expect(rows(page)).toHaveCount(0);
  await undo.tap();
  await expect(rows(page)).toBeFocused();
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
});

test('all games go from one device to another in a file, and nothing is taken in twice', async ({
  page,
  context,
  server,
  watch,
}) => {
  await finishOne(page, server.url);
  await new Kast(page).startGame('Kastor');
  await page.goBack();
  await openSettings(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: say('shell:settings.exportNamed') }).tap();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^kast-\d{4}-\d\d-\d\d\.json$/);
  const text = await readFile(await download.path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({ format: 'kast-games/1' });

  const other = await freshDevice(context);
  watch.context(other);
  const there = await other.newPage();
  await there.goto(server.url);
  await openSettings(there);
  await choose(there, 'kast.json', text);
  const dialog = there.getByRole('dialog');
  await expect(dialog.getByRole('heading')).toBeFocused();
  await expect(dialog.locator('.fresh dd')).toHaveText('2');
  await dialog.getByRole('button', { name: say('yours:import.do', { count: 2 }) }).tap();
  await expect(dialog).toHaveCount(0);
  await expect(there.getByText(say('yours:import.done', { count: 2 }))).toBeVisible();

  await choose(there, 'kast.json', text);
  await expect(dialog.getByRole('heading', { name: say('yours:import.nothing') })).toBeVisible();
  await expect(dialog.locator('.here dd')).toHaveText('2');
  await dialog.getByRole('button', { name: say('shell:common.close') }).tap();

  await choose(there, 'halv.json', text.slice(0, text.length / 2));
  await expect(dialog.getByRole('heading', { name: say('yours:import.refused') })).toBeVisible();
  await expect(dialog).toContainText('halv.json slutter for tidlig');
  await dialog.getByRole('button', { name: say('shell:common.close') }).tap();

  await there.getByRole('button', { name: say('shell:common.back') }).tap();
  await expect(there.locator('.slip')).toHaveCount(1);
  await tool(there, 'shell:home.history').tap();
  await expect(rows(there)).toHaveCount(1);
  await other.close();
});

test('installing is offered once a game is over, and not after it was done', async ({ page, server }) => {
  const install = page.getByRole('button', { name: say('shell:home.install') });
  await page.goto(server.url);
  await expect(page.locator('.first')).toHaveCount(0);
  await offerInstall(page);
  await expect(install).toHaveCount(0);

  await finishOne(page, server.url);
  await offerInstall(page);
  await install.tap();
  expect(await page.evaluate(() => 'prompted' in globalThis)).toBe(true);
  await expect(install).toHaveCount(0);

  await offerInstall(page);
  await openSettings(page);
  const inSettings = page.getByRole('button', { name: say('shell:settings.installDo'), exact: true });
  await expect(inSettings).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
  await expect(inSettings).toHaveCount(0);
});

test('iOS is shown the way, and told how games come along', async ({ page, context, server }) => {
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'standalone', { value: false });
    Object.defineProperty(navigator, 'maxTouchPoints', { value: 5 });
  });
  await finishOne(page, server.url);
  const install = page.getByRole('button', { name: say('shell:home.install') });
  await install.tap();
  const guide = page.getByRole('dialog', { name: say('yours:install.title') });
  await expect(guide.getByRole('listitem')).toHaveCount(3);
  await expect(guide.getByText(say('yours:install.note'))).toBeVisible();
  await page.goBack();
  await expect(guide).toHaveCount(0);
  await expect(install).toBeFocused();
});
