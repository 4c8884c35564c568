/**
 * Makes the icons' PNGs from the three drawings in public/icons: `npm run icons`.
 * icon.svg has its own shape and ground, icon-maskable.svg fills the square, icon-mono.svg is pips alone.
 */
import { readFile, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { generateAssets } from '@vite-pwa/assets-generator/api/generate-assets';
import { instructions } from '@vite-pwa/assets-generator/api/instructions';

const folder = fileURLToPath(new URL('../public/icons/', import.meta.url));

/** One PNG a size; the drawings bring their own margins. */
async function draw(drawing: string, name: string, sizes: number[]): Promise<void> {
  const wanted = await instructions({
    imageName: `${folder}${drawing}`,
    imageResolver: () => readFile(`${folder}${drawing}`),
    preset: {
      transparent: { sizes, padding: 0 },
      maskable: { sizes: [] },
      apple: { sizes: [] },
      png: { compressionLevel: 9, palette: true },
      assetName: (_type, size) => `${name}-${size.width}.png`,
    },
    htmlLinks: { xhtml: false, includeId: false },
    basePath: '/',
    resolveSvgName: (file) => file,
  });
  await generateAssets(wanted, true, folder);
}

await draw('icon.svg', 'icon', [192, 512]);
await draw('icon-maskable.svg', 'maskable', [192, 512]);
await draw('icon-mono.svg', 'monochrome', [192]);
await draw('icon.svg', 'shortcut', [96]);
await draw('icon-maskable.svg', 'apple-touch-icon', [180]);
await rm(`${folder}favicon.ico`, { force: true });
