import type { Page } from '@playwright/test';
import { Kast } from '../support/table.ts';
import { expect, test } from '../support/test.ts';
import {
  actTimes,
  brisk,
  expectMoved,
  resume,
  say,
  shownBy,
  startGame,
  stored,
  title,
  toFront,
} from './play.ts';

const tableOf = (page: Page) => new Kast(page).table;
const playHere = (page: Page) => page.getByRole('button', { name: say('shell:play.playHere'), exact: true });

test.beforeEach(async ({ context }) => brisk(context));

test('a reload shows the same decision', async ({ page, server }) => {
  await startGame(page, server.url);
  for (let i = 0; i < 4; i += 1) {
    await actTimes(page, 1);
    const before = await shownBy(page);
    await page.reload();
    expect(await shownBy(page)).toBe(before);
  }
  const [game] = await stored(page);
  // Kastor, in its worker, has answered every time: the table has decided nothing for it.
  expect(game?.record.actions.filter((action) => Object.hasOwn(action as object, 'auto'))).toEqual([]);
});

test('two windows play two games, and nothing is shared', async ({ context, page, server }) => {
  const other = await context.newPage();
  await startGame(page, server.url);
  await actTimes(page, 4);
  await startGame(other, server.url);
  await actTimes(other, 2);
  await actTimes(page, 1);
  const [one, two] = [await shownBy(page), await shownBy(other)];
  const games = await stored(page);
  expect(new Set(games.map(({ record }) => record.seed)).size).toBe(2);
  await Promise.all([page.reload(), other.reload()]);
  expect(await shownBy(page)).toBe(one);
  expect(await shownBy(other)).toBe(two);
});

test('a game that another window plays can be taken over, and back', async ({ context, page, server }) => {
  await startGame(page, server.url);
  await actTimes(page, 3);
  const before = await shownBy(page);
  const other = await context.newPage();
  await other.goto(server.url);
  await expect(other.getByText(say('shell:slip.busy'))).toBeVisible();
  await other.getByRole('button', { name: say('shell:slip.playHereNamed', { title: title() }) }).click();
  expect(await shownBy(other)).toBe(before);
  await expectMoved(page);
  await actTimes(other, 1);
  const after = await shownBy(other);
  await toFront(page);
  await playHere(page).click();
  expect(await shownBy(page)).toBe(after);
  await expectMoved(other);
  expect(await stored(page)).toHaveLength(1);
});

test('a duplicated tab finds the game taken, and can take it over', async ({ page, server }) => {
  await startGame(page, server.url);
  await actTimes(page, 3);
  const before = await shownBy(page);
  const opened = page.waitForEvent('popup');
  // Copies sessionStorage, as duplicating a tab does.
  await page.evaluate(() => void window.open(location.href));
  const copy = await opened;
  await expect(copy.getByText(say('shell:play.elsewhere'))).toBeVisible();
  await expect(tableOf(copy)).toHaveCount(0);
  await copy.reload();
  await expect(copy.getByText(say('shell:play.elsewhere'))).toBeVisible();
  await playHere(copy).click();
  expect(await shownBy(copy)).toBe(before);
  await expectMoved(page);
});

test('a game that nobody plays is offered at home, and resumed in one tap', async ({
  context,
  page,
  server,
}) => {
  await startGame(page, server.url);
  await actTimes(page, 3);
  const before = await shownBy(page);
  await page.close();
  const next = await context.newPage();
  await next.goto(server.url);
  await resume(next).click();
  expect(await shownBy(next)).toBe(before);
});

test('of two windows that resume one game at once, one gets it', async ({ context, page, server }) => {
  await startGame(page, server.url);
  await actTimes(page, 2);
  await page.close();
  const both = [await context.newPage(), await context.newPage()] as const;
  for (const each of both) await each.goto(server.url);
  for (const each of both) await expect(resume(each)).toBeVisible();
  // Both at once, before either can tell the other.
  await Promise.all(both.map((each) => resume(each).evaluate((button: HTMLElement) => button.click())));
  const taken = (at: (typeof both)[number]) => at.getByText(say('shell:play.elsewhere'));
  for (const each of both) await expect(tableOf(each).or(taken(each))).toBeVisible();
  const tables = await Promise.all(both.map((each) => tableOf(each).count()));
  expect(tables.toSorted()).toEqual([0, 1]);
});

test('a discarded game can be had back', async ({ page, server }) => {
  await startGame(page, server.url);
  await actTimes(page, 1);
  const before = await stored(page);
  await page.goBack();
  await page.getByRole('button', { name: say('shell:slip.discard', { title: title() }) }).click();
  await expect(page.getByText(say('shell:slip.discarded', { title: title() })).first()).toBeVisible();
  expect(await stored(page)).toEqual([]);
  await page.getByRole('button', { name: say('shell:slip.undoNamed', { title: title() }) }).click();
  await expect(resume(page)).toBeVisible();
  expect(await stored(page)).toEqual(before);
});
