import type { BrowserContext, Page } from '@playwright/test';
import lighthouse from 'lighthouse';
import puppeteer, { type Page as PuppeteerPage } from 'puppeteer-core';

type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

/** Scores from 0 to 100, and what cost points, by category. */
export interface Report {
  readonly scores: Readonly<Partial<Record<Category, number>>>;
  readonly lost: readonly string[];
}

/** What Chromium needs so that Lighthouse can join it. */
export const portArgument = (port: number) => `--remote-debugging-port=${port}`;

/**
 * Audits what the tab shows at its own address, as Lighthouse's mobile phone. The tab keeps its storage, and so its game.
 * `port` is the debugging port that the tab's browser was started with.
 */
export async function audit(page: Page, port: number, categories: readonly Category[]): Promise<Report> {
  const browser = await puppeteer.connect({ browserURL: `http://127.0.0.1:${port}`, defaultViewport: null });
  try {
    const tab = await sameTab(await browser.pages(), page);
    const flags = { onlyCategories: [...categories], disableStorageReset: true, logLevel: 'error' as const };
    // Lighthouse and this project may hold different builds of the same version of puppeteer's types.
    const result = await lighthouse(page.url(), flags, undefined, tab as never);
    if (!result) throw new Error('Lighthouse gave no result.');
    const { lhr } = result;
    const entries = Object.entries(lhr.categories);
    const scores = Object.fromEntries(entries.map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)]));
    const lost = entries.flatMap(([id, { auditRefs }]) =>
      auditRefs
        .map(({ id: name, weight }) => ({ audit: lhr.audits[name], weight }))
        .filter(({ audit: one, weight }) => weight > 0 && one?.score !== null && (one?.score ?? 1) < 1)
        .map(({ audit: one }) =>
          `${id}: ${one?.title} ${one?.displayValue ?? ''} ${nodesOf(one?.details)}`.trim(),
        ),
    );
    return { scores, lost };
  } finally {
    await browser.disconnect();
  }
}

/** Pieces of markup that an audit points at. */
function nodesOf(details: unknown): string {
  const { items = [] } = (details ?? {}) as { items?: { node?: { snippet?: string } }[] };
  return Array.isArray(items) ? items.flatMap(({ node }) => node?.snippet ?? []).join(' ') : '';
}

async function sameTab(tabs: readonly PuppeteerPage[], page: Page): Promise<PuppeteerPage> {
  const found = tabs.find((tab) => tab.url() === page.url());
  if (!found) throw new Error(`No tab shows ${page.url()}.`);
  return found;
}

/** Opens a tab in a context whose browser listens on a debugging port. */
export async function firstTab(context: BrowserContext): Promise<Page> {
  return context.pages()[0] ?? (await context.newPage());
}
