import type { Page } from '@playwright/test';
import { precachedFiles } from '../../budget/sizes.ts';
import { folderOf } from '../support/build.ts';
import { cautious, Kast } from '../support/table.ts';
import { expect, installed, test } from '../support/test.ts';
import { words } from '../support/words.ts';

const say = words('nb');
const reload = (page: Page) => page.getByRole('button', { name: say('shell:update.reload'), exact: true });
const later = (page: Page) => page.getByRole('button', { name: say('shell:update.later'), exact: true });

/** Has the browser look for a new build, as it does by itself when a page is opened. */
const look = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
  });

/** The version that the settings tell. */
async function versionIn(page: Page): Promise<string> {
  const text = page.getByText(new RegExp(`^${say('shell:settings.version', { version: '' }).trim()}`));
  return (await text.innerText()).replace(/[^\d.]*/, '');
}

/** The files of build 1 that a page can't get any more. */
const missing = (page: Page) =>
  page.evaluate(
    async (files) => {
      const answers = files.map(
        async (file) =>
          [
            file,
            await fetch(file).then(
              ({ ok }) => ok,
              () => false,
            ),
          ] as const,
      );
      return (await Promise.all(answers)).filter(([, found]) => !found).map(([file]) => file);
    },
    precachedFiles(folderOf(1)).filter((file) => file.startsWith('assets/')),
  );

/** How many builds' files the browser keeps. */
const caches = (page: Page) => page.evaluate(async () => (await globalThis.caches.keys()).length);

/** A game against Kastor, some throws in, at a choice. */
async function inGame(page: Page, url: string): Promise<Kast> {
  const kast = new Kast(page);
  await page.goto(url);
  await installed(page);
  await kast.settleQuickly();
  await kast.startGame('Kastor');
  await kast.play(cautious, ({ kind, throws }) => kind === 'choice' && throws > 1);
  return kast;
}

test('a new build waits for its reader, and then shows the same decision', async ({ page, server }) => {
  const kast = await inGame(page, server.url);
  const before = await kast.snapshot();
  await server.serve(2);
  await look(page);
  await expect(reload(page)).toBeVisible();
  expect(await kast.snapshot()).toBe(before);
  await Promise.all([page.waitForEvent('load'), reload(page).click()]);
  await expect(kast.table).toBeVisible();
  kast.forget();
  await kast.decision();
  expect(await kast.snapshot()).toBe(before);
  await expect(reload(page)).toBeHidden();
  await page.goto(`${server.url}#/settings`);
  expect(await versionIn(page)).toBe('99.0.0');
  // Nobody shows the build before any more.
  await expect.poll(() => caches(page)).toBe(1);
});

test('later keeps the build complete in every tab, whatever another tab does', async ({
  context,
  page,
  server,
}) => {
  const kast = await inGame(page, server.url);
  const before = await kast.snapshot();
  await server.serve(2);
  await look(page);
  await later(page).click();
  await expect(reload(page)).toBeHidden();

  // A tab that is opened now is of the build in use, and tells of the one that waits.
  const other = await context.newPage();
  await server.kill();
  await other.goto(`${server.url}#/settings`);
  const mine = await versionIn(other);
  expect(mine).not.toBe('99.0.0');
  await expect(reload(other)).toBeVisible();

  // It takes the new build; the first tab stays what it was, with every file that it may still ask for.
  await Promise.all([other.waitForEvent('load'), reload(other).click()]);
  expect(await versionIn(other)).toBe('99.0.0');
  expect(await kast.snapshot()).toBe(before);
  expect(await missing(page)).toEqual([]);
  await page.goto(`${server.url}#/rules/tallspor`);
  await expect(page.getByRole('button', { name: say('shell:rules.close') })).toBeVisible();
  await page.goto(`${server.url}#/settings`);
  expect(await versionIn(page)).toBe(mine);
  await page.goto(`${server.url}#/play`);
  expect(await kast.snapshot()).toBe(before);

  // Reloaded, it is of the new build too, at the same decision, and the old one is gone.
  await page.reload();
  await expect(kast.table).toBeVisible();
  kast.forget();
  await kast.decision();
  expect(await kast.snapshot()).toBe(before);
  await expect.poll(() => caches(page)).toBe(1);
});

test('the first visit is no update', async ({ page, server }) => {
  await page.goto(server.url);
  await installed(page);
  await expect(reload(page)).toBeHidden();
  await page.reload();
  await expect(reload(page)).toBeHidden();
});

test('looking for an update tells the truth', async ({ page, server }) => {
  await page.goto(server.url);
  await installed(page);
  await page.goto(`${server.url}#/settings`);
  const check = page.getByRole('button', { name: say('shell:settings.check') });
  await check.click();
  const found = page.getByRole('listitem').filter({ has: check }).getByRole('status');
  await expect(found).toContainText(say('shell:settings.check_current'));
  await server.kill();
  await check.click();
  await expect(found).toContainText(say('shell:settings.check_unreachable'));
  await server.serve(2);
  await check.click();
  await expect(found).toContainText(say('shell:settings.check_ready'));
  await expect(reload(page)).toBeVisible();
});
