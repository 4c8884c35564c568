import { type GameId, gameIds } from '../engine/game.ts';
import type { GameModule } from './module.ts';

/** The games that can be played, each loaded when it is first wanted. A game reaches the app by its line here. */
const registry: Partial<Record<GameId, () => Promise<GameModule>>> = {
  tallspor: () => import('./tallspor/index.ts').then((module) => module.default),
  'lucky-lanes': () => import('./lucky-lanes/index.ts').then((module) => module.default),
};

/** Whether a word is the id of a game that can be played. */
export function isPlayable(id: string): id is GameId {
  return gameIds.some((game) => game === id) && Object.hasOwn(registry, id);
}

/** The games that can be played, in the order of their boxes. */
export const playableGames: readonly GameId[] = gameIds.filter(isPlayable);

const loaded = new Map<GameId, Promise<GameModule>>();

/** Loads a game's module, once. Rejects when it can't be fetched (offline before it was cached); the next call tries again. */
export function loadGame(id: GameId): Promise<GameModule> {
  const known = loaded.get(id);
  if (known) return known;
  const load = registry[id];
  const module = load ? load() : Promise.reject(new Error(`${id} is not in the registry`));
  loaded.set(id, module);
  module.catch(() => loaded.delete(id));
  return module;
}
