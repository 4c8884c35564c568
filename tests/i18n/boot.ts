import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';

const code = readFileSync(new URL('../../public/boot.js', import.meta.url), 'utf8');

export interface Visit {
  readonly languages?: readonly string[];
  /** What localStorage holds; null: reading it throws, as in some private windows. */
  readonly settings?: string | null;
  readonly unfinished?: string;
  readonly hash?: string;
}

export interface Root {
  readonly lang: string;
  readonly dataset: Record<string, unknown>;
  readonly properties: Record<string, unknown>;
}

/** Runs boot.js on a stand-in for the page, and gives what it has done to <html>. */
export function boot({ languages = ['nb'], settings = '{}', unfinished, hash = '' }: Visit): Root {
  const properties: Record<string, unknown> = {};
  const documentElement = {
    lang: 'nb',
    dataset: {} as Record<string, unknown>,
    style: {
      setProperty(name: string, value: unknown) {
        properties[name] = value;
      },
    },
  };
  const stored = new Map([
    ['kast:settings', settings],
    ['kast:unfinished', unfinished ?? null],
  ]);
  const localStorage = {
    getItem(key: string) {
      if (settings === null) throw new Error('denied');
      return stored.get(key) ?? null;
    },
  };
  runInNewContext(code, {
    document: { documentElement },
    navigator: { languages },
    location: { hash },
    localStorage,
  });
  return { lang: documentElement.lang, dataset: { ...documentElement.dataset }, properties };
}
