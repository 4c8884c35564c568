import type { BrowserContext, Page } from '@playwright/test';
import { luckyLanes } from '../support/games.ts';
import { checkRecord } from '../support/record.ts';
import { cautious, Kast, passing } from '../support/table.ts';
import { expect, installed, test } from '../support/test.ts';

const windowOf = async (context: BrowserContext) => context.pages()[0] ?? (await context.newPage());

const boards = (page: Page) => page.locator('.ll-boards button');

/** Game info, read and closed again. */
async function raceLog(kast: Kast): Promise<string> {
  const { page } = kast;
  await kast.press(page.getByRole('button', { name: kast.own('bar.more'), exact: true }));
  await kast.press(page.getByRole('button', { name: kast.own('menu.info') }));
  const info = page.getByRole('dialog', { name: kast.own('info.title') });
  const log = await info.ariaSnapshot();
  await kast.press(info.getByRole('button', { name: kast.own('menu.close') }));
  await expect(info).toHaveCount(0);
  return log;
}

test('a race of six without a server: resumed half-way with the same boards, log and dice, driven to the end, and its dice check', async ({
  profile,
  server,
}) => {
  const open = async () => {
    const context = await profile.open();
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.url });
    return windowOf(context);
  };
  let page = await open();
  await page.goto(server.url);
  await installed(page);
  await server.kill();
  await page.reload();
  let kast = new Kast(page, { game: luckyLanes });
  await kast.settleQuickly();
  await kast.startGame('rivals', { rivals: 5 });
  await expect(boards(page)).toHaveCount(6);
  await kast.play(cautious, ({ kind, throws, tags }) => kind === 'choice' && throws >= 8 && tags.length > 0);
  const [decided, log] = [await kast.snapshot(), await raceLog(kast)];

  await profile.close();
  page = await open();
  await page.goto(server.url);
  kast = new Kast(page, { game: luckyLanes });
  await kast.press(page.getByRole('button', { name: /^Fortsett Lucky Lanes/ }));
  await expect.poll(() => kast.snapshot()).toBe(decided);
  expect(await raceLog(kast)).toBe(log);

  await kast.play(cautious);
  await kast.seeResult();
  const totals = await kast.totals();
  expect(totals).toHaveLength(6);
  await kast.pressButton('lucky-lanes:end.share');
  await expect(page.getByText(kast.own('share.copied')).first()).toBeVisible();
  const verdict = checkRecord(await page.evaluate(() => navigator.clipboard.readText()));
  expect(verdict).toMatchObject({ ok: true, game: 'lucky-lanes', over: true });
  expect(verdict.ranking?.map(({ score }) => score)).toEqual(totals.map(({ total }) => total));
});

test('on one’s own roll both steps can be planned; then every board shows what its driver crossed', async ({
  page,
  server,
}) => {
  await page.goto(server.url);
  const kast = new Kast(page, { game: luckyLanes });
  await kast.settleQuickly();
  await kast.startGame('rivals', { rivals: 3, starts: kast.words('shell:newGame.you') });
  await kast.answer(await kast.decision(), passing);

  // The white step: the white part is lit, and what the colour dice will allow is outlined already.
  const white = await kast.decision();
  const lit = page.locator('.ll-part.is-lit');
  await expect(lit).toHaveCount(1);
  await expect(lit).toContainText(kast.own('tray.white'));
  const later = kast.own('cell.later', { lane: '', value: '' }).split(',').at(-1)?.trim() ?? '';
  const planned = page.getByRole('main').getByLabel(new RegExp(`${later}$`));
  await expect(planned).not.toHaveCount(0);
  const reachable = await planned.evaluateAll((cells) =>
    cells.map((cell) => cell.getAttribute('aria-label')),
  );
  const names = await boards(page).evaluateAll((all) => all.map((board) => board.getAttribute('aria-label')));

  // Passed by the person, crossed or passed by the others: their boards say which.
  await kast.answer(white, passing);
  const colour = await kast.decision();
  await expect(lit).toHaveCount(1);
  await expect(lit).toContainText(kast.own('tray.colour'));
  const told = await boards(page).evaluateAll((all) => all.map((board) => board.getAttribute('aria-label')));
  for (const [seat, name] of told.entries()) expect(name).not.toBe(names[seat]);
  const nothing = kast.own('board.nothing');
  const something = kast.own('board.crossed', { what: '' }).trim();
  for (const name of told) expect(name).toMatch(new RegExp(`${nothing}|${something}`));

  // What was outlined can be crossed now, and its sums stand under the dice.
  const place = (label: string | null) => label?.split(',')[0];
  expect(colour.tags.map(({ label }) => place(label))).toEqual(
    expect.arrayContaining(reachable.map((label) => place(label))),
  );
  const sums = colour.tags.map(({ key }) => key.split(':')[1] ?? '');
  for (const sum of sums) await expect(lit).toContainText(sum);

  // A tap on a board lays that driver's whole card on the table; one more tap takes it away.
  await kast.press(boards(page).nth(1));
  const card = page.getByRole('dialog', { name: /Siv/ });
  await expect(card.getByRole('group', { name: /Rød|Gul|Grønn|Blå/ })).toHaveCount(4);
  await kast.press(card.getByRole('button', { name: kast.own('card.back') }));
  await expect(card).toHaveCount(0);
});

test('Game info tells score, points and every throw; New game tells how strong a level is', async ({
  page,
  server,
}) => {
  await page.goto(server.url);
  const kast = new Kast(page, { game: luckyLanes });
  await kast.settleQuickly();
  await kast.openForm();
  await expect(page.getByText(/vinner \d+ av 100 spill mot/)).toBeVisible();
  await kast.pressButton('shell:common.back');
  await kast.startGame('rivals', { rivals: 2 });
  const seen = await kast.play(cautious, ({ kind, throws }) => kind === 'throw' && throws > 2);
  const info = await raceLog(kast);
  expect(info).toContain(kast.own('info.score'));
  expect(info).toContain(kast.own('info.points'));
  expect(info).toContain(kast.own('log.title'));
  for (const points of [1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78]) expect(info).toContain(`${points}`);
  expect(info.match(/row "\d+ /g)?.length).toBeGreaterThanOrEqual(seen.throws);
});
