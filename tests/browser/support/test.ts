/**
 * What every browser test starts from:
 *
 *   import { expect, test } from '../support/test.ts';
 *
 *   test('a game goes on without a server', async ({ page, server }) => {
 *     await page.goto(server.url);
 *     await installed(page);          // the service worker has everything, and controls the page
 *     await server.kill();
 *     await page.reload();
 *   });
 *
 *   test('resumes after everything was closed', async ({ profile, server }) => {
 *     let context = await profile.open();   // a persistent profile on a phone, Chromium only
 *     …
 *     await profile.close();                // or profile.crash(): kill -9
 *     context = await profile.open();       // the same profile again
 *   });
 *
 * Every test has a server process, and so an origin, of its own. Of every page that a test opens in any context,
 * requests to other origins, uncaught errors and console errors fail the test at its end
 * (`watch.allow(/…/)` for what a test provokes).
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, test as base, chromium, expect, type Page } from '@playwright/test';
import { chromiumLaunch, phone } from './browsers.ts';
import { killBrowserOf } from './processes.ts';
import { type KastServer, startServer } from './server.ts';

export { expect };

type ContextOptions = Parameters<typeof chromium.launchPersistentContext>[1];

/** A browser profile on disk, opened as often as a test likes. */
interface Profile {
  readonly folder: string;
  /** Opens the profile in a new browser; options as for a context, over those of a phone. */
  open(options?: ContextOptions): Promise<BrowserContext>;
  /** Closes the browser as a person would. */
  close(): Promise<void>;
  /** kill -9 of the whole browser. */
  crash(): Promise<void>;
}

/** Notes what no page of Kast may do. */
interface Watch {
  context(context: BrowserContext): void;
  /** Errors whose text matches are part of the test. */
  allow(expected: RegExp): void;
}

interface Fixtures {
  server: KastServer;
  profile: Profile;
  watch: Watch;
}

export const test = base.extend<Fixtures>({
  server: async ({}, use) => {
    const server = await startServer();
    await use(server);
    await server.kill();
  },

  watch: async ({ server }, use) => {
    const seen: string[] = [];
    // A dead server is what many tests are about.
    const allowed = [/net::ERR_CONNECTION_REFUSED/, /NS_ERROR_CONNECTION_REFUSED/];
    await use({
      context(context) {
        context.on('request', (request) => {
          const { origin, protocol } = new URL(request.url());
          const foreign = protocol.startsWith('http') && origin !== new URL(server.url).origin;
          if (foreign) seen.push(`request to another origin: ${request.url()}`);
        });
        context.on('weberror', (error) => seen.push(`uncaught: ${error.error().message}`));
        context.on('console', (message) => {
          if (message.type() === 'error') seen.push(`console: ${message.text()} (${message.location().url})`);
        });
      },
      allow: (expected) => allowed.push(expected),
    });
    const unexpected = seen.filter((text) => !allowed.some((pattern) => pattern.test(text)));
    expect(unexpected, 'requests elsewhere and errors of any page').toEqual([]);
  },

  // No test that opens a browser of its own pays for this one.
  context: async ({ context, watch }, use) => {
    watch.context(context);
    await use(context);
  },

  profile: async ({ watch }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'kast-profile-'));
    let open: BrowserContext | undefined;
    await use({
      folder,
      async open(options) {
        open = await chromium.launchPersistentContext(folder, {
          ...phone,
          ...chromiumLaunch,
          isMobile: true,
          ...options,
        });
        watch.context(open);
        return open;
      },
      async close() {
        await open?.close();
        open = undefined;
      },
      async crash() {
        const gone = open?.waitForEvent('close');
        await killBrowserOf(folder);
        await gone;
        open = undefined;
      },
    });
    await open?.close();
    await rm(folder, { recursive: true, force: true });
  },
});

/** Waits until the service worker has everything and controls the page: from here on no server is needed. */
export async function installed(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    await serviceWorker.ready;
    if (serviceWorker.controller) return;
    await new Promise((resolve) => {
      serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
  });
}

/** Makes the page's processor `rate` times slower (Chromium only). */
export async function throttle(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}
