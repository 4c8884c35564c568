import type { Page } from '@playwright/test';
import { chromiumLaunch } from '../support/browsers.ts';
import { luckyLanes } from '../support/games.ts';
import { Races } from '../support/races.ts';
import { Kast, passing } from '../support/table.ts';
import { expect, test } from '../support/test.ts';
import { misfits } from './layout.ts';

// A reader who has set the browser's letters to twice their size.
test.use({
  launchOptions: {
    ...chromiumLaunch,
    args: [...(chromiumLaunch.args ?? []), '--blink-settings=defaultFontSize=32'],
  },
});

function fitOf(page: Page) {
  return async (screen: string) => {
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 700 });
      await expect
        .soft(async () => expect(await misfits(page)).toEqual([]), `${screen} at ${width} px`)
        .toPass({ timeout: 3_000 });
    }
  };
}

test('with letters twice the size every screen scrolls up and down only, and no word is cut', async ({
  page,
  server,
}) => {
  test.setTimeout(200_000);
  const kast = new Kast(page);
  const expectFit = fitOf(page);
  await page.goto(server.url);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
  await expectFit('home, first visit');
  await kast.press(page.getByRole('link', { name: kast.words('shell:home.settings') }));
  await expectFit('settings');
  await kast.pressButton('shell:common.back');
  await kast.press(page.getByRole('link', { name: kast.words('shell:home.rules') }));
  await expect(page.getByRole('heading', { name: kast.words('tallspor:rules.goal.title') })).toBeVisible();
  await expectFit('rules');
  await kast.pressButton('shell:rules.close');
  await kast.openForm();
  await expectFit('new game');
  await kast.pressButton('shell:common.back');
  await kast.startGame('alone');
  await expectFit('table, throw');
  await kast.answer(await kast.decision(), passing);
  await kast.decision();
  await expectFit('table, shared choice');
  await kast.play(passing);
  await kast.seeResult();
  await expectFit('the result');
});

test('with letters twice the size a race of six does too, its cards, its result and New game', async ({
  page,
  server,
}) => {
  const kast = new Kast(page, { game: luckyLanes });
  const expectFit = fitOf(page);
  await page.goto(server.url);
  await kast.settleQuickly();
  await kast.openForm();
  await kast.press(page.getByRole('radio', { name: kast.own('bot.rivals') }));
  await kast.seatRivals(5);
  await expectFit('new game with five rivals');
  await kast.pressButton('shell:common.back');

  const races = new Races(kast, [5]);
  await races.carryIn();
  await races.resume(5);
  await expectFit('white step');
  await kast.answer(await kast.decision(), ({ tags }) => tags[0] ?? null);
  await kast.decision();
  await expectFit('colour step');
  await kast.press(
    page
      .getByRole('group', { name: kast.own('bar.seats') })
      .getByRole('button')
      .last(),
  );
  await expectFit('a driver’s card');
  await kast.pressButton('lucky-lanes:card.back');
  await kast.pressButton('lucky-lanes:bar.more');
  await kast.press(page.getByRole('dialog').getByRole('button', { name: kast.own('menu.info') }));
  await expect(page.getByRole('heading', { name: kast.own('info.title') })).toBeVisible();
  await expectFit('Game info');
  await kast.pressButton('lucky-lanes:menu.close');
  await kast.pressButton('lucky-lanes:bar.home');
  await races.openResult(5);
  await expectFit('the result');
});
