import type { Page } from '@playwright/test';
import { Kast, passing } from '../support/table.ts';
import { expect, test } from '../support/test.ts';
import { misfits } from './layout.ts';

/** Upright phones, one on its side, and a desk. Only long forms and the result may scroll, on small phones. */
const sizes = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
];

/** Checks the screen that is shown at every size; at the widths named it may scroll. */
function fitOf(page: Page) {
  return async (screen: string, mayScroll: readonly number[] = []) => {
    for (const size of sizes) {
      await page.setViewportSize(size);
      const still = !mayScroll.includes(size.width);
      await expect
        .soft(
          async () => expect(await misfits(page, { still })).toEqual([]),
          `${screen} at ${size.width} × ${size.height}`,
        )
        .toPass({ timeout: 3_000 });
    }
    await page.setViewportSize({ width: 390, height: 844 });
  };
}

for (const [language, locale] of [
  ['nb', 'nb-NO'],
  ['en', 'en-GB'],
] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ locale });

    test('every screen fits at every size: nothing cut, nothing sideways, nothing too small to hit', async ({
      page,
      server,
    }) => {
      test.setTimeout(300_000);
      const kast = new Kast(page, { language });
      const expectFit = fitOf(page);

      await page.goto(server.url);
      await expect(page.locator('.first')).toHaveCount(0);
      await expectFit('home, first visit');
      await kast.settleQuickly();
      await kast.press(page.getByRole('link', { name: kast.words('shell:home.settings') }));
      await expectFit('settings', [320, 360, 844]);
      await kast.pressButton('shell:common.back');
      await kast.openForm();
      await expectFit('new game', [320]);
      await kast.pressButton('shell:common.back');

      await kast.startGame('Kastor', { starts: kast.words('shell:newGame.you') });
      await expectFit('table, throw');
      await kast.answer(await kast.decision(), passing);
      const shared = await kast.decision();
      await expectFit('table, shared choice');
      await kast.tags.first().tap();
      await expectFit('table, a number pencilled in');
      await kast.answer(shared, passing);
      await kast.decision();
      await expectFit('table, colour choice');
      await kast.pressButton('tallspor:bar.home');
      await expect(page.locator('.slip')).toBeVisible();
      await expectFit('home with a game on the table');

      await kast.startGame('alone');
      kast.forget();
      await kast.play(passing);
      await kast.seeResult();
      await expectFit('the result', [320]);
      await kast.press(page.getByRole('button', { name: kast.words('tallspor:bar.home') }));
      await expectFit('home with a game over', [320]);
      await kast.press(page.getByRole('link', { name: kast.words('shell:home.history'), exact: true }));
      await expect(page.locator('.ended')).toHaveCount(1);
      await expectFit('history', [320]);
    });

    test('a table of six fits at every size, its covers and its form too', async ({ page, server }) => {
      test.setTimeout(300_000);
      const kast = new Kast(page, { language });
      const expectFit = fitOf(page);
      await page.goto(server.url);
      await kast.startGame(['Anne-Margrethe', 'Bo', 'Cecilie', 'Dag', 'Eva'], {
        withKastor: true,
        starts: 'Bo',
      });
      await expectFit('six, throw');
      await kast.answer(await kast.decision(), passing);
      await kast.decision();
      await expectFit('six, shared choice');
      await kast.answer(await kast.decision(), passing);
      expect((await kast.decision()).kind).toBe('cover');
      await expectFit('cover');
      await page.goBack();
      await expect(page.locator('.slip')).toBeVisible();
      await expectFit('home, six at the table');
      await kast.openForm();
      await expectFit(
        'new game for six',
        sizes.map(({ width }) => width),
      );
    });
  });
}
