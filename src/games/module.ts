import type { FunctionComponent } from 'preact';
import type { BaseAction, Game } from '../engine/game.ts';
import type { View } from '../engine/view.ts';
import type { Table } from '../table/table.ts';

export interface TableViewProps<State = unknown, Action extends BaseAction = BaseAction> {
  readonly table: Table<State, Action>;
  /** Back to the home screen; the game stays on the table. */
  onLeave(): void;
  onRules(): void;
  onSettings(): void;
  /** A new game with the same seats. */
  onPlayAgain(): void;
}

/**
 * A bot that a game offers; its levels from the weakest to the strongest, at least one. A person is against one or more
 * of those that a game offers, as many as the seats allow.
 */
export interface BotOffer {
  readonly name: string;
  readonly levels: readonly string[];
  /** The bot's own drawing, where it has one. */
  readonly Mark?: FunctionComponent;
}

/** Two levels that played each other, two at the table: how the stronger fared. */
export interface LevelPair {
  readonly strong: string;
  readonly weak: string;
  readonly won: number;
  readonly shared: number;
  readonly lost: number;
  /** Every game in order, `w`, `s` or `l`, so that a part of them can be played again and compared. */
  readonly course: string;
}

/** How strong the levels of a game are: a file that `npm run series:write` makes, so that no figure is made up. */
export interface LevelFigures {
  /** The seed of every pair's series. */
  readonly seed: string;
  /** The version of the bots that played. */
  readonly bots: number;
  /** How many each pair played. */
  readonly games: number;
  /** Every level against every weaker one, the strongest and the nearest first. */
  readonly pairs: readonly LevelPair[];
}

/** A chapter of the rules. Its words are `rules.<id>.title` and `rules.<id>.text` in the game's own namespace. */
export interface Chapter {
  readonly id: string;
  readonly Picture?: FunctionComponent;
}

/**
 * All that the app shows of a game, loaded when it is first wanted. Words come from the namespace named like the game;
 * what home says of it before, its name and its one line, is the shell's (`shell:game.<id>`).
 */
export interface GameModule<Options = unknown, State = unknown, Action extends BaseAction = BaseAction> {
  readonly rules: Game<Options, State, Action>;
  /**
   * In the order in which they come to the table, no two of one name. The words are `bot.<level>` for each level and,
   * where there are several bots, `bot.rivals` (all of them) and `bot.add` (a button).
   */
  readonly bots: readonly BotOffer[];
  /** How strong the bots' levels are, where there are several. */
  readonly figures?: LevelFigures;
  readonly TableView: FunctionComponent<TableViewProps<State, Action>>;
  readonly chapters: readonly Chapter[];
  /** The board in small, in a slot of 84 × 64. */
  readonly Mini: FunctionComponent<{ readonly view: View<State, Action> }>;
}

/** Gives a game's module the type under which the app knows every game: a table is only ever handed to its own game. */
export function gameModule<Options, State, Action extends BaseAction>(
  module: GameModule<Options, State, Action>,
): GameModule {
  return module as unknown as GameModule;
}
