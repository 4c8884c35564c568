/**
 * Races of one person against rivals that were played beforehand, so that a test sees far more of them than it has time
 * to play: each as it lies at one of the person's own throws, late in the race, and as it ended.
 *
 *   const races = new Races(kast, [1, 5]);
 *   await races.carryIn();                  // from home, through Settings, and back
 *   await races.resume(5);                  // at the shared choice
 *   await races.openResult(1);              // from home, through the history
 */
import { playOut } from '../../../src/bots/play.ts';
import { seededRandom } from '../../../src/bots/random.ts';
import { startMatch } from '../../../src/engine/match.ts';
import { type GameRecord, recordOf } from '../../../src/engine/record.ts';
import { policyFor } from '../../../src/games/policies.ts';
import { rulesOf } from '../../../src/games/rules.ts';
import type { Kast } from './table.ts';
import { expect } from './test.ts';

/** The rivals by the names that New game gives them. */
const drivers = ['Siv', 'Otto', 'Bruno', 'Vilde', 'Mack'];

/** No list of names is the beginning of another one's. */
const rivalsOf = (count: number) => drivers.slice(-count);

const levels = ['hard', 'normal', 'easy'];

/** A whole race, every decision made by bots. */
function race(rivals: number, seed: number): GameRecord {
  const rules = rulesOf('lucky-lanes');
  if (!rules) throw new Error('There are no rules of Lucky Lanes.');
  const seats = [
    { kind: 'human' as const, name: '' },
    ...rivalsOf(rivals).map((name, at) => ({
      kind: 'bot' as const,
      name,
      level: levels[at % levels.length] ?? '',
    })),
  ];
  const start = startMatch(rules, {
    options: { start: 0 },
    seats,
    seed: `${seed}`.padStart(64, '0'),
    salts: seats.map(() => ''),
  });
  // The person crosses whatever comes: there is much to see on such a card.
  const policies = seats.map((seat) =>
    policyFor('lucky-lanes', 'level' in seat ? seat.level : 'greedy-left'),
  );
  return recordOf(playOut(start, policies, seededRandom(start.fingerprint)));
}

const throwsIn = (actions: GameRecord['actions']) => actions.filter(({ type }) => type === 'throw').length;

/** How many of the actions lead to a throw of the person in the second half, after which they cross in both steps. */
function lateThrow({ actions }: GameRecord): number | undefined {
  const half = throwsIn(actions) / 2;
  return actions.flatMap(({ seat, type }, at) => {
    if (seat !== 0 || type !== 'throw' || throwsIn(actions.slice(0, at)) < half) return [];
    const next = actions.findIndex((other, later) => later > at && other.type === 'throw');
    const end = next < 0 ? actions.length : next;
    const crosses = actions.slice(at, end).filter((each) => each.seat === 0 && each.type === 'cross');
    return crosses.length === 2 ? [at + 1] : [];
  })[0];
}

/** The first race that has such a throw, cut off after it and whole; always the same one. */
function racesWith(rivals: number): { begun: GameRecord; over: GameRecord } {
  for (let seed = 0; seed < 100; seed += 1) {
    const over = race(rivals, seed);
    const end = lateThrow(over);
    if (end !== undefined) return { begun: { ...over, actions: over.actions.slice(0, end) }, over };
  }
  throw new Error('In no race does the person cross twice after a late throw.');
}

const documentOf = (record: GameRecord, id: string) => ({
  id,
  schema: 2,
  owner: 'nobody',
  created: Date.UTC(2026, 0, 1),
  updated: Date.UTC(2026, 0, 1),
  rules: rulesOf(record.game)?.rules ?? 0,
  record,
  summary: { over: false, throws: 0, waitingFor: [], ranking: [] },
});

export class Races {
  readonly #kast: Kast;
  readonly #sizes: readonly number[];

  /** Two races for each number of rivals. */
  constructor(kast: Kast, sizes: readonly number[]) {
    this.#kast = kast;
    this.#sizes = sizes;
  }

  async carryIn(): Promise<void> {
    const { page, words } = this.#kast;
    const games = this.#sizes.flatMap((rivals) => {
      const { begun, over } = racesWith(rivals);
      return [documentOf(begun, `begun-${rivals}`), documentOf(over, `over-${rivals}`)];
    });
    await this.#kast.press(page.getByRole('link', { name: words('shell:home.settings') }));
    await page.locator('input[type=file]').setInputFiles({
      name: 'kast.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify({ format: 'kast-games/1', games })),
    });
    await this.#kast.pressButton('yours:import.do', { count: games.length });
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await this.#kast.pressButton('shell:common.back');
  }

  async #title(rivals: number): Promise<string> {
    const { page, words } = this.#kast;
    const language = await page.locator('html').getAttribute('lang');
    const names = new Intl.ListFormat(language === 'en' ? 'en-GB' : 'nb').format(rivalsOf(rivals));
    return `${words('shell:game.lucky-lanes.name')} ${words('shell:slip.against', { names })}`;
  }

  /** From home to the table: the person has thrown, and everyone is to choose. */
  async resume(rivals: number): Promise<void> {
    await this.#kast.pressButton('shell:slip.resumeNamed', { title: await this.#title(rivals) });
    this.#kast.forget();
    await expect(this.#kast.tags).not.toHaveCount(0);
  }

  /** From home to the result. */
  async openResult(rivals: number): Promise<void> {
    const { page, words } = this.#kast;
    await this.#kast.press(page.getByRole('link', { name: words('shell:home.history'), exact: true }));
    await this.#kast.press(page.getByRole('button', { name: new RegExp(`^${await this.#title(rivals)}, `) }));
    await expect(this.#kast.button('lucky-lanes:end.again')).toBeVisible();
  }
}
