import type { Page } from '@playwright/test';
import { Kast, passing } from '../support/table.ts';
import { expect, test } from '../support/test.ts';
import { type Language, words } from '../support/words.ts';

/** Notes all text that each frame of the page shows, from its first moment on. */
async function watchFrames(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    const frames = new Set<string>();
    Object.assign(globalThis, { frames });
    const note = () => {
      if (document.body) frames.add(document.body.innerText);
      requestAnimationFrame(note);
    };
    note();
  });
  return () => page.evaluate(() => [...(globalThis as unknown as { frames: Set<string> }).frames].join('\n'));
}

const other = { nb: 'en', en: 'nb' } as const;
const sentences = ['home.hero', 'home.heroLine', 'home.coming', 'settings.look', 'settings.theme'] as const;

/** No frame has shown a word of the other language, nor a key in place of a word. */
function expectOnly(language: Language, frames: string): void {
  for (const key of sentences) expect(frames).not.toContain(words(other[language])(`shell:${key}`));
  expect(frames).not.toMatch(/\b(shell|tallspor):\w|\b(home|settings|newGame|game|act|said|tray)\.[a-z]/);
}

async function expectLanguage(page: Page, language: Language): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute(
    'href',
    `./manifest.${language}.webmanifest`,
  );
}

for (const [locale, language] of [
  ['no', 'nb'],
  ['no-NO', 'nb'],
  ['nb', 'nb'],
  ['nn', 'nb'],
  ['nn-NO', 'nb'],
  ['en-GB', 'en'],
  ['de', 'en'],
] as const) {
  test.describe(`a browser that asks for ${locale}`, () => {
    test.use({ locale });

    test(`is answered in ${language}, and never in anything else`, async ({ page, server }) => {
      const frames = await watchFrames(page);
      await page.goto(server.url);
      await expect(page.getByText(words(language)('shell:home.hero'))).toBeVisible();
      await expect(page.locator('.first')).toHaveCount(0);
      await expectLanguage(page, language);
      await expect(page).toHaveTitle(words(language)('shell:app.name'));
      expectOnly(language, await frames());
    });
  });
}

test('a chosen language holds at once, after a reload, and in a game', async ({ page, server }) => {
  await page.goto(server.url);
  const nb = new Kast(page);
  await nb.startGame('alone');
  await nb.pressButton('tallspor:bar.home');
  await nb.press(page.getByRole('link', { name: nb.words('shell:home.settings') }));
  await expect(page).toHaveTitle(new RegExp(nb.words('shell:settings.title')));
  await page.getByRole('radio', { name: 'English' }).tap();
  await expectLanguage(page, 'en');
  const en = new Kast(page, { language: 'en' });
  await expect(page).toHaveTitle(new RegExp(en.words('shell:settings.title')));

  const frames = await watchFrames(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: en.words('shell:settings.title') })).toBeVisible();
  await expectLanguage(page, 'en');
  await en.pressButton('shell:common.back');
  await en.press(page.getByRole('button', { name: /^Resume/ }));
  await en.answer(await en.decision(), passing);
  expect((await en.decision()).kind).toBe('choice');
  await expect(en.table.getByText(en.words('tallspor:tray.white'))).toBeVisible();
  expectOnly('en', await frames());
});
