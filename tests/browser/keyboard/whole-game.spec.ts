import type { Locator, Page } from '@playwright/test';
import { cautious, Kast, type Seen } from '../support/table.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, hasTouch: false, isMobile: false });

/** Where the focus is, and whether it can be seen there; what moves although nothing should. */
const state = (page: Page) =>
  page.evaluate(() => {
    const focus = document.activeElement ?? document.body;
    // A field wears its ring on its label.
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(focus.closest('label') ?? focus);
    const ringed = (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    const { width, height, top, bottom } = focus.getBoundingClientRect();
    const moving = document.getAnimations().filter((animation) => {
      const { duration = 0 } = animation.effect?.getComputedTiming() ?? {};
      return animation.playState === 'running' && Number(duration) > 1.5;
    });
    return {
      focus: `${focus.nodeName} ${focus.getAttribute('aria-label') ?? focus.textContent?.slice(0, 40)}`,
      lost: focus === document.body,
      seen: focus.nodeName === 'H1' || (ringed && width * height > 0 && bottom > 0 && top < innerHeight),
      moving: moving.map((animation) => {
        const target = (animation.effect as KeyframeEffect | null)?.target;
        return `${target?.className} ${(animation as CSSAnimation).animationName ?? ''}`;
      }),
    };
  });

async function expectInHand(page: Page): Promise<void> {
  await expect.poll(() => state(page)).toMatchObject({ lost: false, seen: true, moving: [] });
}

/** Tabs on until something has the focus. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  for (let stop = 0; stop < 40; stop++) {
    await page.keyboard.press(key);
    // Past the last stop lies the browser's own bar, and then the first one.
    const past = await page.evaluate(() => document.activeElement === document.body);
    if (!past) await expectInHand(page);
    if (await hasFocus(target)) return;
  }
  throw new Error('No way by Tab');
}

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Throws, crosses and passes by shortcuts and by buttons, in turn. */
async function answerByKeys(kast: Kast, seen: Seen): Promise<void> {
  const { page } = kast;
  const byButton = seen.throws % 2 === 1;
  if (seen.kind === 'throw') {
    if (byButton && !(await hasFocus(kast.main))) await tabTo(page, kast.main);
    return page.keyboard.press(byButton ? 'Enter' : 'k');
  }
  const tag = cautious(seen);
  if (!tag) {
    if (byButton) await tabTo(page, kast.pass);
    return page.keyboard.press(byButton ? 'Enter' : 'p');
  }
  await page.keyboard.press(`${Number(tag.key.split(':')[0]) + 1}`);
  const wanted = kast.table.locator(`[data-tag='${tag.key}']`);
  for (let step = 0; !(await hasFocus(wanted)); step++) {
    expect(step, 'arrow keys lead to every number that glows').toBeLessThan(12);
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Enter');
  await expect(wanted).toHaveAttribute('aria-pressed', 'true');
  await expectInHand(page);
  if (byButton) await tabTo(page, kast.main);
  await page.keyboard.press('Enter');
}

test('a whole game by keyboard alone, from home to the result, with nothing moving and the focus in sight', async ({
  page,
  server,
}) => {
  test.setTimeout(300_000);
  await page.goto(server.url);
  const kast = new Kast(page);
  const { words } = kast;
  const key = (name: string) => page.keyboard.press(name);

  // Settings: bots at once, chosen by arrows.
  await tabTo(page, page.getByRole('link', { name: words('shell:home.settings') }));
  await key('Enter');
  const calm = page.getByRole('radio', { name: words('shell:settings.paceCalm') });
  await expect(calm).toBeVisible();
  await tabTo(page, calm);
  await key('ArrowRight');
  await key('ArrowRight');
  await expect(page.getByRole('radio', { name: words('shell:settings.paceInstant') })).toBeChecked();
  await expectInHand(page);
  await tabTo(page, kast.button('shell:common.back'), 'Shift+Tab');
  await key('Enter');

  // New game: the company by arrows, then Start.
  await expect(kast.box).toBeVisible();
  await tabTo(page, kast.box);
  await key('Enter');
  const start = kast.button('shell:newGame.start');
  await expect(start).toBeVisible();
  await tabTo(page, page.getByRole('radio', { name: 'Kastor', exact: true }).first());
  await tabTo(page, start);
  await key('Enter');

  // The list of keys, opened and closed by keys.
  await kast.decision();
  await key('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectInHand(page);
  await key('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  for (let seen = await kast.decision(); seen.kind !== 'over'; seen = await kast.decision()) {
    await expectInHand(page);
    kast.answered(seen);
    await answerByKeys(kast, seen);
  }

  await expectInHand(page);
  await key('Enter');
  await expect(kast.button('tallspor:end.again')).toBeVisible();
  await expectInHand(page);
  await tabTo(page, kast.button('tallspor:end.replay'));
  await key('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectInHand(page);
  await key('Enter');
  await key('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectInHand(page);
  await tabTo(page, kast.button('tallspor:end.again'));
  await key('Enter');
  await expect(kast.table).toBeVisible();
});

test('the rules have the focus while they lie on the table, and give it back', async ({ page, server }) => {
  await page.goto(server.url);
  const kast = new Kast(page, { press: 'click' });
  await kast.startGame('alone');
  await kast.button('tallspor:bar.more').press('Enter');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: kast.words('tallspor:menu.rules') })
    .press('Enter');
  await expect(page.getByRole('heading', { name: kast.words('tallspor:rules.goal.title') })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectInHand(page);
});

test('seats can be added until the table is full, and taken away, with the focus kept', async ({
  page,
  server,
}) => {
  await page.goto(server.url);
  const kast = new Kast(page, { press: 'click' });
  await kast.openForm();
  await page.getByRole('radio', { name: kast.words('shell:newGame.several') }).press('Space');
  const add = kast.button('shell:newGame.add');
  for (let seats = 2; seats < 6; seats++) await add.press('Enter');
  await expect(add).toBeDisabled();
  await expect(add).toBeFocused();
  await add.press('Enter');
  await expect(page.locator('.seats-list li')).toHaveCount(7);
});
