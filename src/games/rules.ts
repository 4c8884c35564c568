import type { Game, GameId } from '../engine/game.ts';
import { luckyLanes } from './lucky-lanes/rules.ts';
import { tallspor } from './tallspor/rules.ts';

/** Every game that there are rules for. */
export const games: readonly Game[] = [tallspor, luckyLanes];

/** The rules of a game by its id; undefined for a game that there are none for yet. */
export function rulesOf(id: GameId): Game | undefined {
  return games.find((game) => game.id === id);
}
