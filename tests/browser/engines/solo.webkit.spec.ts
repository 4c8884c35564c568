import { landmarks, tallspor } from '../support/games.ts';
import { checkRecord } from '../support/record.ts';
import { cautious, look, type Seen } from '../support/table.ts';
import { expect, test, type WebKit } from '../support/webkit.ts';
import { words } from '../support/words.ts';

const nb = words('nb');

const button = (name: string) => `//button[normalize-space()='${name}' or @aria-label='${name}']`;
const inGroup = (group: string, choice: string) =>
  `//*[@role='radiogroup' and @aria-labelledby=//*[normalize-space()='${group}']/@id]//*[@role='radio' and normalize-space()='${choice}']`;

/** What is asked once it is something else than before. */
const decision = (webkit: WebKit, before = '') =>
  webkit.until<Seen>(`return (${look})(arguments[0])`, [landmarks(tallspor, nb), before]);

/** Plays until the game is over, or what is asked fits. */
async function play(webkit: WebKit, until: (seen: Seen) => boolean = () => false): Promise<Seen> {
  let before = '';
  for (;;) {
    const seen = await decision(webkit, before);
    if (seen.kind === 'over' || until(seen)) return seen;
    before = seen.moment;
    const tag = seen.kind === 'choice' ? cautious(seen) : null;
    if (tag) {
      await webkit.tap(`[data-tag='${tag.key}']`);
      await webkit.tap(`[data-tag='${tag.key}']`);
    } else await webkit.tap(seen.kind === 'choice' ? '[data-pass]' : '[data-main]');
  }
}

/** Everything on the table that is read out, in order. */
const everything = (webkit: WebKit) =>
  webkit.until<string[]>(`
    const table = document.querySelector('main.ts-table');
    if (!table) return null;
    return [...table.querySelectorAll('[aria-label], .ts-said, .ts-actions button')]
      .map((element) => element.getAttribute('aria-label') ?? element.textContent.trim());`);

test('WebKit plays a whole game without a server: reloaded, left, resumed, played out, and its dice check', async ({
  server,
  webkit,
}) => {
  test.setTimeout(300_000);
  await webkit.goto(server.url);
  await webkit.runAsync(`
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) {
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
    }`);
  await server.kill();
  await webkit.reload();

  await webkit.tap(`[aria-label='${nb('shell:home.settings')}']`);
  await webkit.tap(inGroup(nb('shell:settings.pace'), nb('shell:settings.paceInstant')));
  await webkit.tap(inGroup(nb('shell:settings.motion'), nb('shell:settings.motionReduced')));
  await webkit.tap(button(nb('shell:common.back')));
  await webkit.tap('a.box[data-game=tallspor]');
  await webkit.tap(button(nb('shell:newGame.start')));

  await play(webkit, ({ kind, throws, tags }) => kind === 'choice' && throws >= 5 && tags.length > 0);
  const decided = await everything(webkit);
  await webkit.reload();
  await decision(webkit);
  expect(await everything(webkit)).toEqual(decided);

  await webkit.tap(button(nb('tallspor:bar.home')));
  await webkit.tap(`//button[starts-with(@aria-label, '${nb('shell:slip.resume')} Tallspor')]`);
  await decision(webkit);
  expect(await everything(webkit)).toEqual(decided);

  await play(webkit);
  await webkit.tap('[data-main]');
  const totals = await webkit.until<number[]>(`
    const sums = [...document.querySelectorAll('.ln-end-sum')];
    return sums.length > 0 && sums.map((sum) => Number(sum.textContent.replace('−', '-')));`);
  // Nothing may read the clipboard here, so what is written to it is kept.
  await webkit.run(`navigator.clipboard.writeText = async (text) => { document.title = text; }`);
  await webkit.tap(button(nb('tallspor:end.share')));
  const shared = await webkit.until<string>(
    `return document.title.includes('kast-record') && document.title`,
  );
  const verdict = checkRecord(shared);
  expect(verdict).toMatchObject({ ok: true, game: 'tallspor', over: true });
  expect(verdict.ranking?.map(({ score }) => score)).toEqual(totals);
});
