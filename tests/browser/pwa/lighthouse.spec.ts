import { chromiumLaunch } from '../support/browsers.ts';
import { luckyLanes } from '../support/games.ts';
import { audit, firstTab, portArgument } from '../support/lighthouse.ts';
import { freePort } from '../support/server.ts';
import { cautious, Kast } from '../support/table.ts';
import { expect, test } from '../support/test.ts';

const categories = ['accessibility', 'best-practices', 'seo'] as const;
const perfect = { accessibility: 100, 'best-practices': 100, seo: 100 };

for (const screen of ['home', 'a table in play', 'a race of six'] as const) {
  test(`Lighthouse finds nothing to mend on ${screen}`, async ({ profile, server }) => {
    const port = await freePort();
    const args = [...(chromiumLaunch.args ?? []), portArgument(port)];
    const page = await firstTab(await profile.open({ args }));
    await page.goto(server.url);
    if (screen === 'a table in play') {
      const kast = new Kast(page);
      await kast.settleQuickly();
      await kast.startGame('Kastor');
      await kast.play(cautious, ({ throws, tags }) => throws > 2 && tags.length > 0);
    }
    if (screen === 'a race of six') {
      const kast = new Kast(page, { game: luckyLanes });
      await kast.settleQuickly();
      await kast.startGame('rivals', { rivals: 5 });
      await kast.play(cautious, ({ throws, tags }) => throws > 2 && tags.length > 0);
    }
    const { scores, lost } = await audit(page, port, categories);
    expect(lost).toEqual([]);
    expect(scores).toEqual(perfect);
  });
}
