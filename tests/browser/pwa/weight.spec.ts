import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import budgets from '../../budget/budgets.json' with { type: 'json' };
import { folderOf } from '../support/build.ts';
import { expect, test } from '../support/test.ts';

/** What the page itself has asked for, in bytes after gzip, until the service worker has it all. */
test('what home really loads is within its budget', async ({ page, server }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!request.serviceWorker()) asked.push(new URL(request.url()).pathname.slice(1));
  });
  await page.goto(server.url);
  await page.waitForFunction(() => document.querySelectorAll('.first').length < 2);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const bytes = (ending: string) =>
    [...new Set(asked)]
      .filter((path) => path.endsWith(ending) && path !== 'sw.js')
      .reduce((sum, path) => sum + gzipSync(readFileSync(join(folderOf(1), path)), { level: 9 }).length, 0);
  expect(bytes('.js'), asked.join('\n')).toBeLessThanOrEqual(budgets.home.js);
  expect(bytes('.css'), asked.join('\n')).toBeLessThanOrEqual(budgets.home.css);
});
