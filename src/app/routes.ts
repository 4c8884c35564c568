import { signal } from '@preact/signals';
import type { GameId } from '../engine/game.ts';
import { isPlayable } from '../games/registry.ts';

/** The screens. A game's page of the rules counts from 0. */
export type Route =
  | { readonly screen: 'home' }
  | { readonly screen: 'new'; readonly game: GameId }
  | { readonly screen: 'play' }
  | { readonly screen: 'rules'; readonly game: GameId; readonly page: number }
  | { readonly screen: 'history' }
  | { readonly screen: 'settings' };

const home: Route = { screen: 'home' };

/** Reads the part of an address after `#`; whatever it does not know is home. */
export function readRoute(hash: string): Route {
  const [screen, game = '', page = '1'] = hash.replace(/^#?\/?/, '').split('/');
  if (screen === 'play' || screen === 'history' || screen === 'settings') return { screen };
  if (!isPlayable(game)) return home;
  if (screen === 'new') return { screen, game };
  if (screen === 'rules') return { screen, game, page: Math.max(1, Number.parseInt(page, 10) || 1) - 1 };
  return home;
}

/** The address of a screen, for links. */
export function hrefOf(to: Route): string {
  switch (to.screen) {
    case 'home':
      return '#/';
    case 'new':
      return `#/new/${to.game}`;
    case 'rules':
      return to.page === 0 ? `#/rules/${to.game}` : `#/rules/${to.game}/${to.page + 1}`;
    default:
      return `#/${to.screen}`;
  }
}

/** The screen that is shown. */
export const route = signal<Route>(home);

/** How many screens of ours lie under this one in the history of the tab. */
function depth(): number {
  const state: unknown = history.state;
  return state && typeof state === 'object' && 'depth' in state && typeof state.depth === 'number'
    ? state.depth
    : 0;
}

let deepest = 0;

function follow(): void {
  const next = readRoute(location.hash);
  const href = hrefOf(next);
  // A link, followed by the browser, has put an entry without a state on top; and an address that is not quite one of
  // ours is put right, as it says something else than what is shown.
  if (history.state === null || location.hash !== href)
    history.replaceState(history.state ?? { depth: deepest + 1 }, '', href);
  deepest = depth();
  if (href !== hrefOf(route.value)) route.value = next;
}

/** Starts to follow the address; call once. An unknown address is put right. */
export function startRoutes(): void {
  route.value = readRoute(location.hash);
  history.replaceState({ depth: 0, ...history.state }, '', hrefOf(route.value));
  deepest = depth();
  addEventListener('popstate', follow);
  addEventListener('hashchange', follow);
}

/** Goes to a screen; Back comes back here. */
export function go(to: Route): void {
  history.pushState({ depth: depth() + 1 }, '', hrefOf(to));
  follow();
}

/** Goes to a screen in place of this one, which Back then skips. */
export function replace(to: Route): void {
  history.replaceState({ depth: depth() }, '', hrefOf(to));
  follow();
}

/** Up one screen: Back when a screen of ours lies below, home when the tab was opened here. */
export function leave(): void {
  if (depth() > 0) history.back();
  else replace(home);
}
