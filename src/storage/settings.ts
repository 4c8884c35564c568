import { batch, effect, type Signal, signal } from '@preact/signals';
import { type GameId, gameIds } from '../engine/game.ts';

/** Who sat at the table the last time a game was set up, so that two taps start the next one. */
export interface Setup {
  readonly seats: readonly {
    readonly kind: 'human' | 'bot';
    readonly name: string;
    readonly level?: string;
  }[];
  /** `draw`: the seed says who starts; else a seat. */
  readonly start: 'draw' | number;
}

/** All settings as plain values. */
export interface SettingValues {
  /** null: as the browser says. */
  language: 'nb' | 'en' | null;
  theme: 'system' | 'light' | 'dark';
  motion: 'system' | 'full' | 'reduced';
  /** How long a bot's throw or choice waits before it is shown. */
  pace: 'calm' | 'quick' | 'instant';
  sound: boolean;
  vibration: boolean;
  /** Lanes and pennants differ by pattern as well as by colour. */
  patterns: boolean;
  shortcuts: boolean;
  /** One tap settles a choice. */
  oneTap: boolean;
  lastSetup: Readonly<Partial<Record<GameId, Setup>>>;
}

export type Settings = { readonly [Name in keyof SettingValues]: Signal<SettingValues[Name]> };

/** Where settings are kept: what `boot.js` reads before anything else has loaded. */
export const settingsKey = 'kast:settings';

const defaults: SettingValues = {
  language: null,
  theme: 'system',
  motion: 'system',
  pace: 'calm',
  sound: true,
  vibration: true,
  patterns: true,
  shortcuts: true,
  oneTap: false,
  lastSetup: {},
};

const oneOf =
  <T>(...values: readonly T[]) =>
  (value: unknown): value is T =>
    values.includes(value as T);

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSetupSeat = (value: unknown): boolean =>
  isObject(value) &&
  (value['kind'] === 'human' || value['kind'] === 'bot') &&
  typeof value['name'] === 'string' &&
  (value['level'] === undefined || typeof value['level'] === 'string');

const isSetup = (value: unknown): value is Setup => {
  if (!isObject(value) || !Array.isArray(value['seats'])) return false;
  const { seats, start } = value;
  const startFits =
    start === 'draw' || (Number.isInteger(start) && Number(start) >= 0 && Number(start) < seats.length);
  return seats.length >= 1 && seats.length <= 6 && seats.every(isSetupSeat) && startFits;
};

const isLastSetup = (value: unknown): value is SettingValues['lastSetup'] =>
  isObject(value) &&
  Object.entries(value).every(([game, setup]) => gameIds.includes(game as GameId) && isSetup(setup));

const valid: { [Name in keyof SettingValues]: (value: unknown) => value is SettingValues[Name] } = {
  language: oneOf('nb', 'en', null),
  theme: oneOf('system', 'light', 'dark'),
  motion: oneOf('system', 'full', 'reduced'),
  pace: oneOf('calm', 'quick', 'instant'),
  sound: isBoolean,
  vibration: isBoolean,
  patterns: isBoolean,
  shortcuts: isBoolean,
  oneTap: isBoolean,
  lastSetup: isLastSetup,
};

const names = Object.keys(defaults) as (keyof SettingValues)[];

/** Reads stored settings field by field: what is missing, foreign or of a wrong kind takes its default. */
export const readSettings = (text: string | null): SettingValues => {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? '{}');
  } catch {
    stored = {};
  }
  const known = isObject(stored) ? stored : {};
  const values: Record<string, unknown> = {};
  for (const name of names) values[name] = valid[name](known[name]) ? known[name] : defaults[name];
  return values as unknown as SettingValues;
};

const readItem = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

const writeItem = (key: string, text: string): void => {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Private mode or no room: the settings hold for this window.
  }
};

const signals = (values: SettingValues): Settings => {
  const made: Record<string, Signal<unknown>> = {};
  for (const name of names) made[name] = signal<unknown>(values[name]);
  return made as unknown as Settings;
};

const textOf = (all: Settings): string =>
  JSON.stringify(Object.fromEntries(names.map((name) => [name, all[name].value])));

const openSettings = (): Settings => {
  let known = readItem(settingsKey);
  const all = signals(readSettings(known));
  effect(() => {
    const text = textOf(all);
    if (text === known) return;
    const first = known === null && text === JSON.stringify(defaults);
    known = text;
    if (!first) writeItem(settingsKey, text);
  });
  if (typeof addEventListener === 'function') {
    addEventListener('storage', (event) => {
      if (event.key !== settingsKey) return;
      const values = readSettings(event.newValue);
      known = JSON.stringify(values);
      batch(() => {
        for (const name of names) (all[name] as Signal<unknown>).value = values[name];
      });
    });
  }
  return all;
};

/** The settings as signals; a change is written at once, and arrives in the other windows. */
export const settings: Settings = openSettings();
