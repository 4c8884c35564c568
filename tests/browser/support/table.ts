/**
 * A lane game as a person meets it: from home through New game to the table and its end, by taps (or clicks) on what
 * can be seen and read. This and games.ts alone know the tables' markup; words come from the locale files.
 *
 *   const kast = new Kast(page);                     // Tallspor, in Norwegian, by taps
 *   await kast.startGame('Kastor');
 *   await kast.play(cautious, (seen) => seen.throws === 5);
 *   const before = await kast.decision();
 *
 *   const race = new Kast(page, { game: luckyLanes, language: 'en' });
 *   await race.startGame('rivals', { rivals: 5 });
 */
import { expect, type Locator, type Page } from '@playwright/test';
import { type Landmarks, type LaneGameTable, landmarks, tallspor } from './games.ts';
import { type Language, type Words, words } from './words.ts';

/** A number that glows: what a screen reader calls it tells what it gives and what it costs. */
interface Tag {
  readonly key: string;
  readonly label: string;
}

/** What the screen asks the person at it. */
export interface Seen {
  /** `cover`: the device is to be handed over. */
  readonly kind: 'cover' | 'throw' | 'choice' | 'over';
  /** The heading of the cover; empty elsewhere. */
  readonly name: string;
  readonly throws: number;
  readonly tags: readonly Tag[];
  /** Whether the button to pass says that it costs a miss. */
  readonly passCosts: boolean;
  /** What sets this decision apart from the one before and the one after, whatever the others at the table do. */
  readonly moment: string;
}

/** Which number to cross, or null to pass. */
export type Strategy = (seen: Seen) => Tag | null;

/** The numbers that a tag gives up: all that its name counts, beside the number itself and its points. */
const lostBy = ({ label }: Tag) => (label.match(/\d+/g)?.length ?? 0) - 2;

/** Crosses what costs little, and passes where passing is free. Its games take some twenty throws. */
export const cautious: Strategy = ({ tags, passCosts }) => {
  const cheapest = [...tags].sort((a, b) => lostBy(a) - lostBy(b))[0];
  return cheapest && lostBy(cheapest) <= (passCosts ? 3 : 1) ? cheapest : null;
};

/** The shortest game there is: four misses. */
export const passing: Strategy = () => null;

/** Runs in the page: what is asked there, when it is something new; null while others play, or all is as `before`. */
export function look([marks, before]: [marks: Landmarks, before: string]): Seen | null {
  const said = (root: Element, selector: string) =>
    [...root.querySelectorAll(selector)].map(
      (element) => `${element.getAttribute('aria-label')} ${element.textContent}`,
    );
  const nothing = { name: '', throws: 0, tags: [], passCosts: false };
  const cover = document.querySelector('main.cover');
  if (cover) {
    const moment = said(cover, 'h1').join();
    const name = cover.querySelector('h1')?.textContent ?? '';
    return moment === before ? null : { ...nothing, kind: 'cover', name, moment };
  }
  const table = document.querySelector(marks.table);
  const main = table?.querySelector('[data-main]:not([aria-disabled])');
  const pass = table?.querySelector('[data-pass]');
  if (!table || !(main || pass)) return null;
  const moment = said(table, marks.moment).join('\n');
  if (moment === before) return null;
  return {
    kind: pass ? 'choice' : main?.textContent?.includes(marks.result) ? 'over' : 'throw',
    name: '',
    throws: Number(table.querySelector(marks.throws)?.textContent?.match(/\d+/)?.[0] ?? 0),
    tags: [...table.querySelectorAll('[data-tag]')].map((tag) => ({
      key: tag.getAttribute('data-tag') ?? '',
      label: tag.getAttribute('aria-label') ?? '',
    })),
    passCosts: pass?.hasAttribute('aria-label') ?? false,
    moment,
  };
}

/** Who plays: the tile that is tapped under New game, or the names of several people. */
export type Company = 'alone' | 'Kastor' | 'rivals' | readonly string[];

interface Seating {
  /** Who starts, as New game calls them; drawn where it is not said. */
  readonly starts?: string;
  /** Whether Kastor sits with several people. */
  readonly withKastor?: boolean;
  /** How many rivals there are. */
  readonly rivals?: number;
}

export interface KastOptions {
  readonly game?: LaneGameTable;
  readonly language?: Language;
  /** With a finger, or a pointer where the browser's driver has no fingers. */
  readonly press?: 'tap' | 'click';
}

export class Kast {
  readonly page: Page;
  readonly game: LaneGameTable;
  readonly words: Words;
  readonly #press: 'tap' | 'click';
  #before = '';

  constructor(page: Page, { game = tallspor, language = 'nb', press = 'tap' }: KastOptions = {}) {
    this.page = page;
    this.game = game;
    this.words = words(language);
    this.#press = press;
  }

  /** The game's own words. */
  own(key: string, values?: Record<string, unknown>): string {
    return this.words(`${this.game.id}:${key}`, values);
  }

  press(target: Locator): Promise<void> {
    return target[this.#press]();
  }

  button(key: string, values?: Record<string, unknown>): Locator {
    return this.page.getByRole('button', { name: this.words(key, values), exact: true });
  }

  pressButton(key: string, values?: Record<string, unknown>): Promise<void> {
    return this.press(this.button(key, values));
  }

  get box(): Locator {
    return this.page.locator(`a.box[data-game=${this.game.id}]:visible`);
  }

  get table(): Locator {
    return this.page.getByRole('main', { name: this.own('bar.table') });
  }

  get tags(): Locator {
    return this.table.locator('[data-tag]');
  }

  get pass(): Locator {
    return this.table.locator('[data-pass]');
  }

  get main(): Locator {
    return this.table.locator('[data-main]');
  }

  /** Takes the way from home to the settings, chooses by name, and comes back. */
  async settle(...choices: readonly (readonly [group: string, choice: string])[]): Promise<void> {
    await this.press(this.page.getByRole('link', { name: this.words('shell:home.settings') }));
    for (const [group, choice] of choices) {
      const name = this.words(`shell:settings.${group}`);
      const radio = this.page
        .getByRole('radiogroup', { name })
        .getByRole('radio', { name: this.words(`shell:settings.${choice}`) });
      await this.press(radio);
      await expect(radio).toBeChecked();
    }
    await this.pressButton('shell:common.back');
  }

  /** Bots that answer at once, and nothing that moves. */
  async settleQuickly(): Promise<void> {
    await this.settle(['pace', 'paceInstant'], ['motion', 'motionReduced']);
  }

  /** From home to New game. */
  async openForm(): Promise<void> {
    await this.press(this.box);
    await expect(this.button('shell:newGame.start')).toBeVisible();
  }

  /** From home to the table, at the first thing that is asked. */
  async startGame(
    company: Company,
    { starts = '', withKastor = false, rivals = 1 }: Seating = {},
  ): Promise<void> {
    await this.openForm();
    await this.press(this.page.getByRole('radio', { name: this.#tile(company), exact: true }).first());
    if (typeof company !== 'string') await this.#writeNames(company);
    if (company === 'rivals') await this.seatRivals(rivals);
    if (withKastor) {
      const name = this.words('shell:newGame.withBot', { name: 'Kastor' });
      await this.press(this.page.getByRole('switch', { name }));
    }
    if (starts) {
      const group = this.page.getByRole('radiogroup', { name: this.words('shell:newGame.starts') });
      await this.press(group.getByRole('radio', { name: starts, exact: true }));
    }
    await this.pressButton('shell:newGame.start');
    this.#before = '';
    await this.decision();
  }

  #tile(company: Company): string {
    if (typeof company !== 'string') return this.words('shell:newGame.several');
    if (company === 'alone') return this.words('shell:newGame.alone');
    return company === 'rivals' ? this.own('bot.rivals') : company;
  }

  /** At New game among rivals: adds or removes until there are as many as wanted. */
  async seatRivals(wanted: number): Promise<void> {
    const rows = this.page.locator('.seats-list .rival');
    await expect(rows).not.toHaveCount(0);
    for (let seated = await rows.count(); seated !== wanted; seated = await rows.count()) {
      if (seated < wanted) await this.press(this.page.getByRole('button', { name: this.own('bot.add') }));
      else await this.press(rows.last().getByRole('button'));
    }
  }

  async #writeNames(names: readonly string[]): Promise<void> {
    for (const [at, name] of names.entries()) {
      if (at >= 2) await this.pressButton('shell:newGame.add');
      await this.page
        .getByRole('textbox', { name: this.words('shell:newGame.nameOf', { number: at + 1 }) })
        .fill(name);
    }
  }

  /** Waits until the person at the screen is asked something that was not there before the last deed. */
  async decision(): Promise<Seen> {
    const given: Parameters<typeof look>[0] = [landmarks(this.game, this.words), this.#before];
    const handle = await this.page.waitForFunction(look, given);
    return (await handle.jsonValue()) as Seen;
  }

  /** The next decision is another one than this: for answers that `answer` does not give. */
  answered(seen: Seen): void {
    this.#before = seen.moment;
  }

  /** Forgets what was on the screen, so that the same decision counts again: after a reload. */
  forget(): void {
    this.#before = '';
  }

  /** Does what is asked, a number with as many taps as the game takes. */
  async answer(seen: Seen, strategy: Strategy): Promise<void> {
    this.answered(seen);
    if (seen.kind === 'cover') return this.pressButton('shell:play.iAm', { name: seen.name });
    if (seen.kind !== 'choice') return this.press(this.main);
    const tag = strategy(seen);
    if (!tag) return this.press(this.pass);
    const number = this.table.locator(`[data-tag='${tag.key}']`);
    for (let tap = 0; tap < this.game.taps; tap += 1) await this.press(number);
  }

  /** Plays until the game is over, or what is asked fits; resolves with what is asked then. */
  async play(strategy: Strategy, until: (seen: Seen) => boolean = () => false): Promise<Seen> {
    for (;;) {
      const seen = await this.decision();
      if (seen.kind === 'over' || until(seen)) return seen;
      await this.answer(seen, strategy);
    }
  }

  /** From the table of a game that is over to its result. */
  async seeResult(): Promise<void> {
    await this.press(this.main);
    await expect(this.button(`${this.game.id}:end.again`)).toBeVisible();
  }

  /** The points of every seat as the result shows them, by place. */
  async totals(): Promise<{ who: string; total: number }[]> {
    const rows = this.page.locator('.ln-breakdown tbody');
    return Promise.all(
      (await rows.all()).map(async (row) => ({
        who: await row.getByRole('rowheader').innerText(),
        total: Number((await row.locator('.ln-end-sum').innerText()).replace('−', '-')),
      })),
    );
  }

  /** The whole table as assistive technology is told it; to be asked while a person has the word, when nothing else happens. */
  async snapshot(): Promise<string> {
    return (await this.table.ariaSnapshot()).replaceAll(' [active]', '');
  }
}
