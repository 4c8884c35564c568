import { chromiumLaunch } from '../support/browsers.ts';
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

test('with letters twice the size every screen scrolls up and down only, and no word is cut', async ({
  page,
  server,
}) => {
  test.setTimeout(200_000);
  const kast = new Kast(page);
  const expectFit = async (screen: string) => {
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 700 });
      await expect
        .soft(async () => expect(await misfits(page)).toEqual([]), `${screen} at ${width} px`)
        .toPass({ timeout: 3_000 });
    }
  };
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
