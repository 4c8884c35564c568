import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { courseOf, type Player } from '../../src/bots/series.ts';
import type { LevelFigures } from '../../src/games/module.ts';
import { botsVersionOf, levelsOf, policyFor } from '../../src/games/policies.ts';
import { games } from '../../src/games/rules.ts';

/** How many games of each pair are played again. */
const replayed = 40;

const measured = games.filter(({ id }) => levelsOf(id).length > 1);

describe.each(measured)('the figures of $id', (game) => {
  const file = new URL(`../../src/games/${game.id}/levels.json`, import.meta.url);
  const figures = JSON.parse(readFileSync(file, 'utf8')) as LevelFigures;
  const player = (level: string): Player => ({ level, policy: policyFor(game.id, level) });

  it('are of the bots as they are now, each level against every weaker one', () => {
    expect(figures.bots, 'run `npm run series:write`').toBe(botsVersionOf(game.id));
    const fromStrongest = [...levelsOf(game.id)].reverse();
    expect(figures.pairs.map(({ strong, weak }) => [strong, weak])).toEqual(
      fromStrongest.flatMap((strong, at) => fromStrongest.slice(at + 1).map((weak) => [strong, weak])),
    );
  });

  it.each(figures.pairs)('of $strong against $weak are what comes of playing', (pair) => {
    const { strong, weak, course } = pair;
    expect(course).toHaveLength(figures.games);
    const count = (letter: string) => [...course].filter((each) => each === letter).length;
    expect(pair).toMatchObject({ won: count('w'), shared: count('s'), lost: count('l') });
    expect(pair.won + pair.shared + pair.lost).toBe(figures.games);
    expect(courseOf(game, [player(strong), player(weak)], figures.seed, replayed)).toBe(
      course.slice(0, replayed),
    );
  });

  it('rise from level to level', () => {
    for (const { won, lost } of figures.pairs) expect(won).toBeGreaterThan(lost);
  });
});
