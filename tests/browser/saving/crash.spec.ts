import { expect, test } from '../support/test.ts';
import { actTimes, brisk, resume, shownBy, startGame } from './play.ts';

test('kill -9 right after an action that was shown loses nothing', async ({ profile, server }) => {
  let context = await profile.open();
  await brisk(context);
  let page = context.pages()[0] ?? (await context.newPage());
  await startGame(page, server.url);
  for (let round = 0; round < 4; round += 1) {
    await actTimes(page, 1);
    const shown = await shownBy(page);
    await profile.crash();
    context = await profile.open();
    await brisk(context);
    page = context.pages()[0] ?? (await context.newPage());
    await page.goto(server.url);
    await resume(page).click();
    expect(await shownBy(page)).toBe(shown);
  }
});
