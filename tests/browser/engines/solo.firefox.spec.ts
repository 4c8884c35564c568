import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firefox } from '@playwright/test';
import { firefoxLaunch, phone } from '../support/browsers.ts';
import { checkRecord } from '../support/record.ts';
import { cautious, Kast } from '../support/table.ts';
import { expect, installed, test } from '../support/test.ts';

test('Firefox plays a whole game without a server: reloaded, closed, resumed, played out, and its dice check', async ({
  server,
  watch,
}) => {
  test.setTimeout(300_000);
  const folder = await mkdtemp(join(tmpdir(), 'kast-firefox-'));
  const open = async () => {
    const context = await firefox.launchPersistentContext(folder, {
      ...phone,
      ...firefoxLaunch,
      channel: 'moz-firefox',
    });
    watch.context(context);
    const page = context.pages()[0] ?? (await context.newPage());
    return { context, page, kast: new Kast(page, { press: 'click' }) };
  };

  let { context, page, kast } = await open();
  await page.goto(server.url);
  await installed(page);
  await server.kill();
  await page.reload();
  await kast.settleQuickly();
  await kast.startGame('Kastor');
  await kast.play(cautious, ({ kind, throws, tags }) => kind === 'choice' && throws >= 5 && tags.length > 0);
  const decided = await kast.snapshot();
  await page.reload();
  await expect.poll(() => kast.snapshot()).toBe(decided);

  await context.close();
  ({ context, page, kast } = await open());
  await page.goto(server.url);
  await page.getByRole('button', { name: /^Fortsett Tallspor/ }).click();
  await expect.poll(() => kast.snapshot()).toBe(decided);

  await kast.play(cautious);
  await kast.seeResult();
  // Nothing may read the clipboard here, so what is written to it is kept.
  await page.evaluate(() => {
    navigator.clipboard.writeText = async (text) => {
      document.title = text;
    };
  });
  await kast.pressButton('tallspor:end.share');
  await expect(page).toHaveTitle(/kast-record/);
  const verdict = checkRecord(await page.title());
  expect(verdict).toMatchObject({ ok: true, game: 'tallspor', over: true });
  const totals = await kast.totals();
  expect(verdict.ranking?.map(({ score }) => score)).toEqual(totals.map(({ total }) => total));
  await context.close();
  await rm(folder, { recursive: true, force: true });
});
