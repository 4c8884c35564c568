import { chromiumLaunch } from '../support/browsers.ts';
import { audit, firstTab, portArgument } from '../support/lighthouse.ts';
import { startGame, takeTurn } from '../support/play.ts';
import { freePort } from '../support/server.ts';
import { expect, test } from '../support/test.ts';

const categories = ['accessibility', 'best-practices', 'seo'] as const;
const perfect = { accessibility: 100, 'best-practices': 100, seo: 100 };

for (const screen of ['home', 'a table in play'] as const) {
  test(`Lighthouse finds nothing to mend on ${screen}`, async ({ profile, server }) => {
    const port = await freePort();
    const args = [...(chromiumLaunch.args ?? []), portArgument(port)];
    const page = await firstTab(await profile.open({ args }));
    if (screen === 'home') await page.goto(server.url);
    else {
      await startGame(page, server.url);
      for (let turn = 0; turn < 4; turn++) await takeTurn(page);
    }
    const { scores, lost } = await audit(page, port, categories);
    expect(lost).toEqual([]);
    expect(scores).toEqual(perfect);
  });
}
