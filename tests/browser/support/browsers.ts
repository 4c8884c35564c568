import type { LaunchOptions } from '@playwright/test';

/** Debian's Chromium, asking nobody for anything. */
export const chromiumLaunch: LaunchOptions = {
  executablePath: process.env['KAST_CHROMIUM'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/** Debian's Firefox ESR, driven through WebDriver BiDi. */
export const firefoxLaunch: LaunchOptions = {
  executablePath: process.env['KAST_FIREFOX'] ?? '/usr/bin/firefox-esr',
};

/** A phone held upright, whose owner reads Norwegian. `isMobile` besides, where the browser knows it. */
export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  locale: 'nb-NO',
} as const;

/**
 * tsx, which runs the scripts, calls this helper in functions that are then run in a page, where it is not known.
 * For a context's init script; Playwright's own runner needs none.
 */
export const tsxHelper = { content: 'globalThis.__name = (value) => value;' };
