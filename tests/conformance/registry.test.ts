import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { manifest } from '../../scripts/vite/manifests.ts';
import { seats } from '../../src/app/components/Box.tsx';
import { gameIds } from '../../src/engine/game.ts';
import { levelsOf } from '../../src/games/policies.ts';
import { isPlayable, loadGame } from '../../src/games/registry.ts';
import { rulesOf } from '../../src/games/rules.ts';
import budgets from '../budget/budgets.json' with { type: 'json' };

type Words = { readonly [key: string]: string | Words };

const root = new URL('../../', import.meta.url);
const languages = ['nb', 'en'] as const;
const wordsOf = (language: string, namespace: string): Words => {
  const file = new URL(`locales/${language}/${namespace}.json`, root);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Words) : {};
};
const word = (words: Words, key: string): unknown =>
  key.split('.').reduce<unknown>((at, part) => (at as Words | undefined)?.[part], words);

const playable = gameIds.filter(isPlayable);

describe.each(gameIds)('the box of %s', (game) => {
  it('has its drawings, its name and its line', () => {
    const lid = readFileSync(new URL(`src/games/${game}/lid.svg`, root), 'utf8');
    expect(lid).toContain(`<symbol id="lid-${game}"`);
    expect(lid).toContain(`<symbol id="title-${game}"`);
    for (const language of languages) {
      const shell = wordsOf(language, 'shell');
      for (const key of ['name', 'line'])
        expect(word(shell, `game.${game}.${key}`), key).toEqual(expect.any(String));
    }
  });

  it('is printed in boxes.css, its name in the shape that it is drawn in', () => {
    const lid = readFileSync(new URL(`src/games/${game}/lid.svg`, root), 'utf8');
    const css = readFileSync(new URL('src/app/boxes.css', root), 'utf8');
    const [, printed = ''] = new RegExp(`\\[data-game='${game}'\\] \\{([^}]*)\\}`).exec(css) ?? [];
    const [, width, height] =
      new RegExp(`id="title-${game}" viewBox="\\S+ \\S+ (\\S+) (\\S+)"`).exec(lid) ?? [];
    expect(printed).toContain(`--title: ${width} / ${height};`);
    expect(printed).toContain('--title-width:');
  });

  it('tells as many seats as the rules', () => {
    const rules = rulesOf(game);
    if (rules) expect(seats[game]).toEqual(rules.seats);
  });
});

describe.each(playable)('the module of %s', (game) => {
  it('brings the rules that replay its records', async () => {
    expect((await loadGame(game)).rules).toBe(rulesOf(game));
  });

  it('offers no level that there is no policy for', async () => {
    for (const { levels } of (await loadGame(game)).bots) {
      expect(levels.length).toBeGreaterThan(0);
      expect(levelsOf(game)).toEqual(expect.arrayContaining([...levels]));
    }
  });

  it('says how strong its levels are, where there are several', async () => {
    const { bots, figures } = await loadGame(game);
    if (bots.some(({ levels }) => levels.length > 1))
      expect(figures?.pairs.map(({ strong, weak }) => `${strong}–${weak}`)).toContain(
        `${levelsOf(game).at(-1)}–${levelsOf(game)[0]}`,
      );
  });

  it.each(languages)('has its words in %s', async (language) => {
    const { bots, chapters } = await loadGame(game);
    const words = wordsOf(language, game);
    const keys = [
      ...chapters.flatMap(({ id }) => [`rules.${id}.title`, `rules.${id}.text`]),
      ...bots.flatMap(({ levels }) => levels.map((level) => `bot.${level}`)),
      ...(bots.length > 1 ? ['bot.rivals', 'bot.add'] : []),
    ];
    for (const key of keys) expect(word(words, key), key).toEqual(expect.any(String));
  });

  it('has a budget, and a shortcut where the app is installed', () => {
    expect(budgets.games).toContain(game);
    for (const language of languages) {
      const shortcuts = manifest(language)['shortcuts'];
      expect(shortcuts).toContainEqual(
        expect.objectContaining({
          short_name: word(wordsOf(language, 'shell'), `game.${game}.name`),
          url: `./#/new/${game}`,
        }),
      );
    }
  });
});
