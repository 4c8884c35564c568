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

/** A whole race. The same number of rivals gives the same dice. */
function race(rivals: number): GameRecord {
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
    seed: `${rivals}`.repeat(64),
    salts: seats.map(() => ''),
  });
  // The person crosses whatever comes: there is much to see on such a card.
  const policies = seats.map((seat) =>
    policyFor('lucky-lanes', 'level' in seat ? seat.level : 'greedy-left'),
  );
  return recordOf(playOut(start, policies, seededRandom(start.fingerprint)));
}

/** The race up to the person's last throw that they cross something of in both steps. */
function begun({ actions, ...rest }: GameRecord): GameRecord {
  const own = actions.flatMap((action, at) => (action.seat === 0 && action.type === 'throw' ? [at] : []));
  const rich = own.filter((at) => {
    const next = actions.findIndex(({ type }, later) => later > at && type === 'throw');
    const crosses = actions.slice(at, next).filter(({ seat, type }) => seat === 0 && type === 'cross');
    return crosses.length === 2;
  });
  const at = rich.at(-1);
  if (at === undefined) throw new Error('The person never crosses twice in one throw.');
  return { ...rest, actions: actions.slice(0, at + 1) };
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
      const record = race(rivals);
      return [documentOf(begun(record), `begun-${rivals}`), documentOf(record, `over-${rivals}`)];
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
