// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeEach, expect, it } from 'vitest';
import en from '../../locales/en/shell.json';
import { NewGame } from '../../src/app/screens/NewGame.tsx';
import { loadGame } from '../../src/games/registry.ts';
import { loadNamespace, startI18n } from '../../src/i18n/index.ts';

beforeEach(async () => {
  await startI18n('en', en);
  await Promise.all([loadGame('tallspor'), loadNamespace('tallspor')]);
  render(<NewGame game="tallspor" />);
  fireEvent.click(await screen.findByRole('radio', { name: 'Several here' }));
});
afterEach(cleanup);

const field = (number: number) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `Name of player ${number}` });
const write = (number: number, value: string) => fireEvent.input(field(number), { target: { value } });
const starters = () =>
  [...screen.getByRole('radiogroup', { name: 'Who starts?' }).children].map(({ textContent }) => textContent);

it('two people of one name are told apart, and told so where it is written', async () => {
  write(1, 'Kari');
  write(2, 'Kari');
  await waitFor(() => expect(starters()).toEqual(['Drawn', 'Kari', 'Kari 2']));
  const note = document.getElementById(field(2).getAttribute('aria-describedby') ?? '');
  expect(note?.textContent).toBe('Called Kari 2 in the game: the name is taken.');
  expect(field(2).value).toBe('Kari');
  expect(field(1).hasAttribute('aria-describedby')).toBe(false);

  write(2, 'Kastor');
  fireEvent.click(screen.getByRole('switch', { name: 'Kastor plays too' }));
  await waitFor(() => expect(starters()).toEqual(['Drawn', 'Kari', 'Kastor 2', 'Kastor']));
});

it('a name takes no more than whole letters', async () => {
  const family = '👨‍👩‍👧‍👦';
  write(1, family.repeat(30));
  await waitFor(() => expect(field(1).value).toBe(family.repeat(20)));
  // The same again: what was typed over the limit goes, though the name is as it was.
  write(1, `${family.repeat(20)}a`);
  await waitFor(() => expect(field(1).value).toBe(family.repeat(20)));
});
