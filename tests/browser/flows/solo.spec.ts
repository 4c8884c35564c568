import type { BrowserContext } from '@playwright/test';
import { checkRecord } from '../support/record.ts';
import { cautious, Kast } from '../support/table.ts';
import { expect, installed, test } from '../support/test.ts';

/** The one window of a profile that was just opened. */
const windowOf = async (context: BrowserContext) => context.pages()[0] ?? (await context.newPage());

test('a whole game against Kastor without a server: reloaded, closed, resumed, played out, and its dice check', async ({
  profile,
  server,
}) => {
  test.setTimeout(300_000);
  const warnings: string[] = [];
  const open = async () => {
    const context = await profile.open();
    context.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.url });
    return windowOf(context);
  };

  let page = await open();
  await page.goto(server.url);
  await installed(page);
  await server.kill();
  await page.reload();

  let kast = new Kast(page);
  await kast.settleQuickly();
  await kast.startGame('Kastor');
  const later = await kast.play(cautious, ({ kind, throws, tags }) => {
    return kind === 'choice' && throws >= 5 && tags.length > 0;
  });
  const decided = await kast.snapshot();

  // Reloaded, it is the same decision: the same dice, the same numbers glow, the same card.
  await page.reload();
  await expect.poll(() => kast.snapshot()).toBe(decided);

  // Everything closed, it lies on the table at home.
  await profile.close();
  page = await open();
  await page.goto(server.url);
  kast = new Kast(page);
  const title = kast.words('shell:slip.against', { names: 'Kastor' });
  const progress = kast.words('shell:slip.throw', { number: later.throws });
  await expect(page.getByText(`${title} · ${progress}`)).toBeVisible();
  await kast.press(page.getByRole('button', { name: /^Fortsett Tallspor/ }));
  await expect.poll(() => kast.snapshot()).toBe(decided);

  await kast.play(cautious);
  await kast.seeResult();
  const totals = await kast.totals();
  expect(totals).toHaveLength(2);

  // What *Share* puts on the clipboard ends with the record, and the command line finds nothing wrong with it.
  await kast.pressButton('tallspor:end.share');
  await expect(page.getByText(kast.words('tallspor:share.copied')).first()).toBeVisible();
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  const verdict = checkRecord(shared);
  expect(verdict).toMatchObject({ ok: true, game: 'tallspor', over: true });
  expect(verdict.ranking?.map(({ score }) => score)).toEqual(totals.map(({ total }) => total));

  // A finished game is no unfinished one.
  await kast.press(page.getByRole('button', { name: kast.words('tallspor:bar.home') }));
  await expect(kast.box).toBeVisible();
  await expect(page.getByRole('button', { name: /^Fortsett/ })).toHaveCount(0);
  expect(warnings).toEqual([]);
});
