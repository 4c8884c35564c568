import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect } from '../support/test.ts';

/** Bots answer at once, and one tap crosses: what is tested here is what is kept, not how it looks. */
export const brisk = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(() => {
    const quick = { pace: 'instant', oneTap: true, motion: 'reduced', language: 'nb' };
    try {
      if (localStorage.getItem('kast:settings') === null) {
        localStorage.setItem('kast:settings', JSON.stringify(quick));
      }
    } catch {
      // A page of the browser's own has no storage.
    }
  });
};

export const tableOf = (page: Page): Locator => page.getByRole('main', { name: 'Tallspor, spillbordet' });

/** All that the table says, cell by cell: two tables that show the same are the same. */
export const shownBy = async (page: Page): Promise<string> => {
  await expect(tableOf(page)).toBeVisible();
  return tableOf(page).ariaSnapshot();
};

const main = (page: Page): Locator => page.locator('[data-main]');
const passing = (page: Page): Locator => page.locator('[data-pass]');
const tag = (page: Page): Locator => page.locator('button[data-tag]').first();

/** From home to a table with Kastor, at the first decision. */
export const startGame = async (page: Page, url: string): Promise<void> => {
  await page.goto(url);
  await page.getByRole('link', { name: /^Spill Tallspor/ }).click();
  await page
    .getByRole('radiogroup', { name: 'Hvem spiller?' })
    .getByRole('radio', { name: 'Kastor' })
    .click();
  await page.getByRole('button', { name: 'Start spillet' }).click();
  await expect(tableOf(page)).toBeVisible();
};

/** Waits until the person is asked for something, or the game is over. */
export const asked = async (page: Page): Promise<'throw' | 'choice' | 'over'> => {
  const wanted = page.locator('[data-main]:not([aria-disabled]), [data-pass]').first();
  await expect(wanted).toBeVisible();
  if (await passing(page).isVisible()) return 'choice';
  return (await main(page).textContent())?.includes('resultat') ? 'over' : 'throw';
};

/** One deed of the person: a throw, the first number that may be crossed, or a pass. Resolves when it is shown. */
export const act = async (page: Page): Promise<void> => {
  const before = await shownBy(page);
  const what = await asked(page);
  if (what === 'throw') await main(page).click();
  else if (await tag(page).isVisible()) await tag(page).click();
  else await passing(page).click();
  await expect.poll(() => shownBy(page)).not.toBe(before);
};

export const actTimes = async (page: Page, times: number): Promise<void> => {
  for (let i = 0; i < times; i += 1) await act(page);
  await asked(page);
};

/** A stored game as it lies in the store. */
export interface Stored {
  readonly id: string;
  readonly schema: number;
  readonly owner: string;
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
