import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { chromiumLaunch, firefoxLaunch, phone } from './tests/browser/support/browsers.ts';

/**
 * Which browser a test runs in is told by its file's name:
 *   x.spec.ts          Chromium (may use CDP, persistent profiles and CPU throttling)
 *   x.both.spec.ts     Chromium and Firefox ESR
 *   x.firefox.spec.ts  Firefox ESR
 *   x.webkit.spec.ts   WebKitGTK, through WebDriver (support/webkit.ts)
 */
const config: PlaywrightTestConfig = {
  testDir: 'tests/browser',
  // Runs side by side need folders of their own: each empties its own at the start.
  outputDir: process.env['KAST_RESULTS'] ?? 'test-results/browser',
  globalSetup: './tests/browser/support/build.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  // Nothing sleeps, so a long limit only allows for a slow machine.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list', { printSteps: false }]],
  use: phone,
  projects: [
    {
      name: 'chromium',
      testMatch: /\.spec\.ts$/,
      testIgnore: /\.(firefox|webkit)\.spec\.ts$/,
      use: { browserName: 'chromium', launchOptions: chromiumLaunch, isMobile: true },
    },
    {
      name: 'firefox',
      testMatch: /\.(both|firefox)\.spec\.ts$/,
      use: { browserName: 'firefox', channel: 'moz-firefox', launchOptions: firefoxLaunch },
    },
    { name: 'webkit', testMatch: /\.webkit\.spec\.ts$/, use: { browserName: 'chromium' } },
  ],
};

export default defineConfig(config);
