import { cautious, Kast, passing } from '../support/table.ts';
import { expect, test } from '../support/test.ts';

test('the last own choice can be taken back until the next throw', async ({ page, server }) => {
  await page.goto(server.url);
  const kast = new Kast(page);
  await kast.startGame('alone');
  // Before anything was chosen there is nothing to take back.
  await expect(kast.button('tallspor:bar.undo')).toHaveCount(0);
  await kast.answer(await kast.decision(), passing);

  const shared = await kast.decision();
  const before = await kast.snapshot();
  await expect(kast.button('tallspor:bar.undo')).toHaveCount(0);
  await kast.answer(shared, (seen) => seen.tags[0] ?? null);
  await kast.decision();
  await kast.pressButton('tallspor:bar.undo');
  await expect.poll(() => kast.snapshot()).toBe(before);

  // The other way round after the colour choice, where the button has the place of Pass.
  kast.forget();
  await kast.answer(await kast.decision(), passing);
  const colour = await kast.decision();
  const beforeColour = await kast.snapshot();
  await kast.answer(colour, passing);
  expect((await kast.decision()).kind).toBe('throw');
  await kast.pressButton('tallspor:act.undo');
  await expect.poll(() => kast.snapshot()).toBe(beforeColour);

  // What was taken back stays taken back.
  await page.reload();
  await expect.poll(() => kast.snapshot()).toBe(beforeColour);

  kast.forget();
  await kast.answer(await kast.decision(), passing);
  await kast.answer(await kast.decision(), passing);
  await kast.decision();
  await expect(kast.button('tallspor:act.undo')).toHaveCount(0);
  await expect(kast.button('tallspor:bar.undo')).toHaveCount(0);
});

test('against Kastor, nothing can be taken back once his choice is seen', async ({ page, server }) => {
  await page.goto(server.url);
  const kast = new Kast(page);
  await kast.settleQuickly();
  await kast.startGame('Kastor', { starts: kast.words('shell:newGame.you') });
  await kast.answer(await kast.decision(), passing);
  await kast.answer(await kast.decision(), cautious);
  // The colour choice: both shared choices lie open.
  await kast.decision();
  await expect(kast.button('tallspor:bar.undo')).toHaveCount(0);
  await expect(kast.button('tallspor:act.undo')).toHaveCount(0);
});

test('an own colour choice can be taken back until Kastor throws', async ({ page, server }) => {
  await page.goto(server.url);
  await page.clock.install();
  await page.reload();
  const kast = new Kast(page);
  await kast.startGame('Kastor', { starts: kast.words('shell:newGame.you') });
  await kast.answer(await kast.decision(), passing);
  await kast.answer(await kast.decision(), passing);
  const colour = await kast.decision();
  const before = await kast.snapshot();
  // Kastor waits for the clock, so that a person can follow.
  // It is stopped a minute ahead: what it shows by then must not have gone by already.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await kast.answer(colour, passing);
  await kast.pressButton('tallspor:act.undo');
  await expect.poll(() => kast.snapshot()).toBe(before);
});
