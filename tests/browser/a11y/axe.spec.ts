import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { luckyLanes } from '../support/games.ts';
import { Races } from '../support/races.ts';
import { Kast, passing } from '../support/table.ts';
import { expect, test } from '../support/test.ts';

// Without a service worker between, a script can be held back, so that Kastor thinks for as long as it takes.
test.use({ contextOptions: { reducedMotion: 'reduce', serviceWorkers: 'block' } });

async function expectNoViolation(page: Page, screen: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    // The theme follows the device's.
    await page.emulateMedia({ colorScheme });
    // Everything has come to rest: axe measures colours as they are at this moment.
    await page.waitForFunction(() =>
      document.getAnimations().every(({ playState }) => playState !== 'running'),
    );
    // The legacy mode runs in the page itself and opens no other. What is in order need not be described.
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode()
      .options({ resultTypes: ['violations'] })
      .analyze();
    const told = violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary?.replaceAll(/\s+/g, ' ')}`).join(' | ')}`,
    );
    expect.soft(told, `${screen}, ${colorScheme}`).toEqual([]);
  }
}

for (const [language, locale] of [
  ['nb', 'nb-NO'],
  ['en', 'en-GB'],
] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ locale });

    test('axe finds nothing wrong with home, settings, rules and New game', async ({ page, server }) => {
      test.setTimeout(300_000);
      const kast = new Kast(page, { language });
      await page.goto(server.url);
      await expect(page.locator('.first')).toHaveCount(0);
      await expectNoViolation(page, 'home, first visit');

      await kast.press(page.getByRole('link', { name: kast.words('shell:home.settings') }));
      await kast.pressButton('shell:settings.check');
      await expectNoViolation(page, 'settings');
      await kast.pressButton('shell:common.back');

      await kast.press(page.getByRole('link', { name: kast.words('shell:home.rules'), exact: true }));
      for (const chapter of ['goal', 'shared', 'colour', 'miss', 'locks', 'end', 'score']) {
        const title = kast.words(`tallspor:rules.${chapter}.title`);
        await expect(page.getByRole('heading', { name: title })).toBeVisible();
        await expectNoViolation(page, `rules, ${title}`);
        await kast.press(page.locator('dialog footer .next'));
      }
      await expect(page.getByRole('dialog')).toHaveCount(0);

      await kast.openForm();
      await expectNoViolation(page, 'new game against Kastor');
      await kast.press(page.getByRole('radio', { name: kast.words('shell:newGame.several') }));
      await kast.pressButton('shell:newGame.add');
      await expectNoViolation(page, 'new game for several');

      await page.goto(`${server.url}#/play`);
      await expect(page.getByText(kast.words('shell:play.none'))).toBeVisible();
      await expectNoViolation(page, 'no game on this table');
    });

    test('axe finds nothing wrong with the table in any step, its dialogs and its result', async ({
      page,
      server,
    }) => {
      test.setTimeout(300_000);
      const kast = new Kast(page, { language });
      await page.goto(server.url);
      await kast.startGame('alone');
      await expectNoViolation(page, 'throw');
      await kast.answer(await kast.decision(), passing);
      const shared = await kast.decision();
      await expectNoViolation(page, 'shared choice');
      await kast.tags.first().tap();
      await expectNoViolation(page, 'a number pencilled in');
      kast.answered(shared);
      await kast.press(kast.main);
      await kast.decision();
      await expectNoViolation(page, 'colour choice');

      const { words } = kast;
      await page.getByRole('button', { name: words('tallspor:bar.log'), exact: true }).tap();
      await expectNoViolation(page, 'log');
      await kast.pressButton('tallspor:menu.close');
      await kast.pressButton('tallspor:bar.more');
      await expectNoViolation(page, 'menu');
      await kast.pressButton('tallspor:menu.close');
      for (const item of ['points', 'dice', 'keys']) {
        await kast.pressButton('tallspor:bar.more');
        await page
          .getByRole('dialog')
          .getByRole('button', { name: words(`tallspor:menu.${item}`) })
          .tap();
        await expect(page.getByRole('dialog').getByRole('heading').first()).toHaveText(
          words(`tallspor:${{ points: 'pointsTable', dice: 'dice', keys: 'keys' }[item]}.title`),
        );
        await expectNoViolation(page, item);
        await kast.pressButton('tallspor:menu.close');
      }
      await page
        .getByRole('list', { name: words('tallspor:bar.seats') })
        .getByRole('button')
        .tap();
      await expectNoViolation(page, 'whole card');
      await kast.pressButton('tallspor:menu.close');
      await expect(page.getByRole('dialog')).toHaveCount(0);

      await kast.pressButton('tallspor:bar.home');
      await expect(page.locator('.slip')).toBeVisible();
      await expectNoViolation(page, 'home with a game on the table');
      const title = `Tallspor ${words('shell:slip.alone')}`;
      await kast.pressButton('shell:slip.discard', { title });
      await expect(kast.button('shell:slip.undoNamed', { title })).toBeVisible();
      await expectNoViolation(page, 'home with a game discarded');
      await kast.pressButton('shell:slip.undoNamed', { title });
      await kast.pressButton('shell:slip.resumeNamed', { title });

      kast.forget();
      await kast.play(passing);
      await expectNoViolation(page, 'the end on the table');
      await kast.seeResult();
      await expectNoViolation(page, 'the result, alone');
      await kast.pressButton('tallspor:end.replay');
      await expectNoViolation(page, 'replay');
      await kast.pressButton('tallspor:replay.close');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await kast.press(page.getByRole('button', { name: words('tallspor:bar.home') }));

      await kast.press(page.getByRole('link', { name: words('shell:home.history'), exact: true }));
      await expect(page.locator('.ended')).toHaveCount(1);
      await expectNoViolation(page, 'history');
      await kast.pressButton('shell:common.back');
      await kast.press(page.getByRole('link', { name: words('shell:home.settings') }));
      const broken = JSON.stringify({ format: 'kast-games/1', games: [{ id: 'no game' }] });
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'kast.json', mimeType: 'application/json', buffer: Buffer.from(broken) });
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoViolation(page, 'games to carry in');
      await page.keyboard.press('Escape');
      await kast.pressButton('shell:common.back');

      // Kastor's worker never comes: he is waited for.
      await page.route(/worker.*\.js$/, () => {});
      await kast.startGame('Kastor', { starts: words('shell:newGame.you') });
      await kast.answer(await kast.decision(), passing);
      await kast.answer(await kast.decision(), (seen) => seen.tags[0] ?? null);
      await expect(page.getByText(words('tallspor:act.sealed'))).toBeVisible();
      await expectNoViolation(page, 'waiting for Kastor');
      await kast.pressButton('tallspor:bar.home');

      await kast.startGame(['Kari', 'Ola']);
      await kast.answer(await kast.decision(), passing);
      await kast.answer(await kast.decision(), passing);
      expect((await kast.decision()).kind).toBe('cover');
      await expectNoViolation(page, 'cover');
    });

    test('axe finds nothing wrong with a race in any step, its dialogs, its result, its rules and New game', async ({
      page,
      server,
    }) => {
      test.setTimeout(300_000);
      const kast = new Kast(page, { language, game: luckyLanes });
      await page.goto(server.url);
      await kast.settleQuickly();
      await kast.openForm();
      await kast.press(page.getByRole('radio', { name: kast.own('bot.rivals') }));
      await kast.seatRivals(5);
      await expectNoViolation(page, 'new game with five rivals');
      await kast.pressButton('shell:common.back');

      // The rivals' worker comes when it is let.
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(/worker.*\.js$/, (route) => released.then(() => route.continue()));
      const races = new Races(kast, [5]);
      await races.carryIn();
      await expectNoViolation(page, 'home with a race on the table');
      await races.resume(5);
      await expectNoViolation(page, 'white step');
      await kast.answer(await kast.decision(), ({ tags }) => tags[0] ?? null);
      await expect(page.getByText(kast.own('act.waitNote'))).toBeVisible();
      await expectNoViolation(page, 'waiting for the rivals');
      release();
      await kast.decision();
      await expectNoViolation(page, 'colour step');

      await kast.press(
        page
          .getByRole('group', { name: kast.own('bar.seats') })
          .getByRole('button')
          .last(),
      );
      await expect(kast.button('lucky-lanes:card.back')).toBeVisible();
      await expectNoViolation(page, 'a driver’s card');
      await kast.pressButton('lucky-lanes:card.back');
      await kast.pressButton('lucky-lanes:bar.more');
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoViolation(page, 'menu');
      await kast.pressButton('lucky-lanes:menu.close');
      for (const item of ['info', 'dice', 'keys']) {
        await kast.pressButton('lucky-lanes:bar.more');
        await kast.press(page.getByRole('dialog').getByRole('button', { name: kast.own(`menu.${item}`) }));
        await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toHaveText(
          kast.own(`${item}.title`),
        );
        await expectNoViolation(page, item);
        await kast.pressButton('lucky-lanes:menu.close');
      }

      await kast.pressButton('lucky-lanes:bar.more');
      await kast.press(page.getByRole('dialog').getByRole('button', { name: kast.own('menu.rules') }));
      for (const chapter of ['goal', 'white', 'colour', 'spin', 'closing', 'end', 'score']) {
        const title = kast.own(`rules.${chapter}.title`);
        await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
        await expectNoViolation(page, `rules, ${title}`);
        await kast.press(page.locator('dialog footer .next'));
      }
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await kast.pressButton('lucky-lanes:bar.home');

      await races.openResult(5);
      await expectNoViolation(page, 'the result');
      await kast.pressButton('lucky-lanes:end.replay');
      await kast.pressButton('lucky-lanes:replay.next');
      await expectNoViolation(page, 'replay');
      await kast.pressButton('lucky-lanes:replay.close');
      await kast.pressButton('lucky-lanes:end.table');
      await expectNoViolation(page, 'the end on the table');
    });
  });
}
