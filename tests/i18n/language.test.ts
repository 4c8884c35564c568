import { describe, expect, it } from 'vitest';
import { detectLanguage } from '../../src/i18n/languages.ts';
import { boot } from './boot.ts';

const visits: readonly [string, readonly string[], 'nb' | 'en'][] = [
  ['nb-NO', ['nb-NO', 'nb', 'en'], 'nb'],
  ['nb alone', ['nb'], 'nb'],
  ['no', ['no'], 'nb'],
  ['no-NO', ['no-NO'], 'nb'],
  ['nn', ['nn'], 'nb'],
  ['nn-NO', ['nn-NO', 'en-US'], 'nb'],
  ['capitals', ['NB-no'], 'nb'],
  ['English before Norwegian', ['en-GB', 'nb-NO'], 'en'],
  ['a third language before Norwegian', ['sv-SE', 'nb-NO', 'en'], 'nb'],
  ['a third language before English', ['de-DE', 'en-US', 'nb'], 'en'],
  ['a language that only begins alike', ['nog', 'nbx'], 'en'],
  ['neither', ['fi', 'et'], 'en'],
  ['nothing', [], 'en'],
];

describe('the language of a first visit', () => {
  it.each(visits)('%s', (_, preferred, expected) => {
    expect(detectLanguage(null, preferred)).toBe(expected);
  });

  it('gives way to the choice', () => {
    expect(detectLanguage('en', ['nb-NO'])).toBe('en');
    expect(detectLanguage('nb', ['en-GB'])).toBe('nb');
  });
});

describe('boot.js, before the app', () => {
  it.each(visits)('takes the same language: %s', (_, preferred, expected) => {
    expect(boot({ languages: preferred }).lang).toBe(expected);
  });

  it('takes the chosen language', () => {
    expect(boot({ languages: ['nb'], settings: '{"language":"en"}' }).lang).toBe('en');
    expect(boot({ languages: ['en'], settings: '{"language":"nb"}' }).lang).toBe('nb');
    expect(boot({ languages: ['en'], settings: '{"language":"xx"}' }).lang).toBe('en');
  });

  it('takes theme, motion and patterns, and nothing it does not know', () => {
    const settings = '{"theme":"dark","motion":"reduced","patterns":false}';
    expect(boot({ settings }).dataset).toMatchObject({ theme: 'dark', motion: 'reduced', patterns: 'off' });
    expect(boot({ settings: '{"theme":"pink","motion":3}' }).dataset).toEqual({ screen: 'home', booted: '' });
  });

  it.each([
    ['', 'home'],
    ['#/', 'home'],
    ['#/rules/tallspor', 'home'],
    ['#/new/tallspor', 'other'],
    ['#/play', 'other'],
    ['#/settings', 'other'],
    ['#/nonsense', 'home'],
  ])('knows whether %s is the home screen', (hash, screen) => {
    expect(boot({ hash }).dataset['screen']).toBe(screen);
  });

  it('reserves room for the unfinished games', () => {
    expect(boot({ unfinished: '3' })).toMatchObject({ dataset: { games: 3 }, properties: { '--games': 3 } });
    expect(boot({ unfinished: '0' }).dataset['games']).toBeUndefined();
  });

  it('stands without storage, and with noise in it', () => {
    expect(boot({ settings: null }).dataset['booted']).toBe('');
    expect(boot({ settings: '{"theme":' }).dataset['booted']).toBe('');
    expect(boot({ settings: 'null' }).dataset['booted']).toBe('');
    expect(boot({ unfinished: 'many' }).dataset['games']).toBeUndefined();
  });
});
