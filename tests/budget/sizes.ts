import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** One line of the budget: `bytes` of `limit`; files that should be there and are not. */
export interface Line {
  readonly name: string;
  readonly bytes: number;
  readonly limit: number;
  readonly missing: readonly string[];
}

export interface Budgets {
  /** Bytes after gzip of what the home screen needs. */
  readonly home: { readonly js: number; readonly css: number; readonly html: number };
  /** Bytes after gzip of what one game adds to what every table loads. */
  readonly game: { readonly js: number; readonly css: number };
  /** Bytes on the device. */
  readonly precached: number;
  /** The games that must have a chunk of their own. */
  readonly games: readonly string[];
}

/** One entry of Vite's manifest. */
interface Chunk {
  readonly file: string;
  readonly src?: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

/** The chunk and all that it imports statically, by key. */
function closure(manifest: Manifest, keys: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    manifest[key]?.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return seen;
}

const without = (keys: Iterable<string>, taken: ReadonlySet<string>) =>
  [...keys].filter((key) => !taken.has(key));

/** The files of a game's or the shell's words, one a language: only one of them is ever loaded at the start. */
function largestLocale(folder: string, manifest: Manifest, namespace: string): string[] {
  const files = Object.values(manifest).flatMap(({ src, file }) =>
    src?.match(/^locales\/[^/]+\/([^/]+)\.json$/)?.[1] === namespace ? [file] : [],
  );
  const bySize = files.sort((a, b) => gzipped(folder, b) - gzipped(folder, a));
  return bySize.slice(0, 1);
}

const gzipped = (folder: string, file: string) =>
  existsSync(join(folder, file)) ? gzipSync(readFileSync(join(folder, file)), { level: 9 }).length : 0;

const plain = (folder: string, file: string) =>
  existsSync(join(folder, file)) ? readFileSync(join(folder, file)).length : 0;

/** The files that the service worker keeps, from the list that the build has put into it. */
export function precachedFiles(folder: string): string[] {
  const worker = readFileSync(join(folder, 'sw.js'), 'utf8');
  return [...worker.matchAll(/"?url"?:"([^"]+)"/g)].flatMap(([, url]) => (url === undefined ? [] : [url]));
}

/** Scripts that index.html names itself, such as the one that sets the language before the first paint. */
function classicScripts(folder: string): string[] {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const sources = [...html.matchAll(/<script\b[^>]*\bsrc="\.\/([^"]+)"/g)];
  return sources.flatMap(([tag, src]) => (src === undefined || tag.includes('type="module"') ? [] : [src]));
}

/** Measures a build against its budgets. Names of chunks come from Vite's manifest, so hashes don't matter. */
export function measure(folder: string, budgets: Budgets): Line[] {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const line = (name: string, files: readonly string[], limit: number, size = gzipped): Line => ({
    name,
    bytes: [...new Set(files)].reduce((sum, file) => sum + size(folder, file), 0),
    limit,
    missing:
      files.length === 0 ? ['no file at all'] : files.filter((file) => !existsSync(join(folder, file))),
  });
  const js = (keys: readonly string[]) => keys.flatMap((key) => manifest[key]?.file ?? []);
  const css = (keys: readonly string[]) => keys.flatMap((key) => manifest[key]?.css ?? []);

  const home = closure(manifest, ['index.html']);
  const gameKey = (game: string) => `src/games/${game}/index.ts`;
  const gameKeys = Object.keys(manifest).filter((key) => /^src\/games\/[^/]+\/index\.tsx?$/.test(key));
  const shared = closure(
    manifest,
    Object.entries(manifest).flatMap(([key, chunk]) =>
      chunk.src && !gameKeys.includes(key) && !chunk.src.startsWith('locales/') ? [key] : [],
    ),
  );
  const games = [...new Set([...budgets.games, ...gameKeys.map((key) => key.split('/')[2] ?? key)])];

  return [
    line(
      'home: JavaScript',
      [...js([...home]), ...classicScripts(folder), ...largestLocale(folder, manifest, 'shell')],
      budgets.home.js,
    ),
    line('home: CSS', css([...home]), budgets.home.css),
    line('home: HTML', ['index.html'], budgets.home.html),
    ...games.flatMap((game) => {
      const own = without(closure(manifest, [gameKey(game)]), new Set([...home, ...shared]));
      return [
        line(
          `${game}: JavaScript`,
          manifest[gameKey(game)] ? [...js(own), ...largestLocale(folder, manifest, game)] : [],
          budgets.game.js,
        ),
        line(`${game}: CSS`, css(own), budgets.game.css),
      ];
    }),
    line('precached', precachedFiles(folder), budgets.precached, plain),
  ];
}

/** What is wrong with a line, or null. */
export function complaint({ name, bytes, limit, missing }: Line): string | null {
  if (missing.length > 0) return `${name}: missing: ${missing.join(', ')}`;
  return bytes > limit ? `${name}: ${bytes} bytes, ${bytes - limit} more than its budget` : null;
}

/** The lines as a table for people. */
export function table(lines: readonly Line[]): string {
  const kilo = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  return lines
    .map(
      ({ name, bytes, limit }) =>
        `${name.padEnd(24)} ${kilo(bytes).padStart(9)} of ${kilo(limit).padStart(9)}`,
    )
    .join('\n');
}
