import { expect, installed, test } from '../support/test.ts';

test('the app starts when the server is gone for good', async ({ page, server }) => {
  await page.goto(server.url);
  await installed(page);
  await server.kill();
  await page.reload();
  await expect(page.getByRole('heading').first()).toBeVisible();
  await page.goto(`${server.url}#/settings`);
  // A reload in the middle of fetching a screen would be an error of its own.
  await expect(page.getByRole('switch').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('switch').first()).toBeVisible();
});
