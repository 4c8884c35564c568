/**
 * Plays Tallspor by what a person sees: roles and names, in the language of the page.
 *
 *   await startGame(page, server.url);            // against Kastor; { alone: true } for nobody
 *   for (let n = 0; n < 6; n++) await takeTurn(page);
 *   const before = await position(page);          // the tray, the card and what is asked, as text
 *   await page.reload();
 *   expect(await position(page)).toBe(before);
 *
 *   while ((await takeTurn(page)) !== 'over');    // to the end of the game
 */
import { expect, type Locator, type Page } from '@playwright/test';
import enShell from '../../../locales/en/shell.json' with { type: 'json' };
import enTallspor from '../../../locales/en/tallspor.json' with { type: 'json' };
import nbShell from '../../../locales/nb/shell.json' with { type: 'json' };
import nbTallspor from '../../../locales/nb/tallspor.json' with { type: 'json' };

type Language = 'nb' | 'en';

/** The words on the screen, as the app has them. */
export const words = {
  nb: { shell: nbShell, tallspor: nbTallspor },
  en: { shell: enShell, tallspor: enTallspor },
} as const;

interface Options {
  readonly language?: Language;
}

/** Opens the form for a new game of Tallspor, and starts it. */
export async function startGame(
  page: Page,
  url: string,
  { language = 'nb', alone = false }: Options & { readonly alone?: boolean } = {},
): Promise<void> {
  const { newGame } = words[language].shell;
  await page.goto(`${url}#/new/tallspor`);
  await page.getByRole('radio', { name: alone ? newGame.alone : 'Kastor' }).click();
  await page.getByRole('button', { name: newGame.start }).click();
  await asked(page, language).first().waitFor();
}

interface Controls {
  readonly card: Locator;
  readonly tray: Locator;
  readonly actions: Locator;
  readonly toss: Locator;
  readonly cells: Locator;
  readonly settle: Locator;
  readonly pass: Locator;
  readonly result: Locator;
}

/** The parts of the table, for tests that need one by itself. */
export function controls(page: Page, language: Language = 'nb'): Controls {
  const { act, sheet, tray } = words[language].tallspor;
  const card = page.getByRole('region', { name: sheet.own });
  const actions = page.getByRole('group', { name: act.name });
  const start = (text: string) => new RegExp(`^${text.replace(/ ?\{\{.*/, '')}(?![a-z])`);
  return {
    card,
    tray: page.getByRole('region', { name: tray.name }).or(page.getByRole('group', { name: tray.name })),
    actions,
    toss: actions.getByRole('button', { name: start(act.throw) }),
    cells: card.getByRole('button'),
    settle: actions.getByRole('button', { name: start(act.cross) }),
    pass: actions.locator('button:enabled').and(page.getByRole('button', { name: start(act.pass) })),
    result: actions.getByRole('button', { name: start(act.result) }),
  };
}

/** What can be done now, whatever it is: there once the table asks this seat, or the game is over. */
function asked(page: Page, language: Language): Locator {
  const { toss, pass, cells, result } = controls(page, language);
  return toss.or(cells).or(pass).or(result);
}

/** The decision on the screen as text: the dice, one's own card, and what is asked. Waits for it. */
export async function position(page: Page, { language = 'nb' }: Options = {}): Promise<string> {
  await asked(page, language).first().waitFor();
  const { tray, card, actions } = controls(page, language);
  const parts = await Promise.all([tray, card, actions].map((part) => part.ariaSnapshot()));
  return parts.join('\n');
}

/**
 * Waits until the table asks, throws, crosses the first number offered (a tap to pencil it in, the button to settle it)
 * or passes, and waits until that has been taken. Returns what it did.
 */
export async function takeTurn(
  page: Page,
  { language = 'nb' }: Options = {},
): Promise<'throw' | 'cross' | 'pass' | 'over'> {
  const before = await position(page, { language });
  const { toss, cells, settle, pass, result } = controls(page, language);
  if (await result.isVisible()) return 'over';
  const moved = async <T>(what: T): Promise<T> => {
    const { tray, card, actions } = controls(page, language);
    const now = async () =>
      (await Promise.all([tray, card, actions].map((part) => part.ariaSnapshot()))).join('\n');
    await expect.poll(now, { intervals: [20, 50] }).not.toBe(before);
    return what;
  };
  if (await toss.isVisible()) {
    await toss.click();
    return moved('throw');
  }
  if ((await cells.count()) > 0) {
    await cells.first().click();
    await settle.click();
    await settle.waitFor({ state: 'detached' });
    return moved('cross');
  }
  await pass.click();
  return moved('pass');
}
