import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf } from '../support/build.ts';
import { expect, installed, test } from '../support/test.ts';

interface Image {
  src: string;
  sizes: string;
  type: string;
  purpose?: string;
  form_factor?: string;
  label?: string;
}

interface Manifest {
  id: string;
  lang: string;
  dir: string;
  start_url: string;
  scope: string;
  display: string;
  categories: string[];
  icons: Image[];
  screenshots: Image[];
  shortcuts: { name: string; url: string; icons: Image[] }[];
}

const manifest = (language: string) =>
  JSON.parse(readFileSync(join(folderOf(1), `manifest.${language}.webmanifest`), 'utf8')) as Manifest;

/** Width × height of a PNG, from its header. */
function sizesOf(file: string): string {
  const png = readFileSync(join(folderOf(1), file));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

for (const [language, locale] of [
  ['nb', 'nb-NO'],
  ['en', 'en-GB'],
] as const) {
  test(`a browser in ${locale} can install the app, and finds nothing wrong with the manifest`, async ({
    profile,
    server,
  }) => {
    const context = await profile.open({ locale });
    const page = context.pages()[0] ?? (await context.newPage());
    await page.goto(server.url);
    await installed(page);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('link[rel=manifest]')).toHaveAttribute(
      'href',
      `./manifest.${language}.webmanifest`,
    );
    const session = await context.newCDPSession(page);
    const { url, errors } = await session.send('Page.getAppManifest');
    expect(url).toBe(`${server.url}manifest.${language}.webmanifest`);
    expect(errors).toEqual([]);
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    expect(installabilityErrors).toEqual([]);
  });

  test(`the manifest in ${language} is complete, and its pictures are what it says`, () => {
    const found = manifest(language);
    expect(found).toMatchObject({
      lang: language,
      dir: 'ltr',
      display: 'standalone',
      start_url: './',
      scope: './',
    });
    expect(found.categories).toContain('games');
    for (const purpose of ['any', 'maskable', 'monochrome']) {
      const sizes = found.icons.filter((icon) => icon.purpose === purpose).map((icon) => icon.sizes);
      expect(sizes).toContain('192x192');
    }
    expect(found.screenshots.map((shot) => shot.form_factor).sort()).toEqual(['narrow', 'wide']);
    expect(found.shortcuts.map((shortcut) => shortcut.url)).toEqual([
      './#/new/tallspor',
      './#/new/lucky-lanes',
    ]);
    const pictures = [...found.icons, ...found.screenshots, ...found.shortcuts.flatMap((one) => one.icons)];
    for (const { src, sizes, type } of pictures) {
      if (type === 'image/png') expect(sizesOf(src), src).toBe(sizes);
      else expect(readFileSync(join(folderOf(1), src), 'utf8')).toMatch(/^<svg /);
    }
  });
}

test('both manifests are the same app', () => {
  expect(manifest('nb').id).toBe(manifest('en').id);
});

test('changing the language changes the manifest', async ({ page, server }) => {
  await page.goto(server.url);
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', './manifest.nb.webmanifest');
  await page.goto(`${server.url}#/settings`);
  await page.getByRole('radio', { name: 'English' }).click();
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', './manifest.en.webmanifest');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a phone finds its icons in the page', async ({ page, request, server }) => {
  await page.goto(server.url);
  for (const selector of ['link[rel=apple-touch-icon]', 'link[rel=icon]']) {
    const href = await page.locator(selector).getAttribute('href');
    expect((await request.get(new URL(href ?? 'none', server.url).href)).status()).toBe(200);
  }
  const viewport = await page.locator('meta[name=viewport]').getAttribute('content');
  expect(viewport).toContain('viewport-fit=cover');
});
