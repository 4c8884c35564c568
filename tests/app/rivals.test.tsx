// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import i18next from 'i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import en from '../../locales/en/shell.json';
import nb from '../../locales/nb/shell.json';
import { NewGame } from '../../src/app/screens/NewGame.tsx';
import { luckyLanes } from '../../src/games/lucky-lanes/rules.ts';
import { gameModule, type LevelFigures } from '../../src/games/module.ts';
import { startI18n } from '../../src/i18n/index.ts';

const figures: LevelFigures = {
  seed: '',
  bots: 1,
  games: 600,
  pairs: [
    { strong: 'hard', weak: 'normal', won: 330, shared: 6, lost: 264, course: '' },
    { strong: 'hard', weak: 'easy', won: 538, shared: 6, lost: 56, course: '' },
    { strong: 'normal', weak: 'easy', won: 528, shared: 7, lost: 65, course: '' },
  ],
};

vi.mock(import('../../src/games/registry.ts'), async (original) => ({
  ...(await original()),
  loadGame: async () =>
    gameModule({
      rules: luckyLanes,
      bots: ['Siv', 'Otto', 'Bruno', 'Vilde', 'Mack'].map((name) => ({
        name,
        levels: ['easy', 'normal', 'hard'],
      })),
      figures,
      chapters: [],
      TableView: () => null,
      Mini: () => null,
    }),
}));

const words = {
  en: { easy: 'Easy', normal: 'Normal', hard: 'Hard', rivals: 'Rival drivers', add: 'Add a driver' },
  nb: {
    easy: 'Lett',
    normal: 'Vanlig',
    hard: 'Vanskelig',
    rivals: 'Motstandere',
    add: 'Legg til en motstander',
  },
};

/** New game of a game with five drivers. */
async function open(language: 'en' | 'nb'): Promise<void> {
  await startI18n(language, language === 'en' ? en : nb);
  i18next.addResourceBundle(language, 'lucky-lanes', { bot: words[language] }, true, true);
  render(<NewGame game="lucky-lanes" />);
  await screen.findByRole('textbox');
}

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => fireEvent.click(button(name));
const drivers = () =>
  screen
    .queryAllByRole('radiogroup')
    .map((group) => document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent)
    .flatMap((label) => label?.match(/^Level of (.*)/)?.[1] ?? []);
const choose = (driver: string, level: string) => {
  const group = screen.getByRole('radiogroup', { name: `Level of ${driver}` });
  const segment = [...group.querySelectorAll('[role=radio]')].find(
    ({ textContent }) => textContent === level,
  );
  fireEvent.click(segment as Element);
};
const strength = () => document.querySelector('summary')?.firstChild?.textContent;

it('a person meets three drivers, up to five, and one at least', async () => {
  await open('en');
  expect(screen.getByRole('radio', { name: 'Rival drivers', checked: true })).toBeTruthy();
  expect(screen.queryByRole('radio', { name: 'Alone' })).toBeNull();
  expect(drivers()).toEqual(['Siv', 'Otto', 'Bruno']);

  press('Add a driver');
  press('Add a driver');
  await waitFor(() => expect(drivers()).toEqual(['Siv', 'Otto', 'Bruno', 'Vilde', 'Mack']));
  expect(button('Add a driver').getAttribute('aria-disabled')).toBe('true');
  press('Add a driver');
  await waitFor(() => expect(drivers()).toHaveLength(5));

  for (const name of ['Siv', 'Bruno', 'Vilde', 'Mack']) {
    press(`Remove ${name}`);
    await waitFor(() => expect(drivers()).not.toContain(name));
    expect(document.activeElement).toBe(button('Add a driver'));
  }
  expect(screen.queryByRole('button', { name: 'Remove Otto' })).toBeNull();
});

it('every driver has a level of its own', async () => {
  await open('en');
  choose('Otto', 'Hard');
  const chosen = (driver: string) =>
    screen.getByRole('radiogroup', { name: `Level of ${driver}` }).querySelector('[aria-checked=true]')
      ?.textContent;
  await waitFor(() => expect(['Siv', 'Otto', 'Bruno'].map(chosen)).toEqual(['Normal', 'Hard', 'Normal']));
});

it('says how strong the strongest level at the table is, and all figures on demand', async () => {
  await open('en');
  expect(strength()).toBe('Normal wins 88 of 100 games against Easy.');
  choose('Otto', 'Hard');
  await waitFor(() => expect(strength()).toBe('Hard wins 55 of 100 games against Normal.'));
  for (const driver of ['Siv', 'Otto', 'Bruno']) choose(driver, 'Easy');
  await waitFor(() => expect(strength()).toBe('Normal wins 88 of 100 games against Easy.'));
  expect([...document.querySelectorAll('details li')].map(({ textContent }) => textContent)).toEqual([
    'Hard against Normal: 330 won, 6 shared, 264 lost',
    'Hard against Easy: 538 won, 6 shared, 56 lost',
    'Normal against Easy: 528 won, 7 shared, 65 lost',
  ]);
});

it('says so in Norwegian', async () => {
  await open('nb');
  expect(strength()).toBe('Vanlig vinner 88 av 100 spill mot Lett.');
  expect(document.querySelector('details li')?.textContent).toBe(
    'Vanskelig mot Vanlig: 330 vunnet, 6 delt, 264 tapt',
  );
  expect(button('Legg til en motstander')).toBeTruthy();
});

it('several people share the table with drivers, six in all', async () => {
  await open('en');
  fireEvent.click(screen.getByRole('radio', { name: 'Several here' }));
  await waitFor(() => expect(drivers()).toEqual([]));
  expect(strength()).toBeUndefined();
  press('Add a driver');
  await waitFor(() => expect(drivers()).toEqual(['Siv']));
  for (let more = 0; more < 3; more += 1) {
    press('Add a player');
    await waitFor(() => expect(screen.getAllByRole('textbox')).toHaveLength(3 + more));
  }
  for (const name of ['Add a driver', 'Add a player'])
    expect(button(name).getAttribute('aria-disabled')).toBe('true');
  // The last driver may go: the people are enough.
  press('Remove Siv');
  await waitFor(() => expect(drivers()).toEqual([]));
});
