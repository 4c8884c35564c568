import type { BaseAction, GameId } from '../engine/game.ts';
import type { View } from '../engine/view.ts';

/** What the table asks the bots' worker. The view is all that the bot knows. */
export interface BotQuestion {
  readonly id: number;
  readonly game: GameId;
  readonly level: string;
  readonly view: View;
}

export type BotAnswer =
  | { readonly id: number; readonly action: BaseAction }
  | { readonly id: number; readonly error: string };
