import type { Words } from './words.ts';

/** What of a lane game's table a test has to know beside what all of them have in common. Selectors are CSS. */
export interface LaneGameTable {
  /** The game's id, and the namespace of its words. */
  readonly id: 'tallspor' | 'lucky-lanes';
  /** How many taps cross a number. */
  readonly taps: 1 | 2;
  /** Where the number of the throw stands. */
  readonly throws: string;
  /** What says what lies on the table and what has just happened: some of it changes from one decision to the next. */
  readonly moment: string;
}

/** A first tap pencils a number in, a second one settles it. */
export const tallspor: LaneGameTable = {
  id: 'tallspor',
  taps: 2,
  throws: '.ts-no',
  moment: '.ts-no, .ts-dice, .ts-dice [aria-label], .ts-said',
};

export const luckyLanes: LaneGameTable = {
  id: 'lucky-lanes',
  taps: 1,
  throws: '.ll-no',
  moment: '.ll-no, .ll-tray [aria-label], .ll-call',
};

/** What `look` has to know of a game's table, in the page. */
export interface Landmarks {
  readonly table: string;
  readonly throws: string;
  readonly moment: string;
  /** The word for *See the result*, which tells the end from a throw. */
  readonly result: string;
}

export const landmarks = ({ id, throws, moment }: LaneGameTable, words: Words): Landmarks => ({
  table: `main[aria-label=${JSON.stringify(words(`${id}:bar.table`))}]`,
  throws,
  moment,
  result: words(`${id}:act.result`),
});
