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
