/**
 * `npm run series:write`: has every level of a game play every weaker one, and writes what came of it where New game
 * reads it. To be run when the version of a game's bots has been raised.
 */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { courseOf, type Player } from '../src/bots/series.ts';
import type { Game } from '../src/engine/game.ts';
import type { LevelFigures, LevelPair } from '../src/games/module.ts';
import { botsVersionOf, levelsOf, policyFor } from '../src/games/policies.ts';
import { games } from '../src/games/rules.ts';

const gamesEach = 600;

function figuresOf(game: Game): LevelFigures {
  // Nobody has picked this seed for what comes of it.
  const seed = createHash('sha256').update(`levels of ${game.id}`).digest('hex');
  const player = (level: string): Player => ({ level, policy: policyFor(game.id, level) });
  const fromStrongest = [...levelsOf(game.id)].reverse();
  const pairs = fromStrongest.flatMap((strong, at) =>
    fromStrongest.slice(at + 1).map((weak): LevelPair => {
      const course = courseOf(game, [player(strong), player(weak)], seed, gamesEach);
      const count = (letter: string) => course.split(letter).length - 1;
      const pair = { strong, weak, won: count('w'), shared: count('s'), lost: count('l'), course };
      console.log(`${game.id}: ${strong}–${weak} ${pair.won} won, ${pair.shared} shared, ${pair.lost} lost`);
      return pair;
    }),
  );
  return { seed, bots: botsVersionOf(game.id), games: gamesEach, pairs };
}

for (const game of games.filter(({ id }) => levelsOf(id).length > 1)) {
  const file = new URL(`../src/games/${game.id}/levels.json`, import.meta.url);
  writeFileSync(file, `${JSON.stringify(figuresOf(game), null, 2)}\n`);
}
