import { expect, installed, test } from '../support/test.ts';

test('the app starts when the server is gone for good', async ({ page, server }) => {
  await page.goto(server.url);
  await installed(page);
  await server.kill();
  await page.reload();
  await expect(page.getByRole('heading').first()).toBeVisible();
  await page.goto(`${server.url}#/settings`);
  await page.reload();
  await expect(page.getByRole('heading').first()).toBeVisible();
});
