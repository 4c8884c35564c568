import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import buildAll, { folderOf } from '../browser/support/build.ts';
import budgets from './budgets.json' with { type: 'json' };
import { complaint, measure, precachedFiles } from './sizes.ts';

/** A build of one game in a few bytes, as Vite and the service worker describe it. */
const small: Record<string, string> = {
  '.vite/manifest.json': JSON.stringify({
    'index.html': {
      file: 'assets/index.js',
      src: 'index.html',
      css: ['assets/index.css'],
      imports: ['_shared.js'],
      dynamicImports: ['src/games/tallspor/index.ts'],
    },
    '_shared.js': { file: 'assets/shared.js' },
    'locales/nb/shell.json': { file: 'assets/shell.js', src: 'locales/nb/shell.json' },
    'locales/nb/tallspor.json': { file: 'assets/words.js', src: 'locales/nb/tallspor.json' },
    'src/games/tallspor/index.ts': {
      file: 'assets/game.js',
      src: 'src/games/tallspor/index.ts',
      css: ['assets/game.css'],
      imports: ['_shared.js', '_dice.js'],
    },
    '_dice.js': { file: 'assets/dice.js' },
  }),
  'index.html': '<script src="./boot.js"></script><script type="module" src="./assets/index.js"></script>',
  'boot.js': 'boot',
  'sw.js': 'a([{"revision":"1","url":"index.html"},{"revision":null,"url":"assets/index.js"}])',
  'assets/index.js': 'index',
  'assets/index.css': 'css',
  'assets/shared.js': 'shared',
  'assets/shell.js': 'words',
  'assets/words.js': 'words',
  'assets/game.js': 'game',
  'assets/game.css': 'css',
  'assets/dice.js': 'dice',
};

/** Measures `small` with some files replaced, or left out where the text is null. */
function complaintsAbout(changes: Record<string, string | null>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'kast-budget-'));
  for (const [file, text] of Object.entries({ ...small, ...changes })) {
    if (text === null) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const found = measure(folder, { ...budgets, games: ['tallspor'] }).flatMap((line) => complaint(line) ?? []);
  rmSync(folder, { recursive: true });
  return found;
}

/** Text that gzip cannot make smaller than `bytes`. */
function noise(bytes: number): string {
  let x = 1;
  const next = () => {
    x = (x * 48271) % 2147483647;
    return String.fromCharCode(32 + (x % 90));
  };
  return Array.from({ length: bytes * 2 }, next).join('');
}

describe('the budgets', () => {
  it('hold for a small build', () => expect(complaintsAbout({})).toEqual([]));

  it.each([
    ['home: JavaScript', 'assets/index.js', 50_000],
    ['home: JavaScript', 'assets/shared.js', 50_000],
    ['home: JavaScript', 'boot.js', 50_000],
    ['home: JavaScript', 'assets/shell.js', 50_000],
    ['home: CSS', 'assets/index.css', 12_000],
    ['tallspor: JavaScript', 'assets/game.js', 30_000],
    ['tallspor: JavaScript', 'assets/dice.js', 30_000],
    ['tallspor: JavaScript', 'assets/words.js', 30_000],
    ['tallspor: CSS', 'assets/game.css', 12_000],
    ['precached', 'assets/index.js', 800_000],
  ])('fail when %s grows by %s', (name, file, bytes) => {
    expect(complaintsAbout({ [file]: noise(bytes) }).join('\n')).toMatch(
      new RegExp(`^${name}: \\d+ bytes`, 'm'),
    );
  });

  it.each(Object.keys(small).filter((file) => file.startsWith('assets/') || file === 'boot.js'))(
    'fail when %s is missing',
    (file) => expect(complaintsAbout({ [file]: null }).join('\n')).toContain(`missing: ${file}`),
  );

  it('fail when a game has no chunk of its own', () => {
    const manifest = JSON.parse(small['.vite/manifest.json'] ?? '') as Record<string, unknown>;
    delete manifest['src/games/tallspor/index.ts'];
    expect(complaintsAbout({ '.vite/manifest.json': JSON.stringify(manifest) })).toEqual([
      'tallspor: JavaScript: missing: no file at all',
      'tallspor: CSS: missing: no file at all',
    ]);
  });
});

describe('the build', () => {
  let dist = '';
  let files: string[] = [];
  const read = (file: string) => readFileSync(join(dist, file), 'utf8');
  beforeAll(async () => {
    await buildAll();
    dist = folderOf(1);
    files = precachedFiles(dist);
    // Two builds, where there are none yet.
  }, 300_000);

  it('keeps its budgets', () => {
    expect(measure(dist, budgets).flatMap((line) => complaint(line) ?? [])).toEqual([]);
  });

  it('precaches each file once, and neither source maps nor screenshots', () => {
    expect(new Set(files).size).toBe(files.length);
    expect(files.filter((file) => /\.map$|^screenshots\//.test(file))).toEqual([]);
    expect(files).toContain('index.html');
  });

  it('names no other origin, but as the name of a namespace or in a message', () => {
    // i18next and preact tell a developer where to read on; SVG, MathML and XLink have names that look like addresses.
    const names = /^https?:\/\/(www\.w3\.org\/|www\.i18next\.com|locize\.com|bit\.ly\/)/;
    const named = files
      .filter((file) => /\.(js|css|html|svg|webmanifest)$/.test(file))
      .concat('sw.js')
      .flatMap((file) =>
        (read(file).match(/https?:\/\/[a-z0-9][^\s"'`)<\\]*/gi) ?? []).map((url) => `${file}: ${url}`),
      );
    expect(named.filter((found) => !names.test(found.replace(/^.*?: /, '')))).toEqual([]);
  });

  it('has no inline script, style block or style attribute in its page', () => {
    const html = read('index.html');
    expect(
      html.match(/<script(?![^>]*\bsrc=)[^>]*>|<style|\sstyle=|\son[a-z]+=|javascript:/gi) ?? [],
    ).toEqual([]);
  });
});
