import { rememberMatch } from '../storage/tab.ts';
import { go } from './routes.ts';

/** What the next visit to the table opens, when it is not simply the game this tab played last. */
let takeFromOthers = false;

/** Goes to the table with a game of this device; `takeOver` takes it from the window that plays it. */
export function openMatch(id: string, { takeOver = false } = {}): void {
  rememberMatch(id);
  takeFromOthers = takeOver;
  go({ screen: 'play' });
}

/** Whether the game may be taken from another window: asked once by the table that opens it. */
export function mayTakeOver(): boolean {
  const may = takeFromOthers;
  takeFromOthers = false;
  return may;
}
