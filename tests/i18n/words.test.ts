import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Words = { readonly [key: string]: string | Words };

const root = new URL('../../locales/', import.meta.url);
const files = readdirSync(new URL('en/', root)).sort();
const read = (language: string, file: string): Words =>
  JSON.parse(readFileSync(new URL(`${language}/${file}`, root), 'utf8')) as Words;

/** Every text by its whole key: `home.title`. */
const flat = (words: Words, under = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${under}${key}`, value]] : flat(value, `${under}${key}.`),
  );

const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}/g)].map(([, name]) => name ?? '').sort();

const boldMarks = (text: string): number => text.split('**').length - 1;

describe('the words of both languages', () => {
  it('are in the same files', () => {
    expect(readdirSync(new URL('nb/', root)).sort()).toEqual(files);
  });

  describe.each(files)('%s', (file) => {
    const nb = new Map(flat(read('nb', file)));
    const en = new Map(flat(read('en', file)));

    it('has the same keys', () => {
      expect([...nb.keys()].sort()).toEqual([...en.keys()].sort());
    });

    it('says something everywhere', () => {
      const empty = [...nb, ...en].filter(([, text]) => text.trim() === '').map(([key]) => key);
      expect(empty).toEqual([]);
    });

    it('has the same placeholders, but for plurals that need not say their number', () => {
      const differing = [...en.keys()].filter((key) => {
        if (/_(zero|one|two)$/.test(key)) return false;
        return placeholders(nb.get(key) ?? '').join() !== placeholders(en.get(key) ?? '').join();
      });
      expect(differing).toEqual([]);
    });

    it('marks what is bold in pairs', () => {
      const odd = [...nb, ...en].filter(([, text]) => boldMarks(text) % 2 === 1).map(([key]) => key);
      expect(odd).toEqual([]);
    });

    it('has a plural for one wherever it has one for others, and the other way round', () => {
      const missing = [...en.keys()].filter((key) => {
        const [, stem, form] = /^(.*)_(one|other)$/.exec(key) ?? [];
        return stem !== undefined && !en.has(`${stem}_${form === 'one' ? 'other' : 'one'}`);
      });
      expect(missing).toEqual([]);
    });

    it('writes a minus as a minus', () => {
      const hyphens = [...nb, ...en].filter(([, text]) => /(^|[\s(])-\d/.test(text)).map(([key]) => key);
      expect(hyphens).toEqual([]);
    });
  });
});
