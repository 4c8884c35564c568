import { afterEach, expect, it } from 'vitest';
import { formatDay, formatNumber, formatTime } from '../../src/i18n/format.ts';
import { lang } from '../../src/i18n/index.ts';

afterEach(() => {
  lang.value = 'nb';
});

it.each(['nb', 'en'] as const)('writes a real minus, and none before nothing (%s)', (language) => {
  lang.value = language;
  expect([-5, -0, 0, 12].map(formatNumber)).toEqual(['−5', '0', '0', '12']);
});

it.each([
  ['nb', '3. november', '20:12'],
  ['en', '3 November', '20:12'],
] as const)('writes days and times as in Europe (%s)', (language, day, time) => {
  lang.value = language;
  const at = new Date(2025, 10, 3, 20, 12).getTime();
  expect([formatDay(at), formatTime(at)]).toEqual([day, time]);
});
