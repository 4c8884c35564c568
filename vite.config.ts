import { readFileSync } from 'node:fs';
import preact from '@preact/preset-vite';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { finish } from './scripts/vite/finish.ts';
import { firstPaint } from './scripts/vite/first-paint.ts';
import { manifests } from './scripts/vite/manifests.ts';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as {
  version: string;
};

export default defineConfig({
  // Relative, so that a build works in any folder of any host.
  base: './',
  // KAST_VERSION lets the tests of updating make a second build that differs in nothing else.
  define: { __VERSION__: JSON.stringify(process.env['KAST_VERSION'] ?? version) },
  build: {
    outDir: process.env['KAST_OUT'] ?? 'dist',
    emptyOutDir: true,
    target: ['es2023', 'chrome123', 'firefox128', 'safari17.5'],
    sourcemap: true,
    manifest: true,
    modulePreload: { polyfill: false },
    // An inlined asset would be a data: address, which the Content-Security-Policy refuses.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // What home needs is one file: split by who else uses what, it would be many, fetched one by one and packed worse.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'home', tags: ['$initial'] }] } } },
  },
  worker: { format: 'es' },
  plugins: [
    firstPaint(),
    preact(),
    manifests(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src',
      filename: 'sw.ts',
      registerType: 'prompt',
      injectRegister: false,
      manifest: false,
      includeAssets: [],
      includeManifestIcons: false,
      injectManifest: {
        globPatterns: ['**/*.{html,js,css,svg,woff2,webmanifest}', 'icons/*.png'],
        dontCacheBustURLsMatching: /^assets\//,
        sourcemap: false,
        rollupFormat: 'iife',
      },
    }),
    finish(),
  ],
});
