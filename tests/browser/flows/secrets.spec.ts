import type { Page } from '@playwright/test';
import { stored } from '../saving/play.ts';
import { luckyLanes } from '../support/games.ts';
import { cautious, Kast } from '../support/table.ts';
import { expect, test } from '../support/test.ts';

/** Runs in the page before all else: notes the type of every message that goes to a worker or comes from one. */
function noteMessages(): void {
  const messages: string[] = [];
  Object.assign(globalThis, { messages });
  const Original = Worker;
  globalThis.Worker = class extends Original {
    constructor(...given: ConstructorParameters<typeof Worker>) {
      super(...given);
      this.addEventListener('message', () => messages.push('answer'));
    }
    override postMessage(...given: [message: unknown]): void {
      messages.push('question');
      super.postMessage(...given);
    }
  };
}

const messagesIn = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { messages: string[] }).messages);

test('before the person has chosen, nothing of a rival’s choice is in the page or in the store', async ({
  page,
  server,
}) => {
  await page.addInitScript(noteMessages);
  await page.goto(server.url);
  const kast = new Kast(page, { game: luckyLanes });
  await kast.settleQuickly();
  await kast.startGame('rivals', { rivals: 3, starts: kast.words('shell:newGame.you') });
  let throws = 0;
  for (let round = 0; round < 4; round += 1) {
    // The first choice after a throw is the shared one: the dice lie, and nobody has chosen.
    const seen = await kast.play(cautious, (now) => now.kind === 'choice' && now.throws > throws);
    throws = seen.throws;
    const messages = await messagesIn(page);
    const [before] = await stored(page);
    await kast.answer(seen, cautious);
    await kast.decision();
    const [after] = await stored(page);

    // Whatever a worker had been asked was about what lay open before, and had been answered and shown.
    const count = (type: string) => messages.filter((each) => each === type).length;
    expect(count('question')).toBe(count('answer'));
    const [first, ...others] = after?.record.actions.slice(before?.record.actions.length) ?? [];
    expect(first).toMatchObject({ seat: 0 });
    expect(new Set(others.slice(0, 3).map((action) => (action as { seat: number }).seat))).toEqual(
      new Set([1, 2, 3]),
    );
  }
  expect(await messagesIn(page)).toContain('answer');
});
