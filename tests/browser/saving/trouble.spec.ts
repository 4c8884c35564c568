import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { Kast } from '../support/table.ts';
import { expect, test } from '../support/test.ts';
import { actTimes, brisk, resume, say, shownBy, startGame, stored } from './play.ts';

// The page that stands in for another window has to come from the server's origin, not from the service worker.
test.use({ serviceWorkers: 'block' });
test.beforeEach(async ({ context, watch }) => {
  await brisk(context);
  // A page that is not Kast's has no icon of its own.
  watch.allow(/favicon\.ico/);
});

const version1 = async () =>
  JSON.parse(await readFile(new URL('../../fixtures/storage/version-1.json', import.meta.url), 'utf8'));

/** A page of the origin without Kast in it. */
const bareWindow = async (context: BrowserContext, url: string): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(`${url}robots.txt`);
  return page;
};

/** Opens the store at a version as another Kast would, and keeps it open whatever it is told. */
const holdStore = (page: Page, version: number, documents: readonly unknown[] = []): Promise<void> =>
  page.evaluate(
    ([at, all]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('kast', at);
        opening.onerror = () => reject(opening.error);
        opening.onupgradeneeded = () => {
          const { result: database } = opening;
          if (!database.objectStoreNames.contains('matches')) {
            database.createObjectStore('matches', { keyPath: 'id' });
          }
        };
        opening.onsuccess = () => {
          const { result: database } = opening;
          Object.assign(globalThis, { database });
          const writing = database.transaction('matches', 'readwrite');
          for (const document of all) writing.objectStore('matches').put(document);
          writing.oncomplete = () => resolve();
        };
      }),
    [version, documents] as const,
  );

const letGo = (page: Page): Promise<void> =>
  page.evaluate(() => (globalThis as unknown as { database: IDBDatabase }).database.close());

/** Stores documents as they are, before Kast is opened. */
const storeBefore = async (
  context: BrowserContext,
  url: string,
  version: number,
  ...documents: readonly unknown[]
) => {
  const page = await bareWindow(context, url);
  await holdStore(page, version, documents);
  await page.close();
};

type Reason = 'unavailable' | 'full' | 'lost' | 'blocked' | 'outdated';

const expectUnsaved = (page: Page, reason: Reason): Promise<void> =>
  expect(page.getByText(say(`shell:unsaved.${reason}`))).toBeVisible();

const expectSaved = async (page: Page): Promise<void> => {
  for (const reason of ['unavailable', 'full', 'lost', 'blocked', 'outdated']) {
    await expect(page.getByText(say(`shell:unsaved.${reason}`))).toHaveCount(0);
  }
};

test('without IndexedDB the game goes on in this window, and says so', async ({ context, page, server }) => {
  await context.addInitScript(() => {
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined });
  });
  await startGame(page, server.url);
  await expectUnsaved(page, 'unavailable');
  await actTimes(page, 3);
  const before = await shownBy(page);
  await page.goBack();
  await resume(page).click();
  expect(await shownBy(page)).toBe(before);
});

test('with storage that refuses to open, too', async ({ context, page, server }) => {
  await context.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('not in private mode', 'SecurityError');
    };
  });
  await startGame(page, server.url);
  await expectUnsaved(page, 'unavailable');
  await actTimes(page, 2);
});

test('on a full device the game goes on, and is saved when there is room', async ({ page, server }) => {
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(server.url);
  // Before anything is written: the browser asks for the room that is left once, and then counts by itself.
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await startGame(page, server.url);
  await expectUnsaved(page, 'full');
  await actTimes(page, 2);
  expect(await stored(page)).toEqual([]);
  await session.send('Storage.overrideQuotaForOrigin', { origin });
  await actTimes(page, 1);
  await expectSaved(page);
  const shown = await shownBy(page);
  await page.reload();
  expect(await shownBy(page)).toBe(shown);
});

test('a store that is cleared under the game is made again', async ({ page, server }) => {
  await startGame(page, server.url);
  await actTimes(page, 2);
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(server.url);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
  await actTimes(page, 1);
  const shown = await shownBy(page);
  await page.reload();
  expect(await shownBy(page)).toBe(shown);
});

test('a connection that is lost for good is told, and the game goes on', async ({ page, server }) => {
  await startGame(page, server.url);
  await actTimes(page, 2);
  await page.evaluate(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('gone', 'UnknownError');
    };
    IDBDatabase.prototype.transaction = () => {
      throw new DOMException('the connection is closing', 'InvalidStateError');
    };
  });
  await actTimes(page, 1);
  await expectUnsaved(page, 'lost');
  await actTimes(page, 2);
});

test('an upgrade that an older window blocks is waited for, and nothing is lost', async ({
  context,
  page,
  server,
}) => {
  const older = await bareWindow(context, server.url);
  await holdStore(older, 1, [await version1()]);
  await startGame(page, server.url);
  await expectUnsaved(page, 'blocked');
  await actTimes(page, 2);
  await letGo(older);
  await expectSaved(page);
  expect((await stored(page)).map(({ schema }) => schema)).toEqual([2, 2]);
  const shown = await shownBy(page);
  await page.reload();
  expect(await shownBy(page)).toBe(shown);
});

test('a newer window may upgrade, and this one says that it is outdated', async ({
  context,
  page,
  server,
}) => {
  await startGame(page, server.url);
  await actTimes(page, 2);
  const newer = await bareWindow(context, server.url);
  await holdStore(newer, 3);
  await expectUnsaved(page, 'outdated');
  await actTimes(page, 1);
  await expect(new Kast(page).table).toBeVisible();
});

test('a game saved by version 1 is resumed', async ({ context, page, server }) => {
  await storeBefore(context, server.url, 1, await version1());
  await page.goto(server.url);
  await expect(page.getByText(say('shell:slip.throw', { number: 9 }))).toBeVisible();
  await resume(page).click();
  await expect(page.getByText(say('tallspor:bar.throw', { number: 9 }))).toBeVisible();
  await actTimes(page, 1);
  const [game] = await stored(page);
  expect(game).toMatchObject({ schema: 2, id: (await version1()).id });
});

test('saves that can not be read are kept, shown and exported, and harm nothing', async ({
  context,
  page,
  server,
}) => {
  const good = await version1();
  const newer = { id: 'newer', schema: 9, updated: good.saved };
  const cheat = { ...good, id: 'cheat', actions: [{ seat: 1, type: 'throw' }] };
  await storeBefore(context, server.url, 1, good, newer, cheat);
  await page.goto(server.url);
  const slips = page.getByRole('listitem').filter({ hasText: say('shell:slip.unreadable') });
  await expect(slips).toHaveCount(2);
  const download = page.waitForEvent('download');
  await slips
    .first()
    .getByRole('button', { name: say('shell:slip.exportNamed', { title: say('shell:slip.unreadableGame') }) })
    .click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(['newer', 'cheat']).toContain(JSON.parse(text).id);
  await resume(page).click();
  await actTimes(page, 1);
  const kept = await stored(page);
  expect(kept.find(({ id }) => id === 'newer')).toEqual(newer);
  expect(kept.find(({ id }) => id === 'cheat')?.record.actions).toEqual(cheat.actions);
});

test('a game with markup in its names shows it as text', async ({ context, page, server }) => {
  const good = await version1();
  await storeBefore(context, server.url, 1, { ...good, names: ['<img src=x onerror=alert(1)>', '<b>K</b>'] });
  await page.goto(server.url);
  await resume(page, '<b>K</b>').click();
  await expect(new Kast(page).table).toBeVisible();
  await expect(page.locator('img[src=x]')).toHaveCount(0);
  await expect(page.locator('b', { hasText: /^K$/ })).toHaveCount(0);
  await expect(page.getByText('<b>K</b>').first()).toBeVisible();
});
