import type { Page } from '@playwright/test';
import { luckyLanes } from '../support/games.ts';
import { Races } from '../support/races.ts';
import { Kast, passing, type Strategy } from '../support/table.ts';
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

/** Where there is least room. */
const narrowOrLow = sizes.filter(({ width, height }) => width === 320 || height === 390);

const allWidths = sizes.map(({ width }) => width);

const crossing: Strategy = ({ tags }) => tags[0] ?? null;

/** Checks the screen that is shown at every size, or at those given; at the widths named it may scroll. */
function fitOf(page: Page) {
  return async (screen: string, mayScroll: readonly number[] = [], shown = sizes) => {
    for (const size of shown) {
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
      await expectFit('new game for six', allWidths);
    });

    test('the rules of both games fit on the narrowest phone and on one on its side', async ({
      page,
      server,
    }) => {
      const kast = new Kast(page, { language });
      const expectFit = fitOf(page);
      await page.goto(server.url);
      await kast.press(page.getByRole('link', { name: kast.words('shell:home.rules'), exact: true }));
      for (const game of ['tallspor', 'lucky-lanes']) {
        const name = kast.words(`shell:game.${game}.name`);
        await kast.press(page.getByRole('dialog').getByRole('link', { name }));
        const title = page.getByRole('dialog').getByRole('heading', { level: 1 });
        await expect(title).toHaveText(kast.words(`${game}:rules.goal.title`));
        const next = page.locator('dialog footer .next');
        for (let page = 0; page < 7; page += 1) {
          if (page > 0) await kast.press(next);
          await expectFit(`${name}, rules, ${await title.innerText()}`, allWidths, narrowOrLow);
        }
        await expect(next).toHaveText(kast.words('shell:common.done'));
      }
    });

    test.describe('Lucky Lanes', () => {
      // Without a service worker between, the rivals' worker can be held back for as long as it takes.
      test.use({ contextOptions: { serviceWorkers: 'block' } });

      test('a race fits at every size with two, four and six drivers, and so do its dialogs and results', async ({
        page,
        server,
      }) => {
        const kast = new Kast(page, { language, game: luckyLanes });
        const { words } = kast;
        const expectFit = fitOf(page);
        await page.goto(server.url);
        await kast.settleQuickly();

        const races = new Races(kast, [1, 3, 5]);
        await races.carryIn();
        for (const rivals of [1, 3, 5]) {
          let release = () => {};
          const released = new Promise<void>((resolve) => {
            release = resolve;
          });
          await page.route(/worker.*\.js$/, (route) => released.then(() => route.continue()));
          await races.resume(rivals);
          await expectFit(`${rivals} rivals, white step`);
          await kast.answer(await kast.decision(), crossing);
          await expect(page.getByText(kast.own('act.waitNote'))).toBeVisible();
          await expectFit(`${rivals} rivals, waiting`, [], narrowOrLow);
          release();
          await kast.decision();
          await expectFit(`${rivals} rivals, colour step`);
          if (rivals === 5) break;
          await kast.pressButton('lucky-lanes:bar.home');
          // Their worker goes with the page.
          await page.unrouteAll();
          await page.reload();
        }

        await kast.press(
          page
            .getByRole('group', { name: kast.own('bar.seats') })
            .getByRole('button')
            .last(),
        );
        await expect(kast.button('lucky-lanes:card.back')).toBeVisible();
        await expectFit('a driver’s card');
        await kast.pressButton('lucky-lanes:card.back');
        await kast.pressButton('lucky-lanes:bar.more');
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectFit('menu', [844]);
        await kast.pressButton('lucky-lanes:menu.close');
        for (const item of ['info', 'dice', 'keys']) {
          await kast.pressButton('lucky-lanes:bar.more');
          await kast.press(page.getByRole('dialog').getByRole('button', { name: kast.own(`menu.${item}`) }));
          await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toHaveText(
            kast.own(`${item}.title`),
          );
          await expectFit(item, [320, 360, 844]);
          await kast.pressButton('lucky-lanes:menu.close');
        }
        await kast.pressButton('lucky-lanes:bar.home');

        for (const rivals of [1, 3, 5]) {
          await races.openResult(rivals);
          await expectFit(`the result of ${rivals} rivals`, allWidths);
          await kast.pressButton('lucky-lanes:end.table');
          await expectFit(`${rivals} rivals, the table at the end`, [], narrowOrLow);
          await kast.pressButton('lucky-lanes:bar.home');
          await kast.pressButton('shell:common.back');
        }

        await kast.openForm();
        await kast.press(page.getByRole('radio', { name: kast.own('bot.rivals') }));
        for (const rivals of [1, 3, 5]) {
          await kast.seatRivals(rivals);
          await expectFit(`new game with ${rivals} rivals`, allWidths);
        }
        await expect(page.getByRole('button', { name: words('lucky-lanes:bot.add') })).toBeDisabled();
      });
    });
  });
}
