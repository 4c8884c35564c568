import type { Locator, Page } from '@playwright/test';
import { luckyLanes } from '../support/games.ts';
import { cautious, Kast, type Seen, type Strategy } from '../support/table.ts';
import { expect, test } from '../support/test.ts';

// Without a service worker between, the rivals' worker can be held back.
test.use({
  contextOptions: { reducedMotion: 'reduce', serviceWorkers: 'block' },
  hasTouch: false,
  isMobile: false,
});

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

/** Crosses the last number that glows in the first throws, and then nothing: the race is short. */
const brief: Strategy = ({ throws, tags }) => (throws < 4 ? (tags.at(-1) ?? null) : null);

/** One deed in a race: K or Enter throws, P passes, arrows lead to the number that Enter crosses. */
async function driveByKeys(kast: Kast, seen: Seen): Promise<void> {
  const { page } = kast;
  if (seen.kind === 'throw') return page.keyboard.press(seen.throws % 2 === 1 ? 'Enter' : 'k');
  const tag = brief(seen);
  if (!tag) return page.keyboard.press('p');
  const wanted = kast.table.locator(`[data-tag='${tag.key}']`);
  // The step gives the focus to a number that glows.
  await expect(kast.table.locator('[data-tag]:focus')).toHaveCount(1);
  const at = (key: string) => seen.tags.findIndex((each) => each.key === key);
  const here = await kast.table.locator('[data-tag]:focus').getAttribute('data-tag');
  const steps = at(tag.key) - at(here ?? '');
  for (let step = 0; step < Math.abs(steps); step += 1) {
    await page.keyboard.press(steps > 0 ? 'ArrowRight' : 'ArrowLeft');
    await expectInHand(page);
  }
  expect(await hasFocus(wanted), 'arrow keys lead to every number that glows').toBe(true);
  await page.keyboard.press('Enter');
}

test('a whole race by keyboard alone, from home to the result, with nothing moving and the focus in sight', async ({
  page,
  server,
}) => {
  const kast = new Kast(page, { game: luckyLanes, press: 'click' });
  const { words } = kast;
  const key = (name: string) => page.keyboard.press(name);
  await page.goto(server.url);
  await kast.settleQuickly();

  await tabTo(page, kast.box);
  await key('Enter');
  const start = kast.button('shell:newGame.start');
  await expect(start).toBeVisible();
  await tabTo(page, page.getByRole('radio', { name: kast.own('bot.rivals') }));
  const remove = page.locator('.rival').last().getByRole('button');
  for (let rivals = await page.locator('.rival').count(); rivals > 1; rivals -= 1) {
    await tabTo(page, remove);
    await key('Enter');
    await expect(page.locator('.rival')).toHaveCount(rivals - 1);
    await expectInHand(page);
  }
  await tabTo(page, page.getByRole('radio', { name: words('shell:newGame.drawn') }));
  await key('ArrowRight');
  await expect(page.getByRole('radio', { name: words('shell:newGame.you'), exact: true })).toBeChecked();
  await tabTo(page, start);

  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/worker.*\.js$/, (route) => released.then(() => route.continue()));
  await key('Enter');
  await kast.decision();

  for (const driver of ['1', '2']) {
    await key(driver);
    await expect(page.getByRole('dialog').getByRole('button', { pressed: true })).toHaveCount(1);
    await expect(kast.button('lucky-lanes:card.back')).toBeFocused();
    await expectInHand(page);
    await key('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await key('3');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // The first choice is made, taken back while the rival thinks, and made again.
  const first = await kast.decision();
  kast.answered(first);
  await driveByKeys(kast, first);
  const choice = await kast.decision();
  await driveByKeys(kast, choice);
  await expect(page.getByText(kast.own('act.waitNote'))).toBeVisible();
  await expectInHand(page);
  await key('u');
  await expect(kast.pass).toBeEnabled();
  await expect(kast.tags).toHaveCount(choice.tags.length);
  release();

  for (let seen = await kast.decision(); seen.kind !== 'over'; seen = await kast.decision()) {
    await expectInHand(page);
    kast.answered(seen);
    await driveByKeys(kast, seen);
  }

  await expectInHand(page);
  await key('Enter');
  await expect(kast.button('lucky-lanes:end.again')).toBeVisible();
  await expectInHand(page);
  await tabTo(page, kast.button('lucky-lanes:end.again'));
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
