import { Kast, passing, type Seen } from '../support/table.ts';
import { expect, test } from '../support/test.ts';

const lanes = ['glod', 'gull', 'skog', 'hav'] as const;

test('two people on one device: a cover stands between their secret choices, and nothing behind it tells the first one', async ({
  page,
  server,
}) => {
  await page.goto(server.url);
  const kast = new Kast(page);
  await kast.settleQuickly();
  await kast.startGame(['Kari', 'Ola'], { starts: 'Kari' });
  await kast.answer(await kast.decision(), passing);

  // Kari has thrown and crosses the first number that glows.
  const shared = await kast.decision();
  expect(shared.kind).toBe('choice');
  const [tag] = shared.tags;
  if (!tag) throw new Error('A first throw leaves something to cross in every lane.');
  await kast.answer(shared, () => tag);

  const cover = await kast.decision();
  expect(cover).toMatchObject({ kind: 'cover', name: 'Ola' });
  // The cover is all there is: no table, no card, no dice lie behind it.
  await expect(kast.table).toHaveCount(0);
  await expect(page.locator('[data-tag], .ts-sheet, .ts-dice')).toHaveCount(0);
  await expect(page.getByText(kast.words('shell:play.handNote'))).toBeVisible();

  // A reload does not let anyone peep.
  await page.reload();
  kast.forget();
  expect(await kast.decision()).toMatchObject({ kind: 'cover', name: 'Ola' });
  await expect(kast.table).toHaveCount(0);
  await kast.answer(await kast.decision(), passing);

  const second = await kast.decision();
  expect(second.kind).toBe('choice');
  // Ola sees that Kari has chosen, and her card as it was.
  await expect(
    page.getByRole('region', { name: kast.words('tallspor:sheet.of', { name: 'Ola' }) }),
  ).toBeVisible();
  await page.getByRole('button', { name: /^Kari/ }).tap();
  const card = page.getByRole('dialog');
  await expect(card).toBeVisible();
  await expect(card.locator('.is-crossed, .is-chosen, .is-fresh')).toHaveCount(0);
  await kast.pressButton('tallspor:menu.close');
  const [lane, value] = tag.key.split(':').map(Number) as [number, number];
  const crossed = { lane: kast.words(`tallspor:lane.${lanes[lane]}`), value, name: 'Kari' };
  for (const key of ['tallspor:cell.crossed', 'tallspor:cell.fresh', 'tallspor:said.crossed']) {
    expect(await page.content()).not.toContain(kast.words(key, crossed));
  }
  await kast.answer(second, passing);

  // All have chosen: everything is shown, and the one who threw goes on without a cover.
  const colour = await kast.decision();
  expect(colour.kind).toBe('choice');
  await expect(kast.table.getByText(kast.words('tallspor:said.crossed', crossed))).toBeVisible();
});

test('two people and Kastor on one device play to the end', async ({ page, server }) => {
  await page.goto(server.url);
  const kast = new Kast(page);
  await kast.settleQuickly();
  await kast.startGame(['Kari', 'Ola'], { withKastor: true });
  const covers: string[] = [];
  const note = (seen: Seen) => {
    if (seen.kind === 'cover') covers.push(seen.name);
    return false;
  };
  await kast.play(passing, note);
  await kast.seeResult();
  expect(new Set(covers)).toEqual(new Set(['Kari', 'Ola']));
  const everyone = (await kast.totals()).map(({ who }) => who).join();
  for (const name of ['Kari', 'Ola', 'Kastor']) expect(everyone).toContain(name);
});
