import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { chromiumLaunch, phone, tsxHelper } from '../../tests/browser/support/browsers.ts';
import { portArgument } from '../../tests/browser/support/lighthouse.ts';
import { freePort, type KastServer, startServer } from '../../tests/browser/support/server.ts';

/** A phone with a profile of its own, and the server that it visits. */
interface Phone {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly server: KastServer;
  /** The debugging port of its browser. */
  readonly port: number;
}

/** Lends a phone that animates nothing, and clears up after it. */
export async function withPhone<T>(use: (phone: Phone) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'kast-bench-'));
  const [server, port] = await Promise.all([startServer(), freePort()]);
  const context = await chromium.launchPersistentContext(folder, {
    ...phone,
    ...chromiumLaunch,
    args: [...(chromiumLaunch.args ?? []), portArgument(port)],
    isMobile: true,
    reducedMotion: 'reduce',
  });
  try {
    await context.addInitScript(tsxHelper);
    return await use({ context, page: context.pages()[0] ?? (await context.newPage()), server, port });
  } finally {
    await context.close();
    await server.kill();
    await rm(folder, { recursive: true, force: true });
  }
}
