import { describe, expect, it } from 'vitest';
import { hrefOf, type Route, readRoute } from '../../src/app/routes.ts';

const routes: readonly [string, Route][] = [
  ['#/', { screen: 'home' }],
  ['#/new/tallspor', { screen: 'new', game: 'tallspor' }],
  ['#/play', { screen: 'play' }],
  ['#/history', { screen: 'history' }],
  ['#/settings', { screen: 'settings' }],
  ['#/rules/tallspor', { screen: 'rules', game: 'tallspor', page: 0 }],
  ['#/rules/tallspor/3', { screen: 'rules', game: 'tallspor', page: 2 }],
];

describe('addresses', () => {
  it.each(routes)('%s there and back', (href, route) => {
    expect(readRoute(href)).toEqual(route);
    expect(hrefOf(route)).toBe(href);
  });

  it.each([
    '',
    '#',
    '#nowhere',
    '#/new',
    '#/new/chess',
    '#/new/toString',
    '#/rules',
    '#/rules/__proto__',
    '#/%',
  ])('that are unknown are home: %s', (hash) => {
    expect(readRoute(hash)).toEqual({ screen: 'home' });
  });

  it.each(['#/rules/tallspor/0', '#/rules/tallspor/-4', '#/rules/tallspor/x'])(
    'start at the first page: %s',
    (hash) => {
      expect(readRoute(hash)).toEqual({ screen: 'rules', game: 'tallspor', page: 0 });
    },
  );
});
