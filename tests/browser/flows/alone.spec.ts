import { Kast, passing } from '../support/table.ts';
import { expect, test } from '../support/test.ts';

test('alone, a game ends at the fourth miss, and its result is replayed from the first throw to the last', async ({
  page,
  server,
}) => {
  await page.goto(server.url);
  const kast = new Kast(page);
  await kast.settleQuickly();
  await kast.startGame('alone');
  const seen = await kast.play(passing);
  expect(seen.throws).toBe(4);
  await kast.seeResult();
  expect(await kast.totals()).toMatchObject([{ total: -20 }]);

  await kast.pressButton('tallspor:end.replay');
  const slider = page.getByRole('slider', { name: kast.words('tallspor:replay.slider') });
  await expect(page.getByText(kast.words('tallspor:replay.start'))).toBeVisible();
  const steps = Number(await slider.getAttribute('max'));
  for (let step = 0; step < steps; step++) await kast.pressButton('tallspor:replay.next');
  await expect(slider).toHaveAttribute(
    'aria-valuetext',
    kast.words('tallspor:replay.step', { step: steps, steps }),
  );
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(kast.words('tallspor:replay.throw', { number: 4 }))).toBeVisible();
  await expect(dialog.getByText(kast.words('tallspor:said.over'))).toBeVisible();
  await kast.pressButton('tallspor:replay.close');

  // Back to the result, then on with the same seats: once, however often it is tapped.
  await kast.button('tallspor:end.again').dblclick();
  kast.forget();
  expect(await kast.decision()).toMatchObject({ kind: 'throw', throws: 0 });
  await kast.pressButton('tallspor:bar.home');
  await expect(page.locator('.slip')).toHaveCount(1);
});

test('two taps from home start the next game with the same company', async ({ page, server }) => {
  await page.goto(server.url);
  const kast = new Kast(page);
  await kast.startGame('alone');
  await kast.pressButton('tallspor:bar.home');
  await kast.press(kast.box);
  await expect(page.getByText(kast.words('shell:newGame.asLast'))).toBeVisible();
  await kast.pressButton('shell:newGame.start');
  await expect(kast.table).toBeVisible();
  await expect(
    page.getByRole('list', { name: kast.words('tallspor:bar.seats') }).getByRole('button'),
  ).toHaveCount(1);
});

test('an unfinished game is discarded, taken back, and then resumed', async ({ page, server }) => {
  await page.goto(server.url);
  const kast = new Kast(page);
  await kast.startGame('alone');
  await kast.answer(await kast.decision(), passing);
  await kast.decision();
  const decided = await kast.snapshot();
  await kast.pressButton('tallspor:bar.home');
  const title = `Tallspor ${kast.words('shell:slip.alone')}`;
  await kast.pressButton('shell:slip.discard', { title });
  await expect(kast.button('shell:slip.resumeNamed', { title })).toHaveCount(0);
  await kast.pressButton('shell:slip.undoNamed', { title });
  await kast.pressButton('shell:slip.resumeNamed', { title });
  await expect.poll(() => kast.snapshot()).toBe(decided);
});
