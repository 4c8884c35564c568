import { Kast, passing } from '../support/table.ts';
import { expect, test } from '../support/test.ts';

/** What a name may not become: markup, another word of the app, a gap to be filled. */
const names = ['<img src=x onerror=1', '$t(x){{name}}"><b x>'];

test('names stay what was typed: in the form, on the table, on its cover, at home and in the result', async ({
  page,
  server,
}) => {
  await page.goto(server.url);
  const kast = new Kast(page);
  await kast.settleQuickly();
  const covers = new Set<string>();
  const note = (name: string) => {
    if (name) covers.add(name);
    return false;
  };
  await kast.startGame(names);
  await kast.play(passing, ({ name, throws }) => note(name) || throws === 2);
  const players = page.getByRole('list', { name: kast.words('tallspor:bar.seats') });
  for (const name of names) await expect(players).toContainText(name);
  await expect(page.locator('img, [onerror], b[x]')).toHaveCount(0);

  await kast.pressButton('tallspor:bar.home');
  for (const name of names) await expect(page.locator('.slip')).toContainText(name);
  await expect(page.locator('img, [onerror], b[x]')).toHaveCount(0);
  await page.getByRole('button', { name: /^Fortsett/ }).tap();

  kast.forget();
  await kast.play(passing, ({ name }) => note(name));
  await kast.seeResult();
  expect([...covers].sort()).toEqual([...names].sort());
  const everyone = (await kast.totals()).map(({ who }) => who).join('\n');
  for (const name of names) expect(everyone).toContain(name);
  await expect(page.locator('img, [onerror], b[x]')).toHaveCount(0);

  // The form remembers them, as typed.
  await kast.press(page.getByRole('button', { name: kast.words('tallspor:bar.home') }));
  await kast.openForm();
  const fields = page.getByRole('textbox');
  for (const [at, name] of names.entries()) await expect(fields.nth(at)).toHaveValue(name);
});

test('addresses that lead nowhere lead home, and a page too far to the last one', async ({
  page,
  server,
}) => {
  const kast = new Kast(page);
  for (const hash of [
    '#/new/nothing',
    '#/<script>',
    '#/rules/__proto__',
    '#/new/varde',
    '#//////',
    '#/%E0%A4%A',
  ]) {
    await page.goto(`${server.url}${hash}`);
    await page.reload();
    await expect(kast.box).toBeVisible();
  }
  await page.goto(`${server.url}#/rules/tallspor/99`);
  await page.reload();
  await expect(page.getByRole('heading', { name: kast.words('tallspor:rules.score.title') })).toBeVisible();
});

test('settings that make no sense are the usual ones', async ({ page, server }) => {
  const kast = new Kast(page);
  for (const stored of [
    '',
    '{',
    'null',
    '[]',
    '{"language":"xx","theme":7,"lastSetup":{"tallspor":{"seats":1}}}',
  ]) {
    await page.goto(server.url);
    await page.evaluate((text) => localStorage.setItem('kast:settings', text), stored);
    await page.reload();
    await expect(page.getByText(kast.words('shell:home.hero'))).toBeVisible();
    await kast.openForm();
  }
});
