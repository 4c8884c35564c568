import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newDevice, openWindow } from './windows.ts';

const key = 'kast:settings';
const stored = () => JSON.parse(localStorage.getItem(key) ?? 'null');

beforeEach(newDevice);
afterEach(() => vi.unstubAllGlobals());

describe('settings', () => {
  it('start with their defaults, and write nothing by themselves', async () => {
    const { settings } = await openWindow();
    expect(settings.settings.language.value).toBeNull();
    expect(settings.settings.pace.value).toBe('calm');
    expect(settings.settings.patterns.value).toBe(true);
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('are written at once, and read by the next window', async () => {
    const first = await openWindow();
    first.settings.settings.theme.value = 'dark';
    expect(stored()).toMatchObject({ theme: 'dark', motion: 'system' });
    first.settings.settings.lastSetup.value = {
      tallspor: { seats: [{ kind: 'human', name: 'Ola' }], start: 'draw' },
    };
    const second = await openWindow();
    expect(second.settings.settings.theme.value).toBe('dark');
    expect(second.settings.settings.lastSetup.value.tallspor?.seats).toEqual([
      { kind: 'human', name: 'Ola' },
    ]);
  });

  it('that are no good take their defaults one by one', async () => {
    localStorage.setItem(
      key,
      JSON.stringify({
        language: 'sv',
        theme: 'dark',
        sound: 'loud',
        pace: 'quick',
        patterns: false,
        evil: 1,
        lastSetup: { tallspor: { seats: [{ kind: 'dog', name: 'Rex' }], start: 0 } },
      }),
    );
    const { settings } = await openWindow();
    const { language, theme, sound, pace, patterns, lastSetup } = settings.settings;
    expect([language.value, theme.value, sound.value, pace.value, patterns.value]).toEqual([
      null,
      'dark',
      true,
      'quick',
      false,
    ]);
    expect(lastSetup.value).toEqual({});
  });

  it.each(['noise', '[]', 'null', '"text"', '{"lastSetup":{"ludo":{"seats":[],"start":"draw"}}}'])(
    'survive %s',
    async (text) => {
      const { settings } = await openWindow();
      expect(settings.readSettings(text)).toEqual(settings.readSettings(null));
    },
  );

  it('hold for this window where nothing can be stored', async () => {
    const refuse = () => {
      throw new DOMException('not here', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    const { settings } = await openWindow();
    settings.settings.sound.value = false;
    expect(settings.settings.sound.value).toBe(false);
  });

  it('arrive from another window', async () => {
    let told: (event: object) => void = () => {};
    vi.stubGlobal('addEventListener', (_type: string, listener: (event: object) => void) => {
      told = listener;
    });
    const { settings } = await openWindow();
    const write = vi.spyOn(localStorage, 'setItem');
    told({ key, newValue: '{"theme":"light","motion":"reduced"}' });
    told({ key: 'else', newValue: '{"theme":"dark"}' });
    expect(settings.settings.theme.value).toBe('light');
    expect(settings.settings.motion.value).toBe('reduced');
    expect(write).not.toHaveBeenCalled();
  });
});
