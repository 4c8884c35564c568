import { rememberMatch } from '../storage/tab.ts';
import { go, leave, replace, route } from './routes.ts';

/** What the next visit to the table opens, when it is not simply the game this tab played last. */
let takeFromOthers = false;
/** The table was reached from the list of finished games. */
let fromHistory = false;

/** Goes to the table with a game of this device; `takeOver` takes it from the window that plays it. */
export function openMatch(id: string, { takeOver = false } = {}): void {
  rememberMatch(id);
  takeFromOthers = takeOver;
  fromHistory = route.peek().screen === 'history';
  go({ screen: 'play' });
}

/** Whether the game may be taken from another window: asked once by the table that opens it. */
export function mayTakeOver(): boolean {
  const may = takeFromOthers;
  takeFromOthers = false;
  return may;
}

/** Away from the table: home, or back to the history where a finished game was opened there. */
export function leaveMatch(): void {
  if (fromHistory) leave();
  else replace({ screen: 'home' });
  fromHistory = false;
}
