import type { BrowserContext, Page } from '@playwright/test';
import { cautious, Kast } from '../support/table.ts';
import { expect } from '../support/test.ts';
import { words } from '../support/words.ts';

export const say = words('nb');

/** Bots answer at once and nothing moves: what is tested here is what is kept, not how it looks. */
export const brisk = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(() => {
    const quick = { pace: 'instant', motion: 'reduced', language: 'nb' };
    try {
      if (localStorage.getItem('kast:settings') === null) {
        localStorage.setItem('kast:settings', JSON.stringify(quick));
      }
    } catch {
      // A page of the browser's own has no storage.
    }
  });
};

/** A window behind another one is drawn once a second only, and every look and tap waits for that. */
export const toFront = (page: Page): Promise<void> => page.bringToFront();

/** From home to a table with Kastor, at the first decision. */
export const startGame = async (page: Page, url: string): Promise<void> => {
  await toFront(page);
  await page.goto(url);
  await new Kast(page).startGame('Kastor');
};

/** All that the table says, cell by cell: two tables that say the same are at the same decision. */
export const shownBy = async (page: Page): Promise<string> => {
  await toFront(page);
  const kast = new Kast(page);
  await kast.decision();
  return kast.snapshot();
};

/** Deeds of the person; resolves when the last one is shown, and something is asked again. */
export const actTimes = async (page: Page, times: number): Promise<void> => {
  await toFront(page);
  const kast = new Kast(page);
  for (let i = 0; i < times; i += 1) await kast.answer(await kast.decision(), cautious);
  await kast.decision();
};

/** What home calls a game against a bot. */
export const title = (bot = 'Kastor'): string =>
  `${say('shell:game.tallspor.name')} ${say('shell:slip.against', { names: bot })}`;

/** The button at home that goes on with a game that nobody plays. */
export const resume = (page: Page, bot = 'Kastor') =>
  page.getByRole('button', { name: say('shell:slip.resumeNamed', { title: title(bot) }) });

/** A stored game as it lies in the store. */
export interface Stored {
  readonly id: string;
  readonly schema: number;
  readonly record: { readonly actions: readonly unknown[]; readonly seed: string };
}

/** What is in the store, read past all of Kast. */
export const stored = (page: Page): Promise<readonly Stored[]> =>
  page.evaluate(
    () =>
      new Promise<Stored[]>((resolve, reject) => {
        const opening = indexedDB.open('kast');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const all = database.transaction('matches').objectStore('matches').getAll();
          all.onsuccess = () => {
            database.close();
            resolve(all.result);
          };
        };
      }),
  );

/** Another window has the game: this one shows no table, and says so. */
export const expectMoved = async (page: Page): Promise<void> => {
  await expect(page.getByText(say('shell:play.takenOver'))).toBeVisible();
  await expect(new Kast(page).table).toHaveCount(0);
};
