// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeEach, expect, it } from 'vitest';
import en from '../../locales/en/shell.json';
import { App } from '../../src/app/App.tsx';
import { go, leave, route, startRoutes } from '../../src/app/routes.ts';
import { loadGame } from '../../src/games/registry.ts';
import { loadNamespace, startI18n } from '../../src/i18n/index.ts';
import { announce } from '../../src/ui/announce.ts';

beforeEach(async () => {
  await startI18n('en', en);
  await Promise.all([loadGame('tallspor'), loadNamespace('tallspor')]);
  location.hash = '#/';
  startRoutes();
  render(<App />);
});
afterEach(cleanup);

/** What the live region says; the toasts are the other status. */
const said = () => document.querySelector('[role=status][aria-atomic]')?.textContent;
const heading = (name: string) => screen.findByRole('heading', { name });

it('what was announced does not stay for the next screen', async () => {
  announce('Kastor passed.');
  await waitFor(() => expect(said()).toBe('Kastor passed.'));
  go({ screen: 'new', game: 'tallspor' });
  await heading('New game of Tallspor');
  expect(said()).toBe('');

  go({ screen: 'rules', game: 'tallspor', page: 0 });
  await waitFor(() => expect(said()).toBe('The goal. Page 1 of 7'));
  leave();
  await waitFor(() => expect(route.value.screen).toBe('new'));
  await waitFor(() => expect(said()).toBe(''));
});

it.each([
  ['#/new/varde', '#/'],
  ['#/somewhere', '#/'],
  ['#/rules/tallspor/x', '#/rules/tallspor'],
  ['#/rules/tallspor/03', '#/rules/tallspor/3'],
  ['#/rules/tallspor/999', '#/rules/tallspor/7'],
])('the address %s becomes that of what is shown: %s', async (asked, shown) => {
  location.hash = asked;
  await waitFor(() => expect(location.hash).toBe(shown));
});
