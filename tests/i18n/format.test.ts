import { afterEach, expect, it } from 'vitest';
import { formatNumber } from '../../src/i18n/format.ts';
import { lang } from '../../src/i18n/index.ts';

afterEach(() => {
  lang.value = 'nb';
});

it.each(['nb', 'en'] as const)('writes a real minus, and none before nothing (%s)', (language) => {
  lang.value = language;
  expect([-5, -0, 0, 12].map(formatNumber)).toEqual(['−5', '0', '0', '12']);
});
