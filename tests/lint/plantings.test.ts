import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/**
 * Every rule that keeps the house in order, shown to bite: each violation is planted in a copy of the project,
 * the tool must refuse it by name, and must be content again without it.
 */
const root = fileURLToPath(new URL('../../', import.meta.url));
let copy = '';

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'kast-plantings-'));
  const left = new Set(['node_modules', '.git', 'dist', '.cache', 'test-results', 'coverage']);
  for (const name of readdirSync(root).filter((entry) => !left.has(entry))) {
    cpSync(join(root, name), join(copy, name), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

function run(tool: string, ...args: string[]): { ok: boolean; output: string } {
  const command = [join(root, 'node_modules', tool), ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  return { ok: status === 0, output: stdout + stderr };
}

const biome = (...files: string[]) =>
  run('@biomejs/biome/bin/biome', 'lint', '--error-on-warnings', '--max-diagnostics=none', ...files);
const tsc = (config: string) => run('typescript/bin/tsc', '-p', config);

/** Writes files, lets `look` see them, and removes them again. */
function planted<T>(files: Record<string, string>, look: () => T): T {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    writeFileSync(join(copy, file), text);
  }
  try {
    return look();
  } finally {
    for (const file of Object.keys(files)) rmSync(join(copy, file));
  }
}

const importing = (path: string) => `import '${path}';\n`;

describe('the linter', () => {
  it('is content with a file that does nothing wrong', () => {
    const { ok, output } = planted({ 'src/engine/planted.ts': 'export const planted = 1;\n' }, () =>
      biome('src/engine/planted.ts'),
    );
    expect(output).not.toContain('planted.ts');
    expect(ok).toBe(true);
  });

  it.each([
    ['src/engine/planted.ts', '../games/lanes/state.ts'],
    ['src/engine/planted.ts', '../bots/search.ts'],
    ['src/engine/planted.ts', '../ui/Die.tsx'],
    ['src/engine/planted.ts', 'preact'],
    ['src/games/lanes/planted.ts', '../../ui/Die.tsx'],
    ['src/games/tallspor/planted.ts', './view/Table.tsx'],
    ['src/games/tallspor/planted.ts', './bot.ts'],
    ['src/games/tallspor/planted.ts', '../../storage/database.ts'],
    ['src/games/planted/bot.ts', './view/Table.tsx'],
    ['src/games/planted/bot.ts', '../../table/table.ts'],
    ['src/games/tallspor/view/planted.ts', '../../../app/main.tsx'],
    ['src/games/tallspor/view/planted.ts', '../bot.ts'],
    ['src/games/tallspor/view/planted.ts', '../../../storage/database.ts'],
    ['src/bots/planted.ts', '../games/tallspor/rules.ts'],
    ['src/bots/planted.ts', '../table/table.ts'],
    ['src/storage/planted.ts', '../table/table.ts'],
    ['src/storage/planted.ts', '../app/main.tsx'],
    ['src/table/planted.ts', '../app/main.tsx'],
    ['src/table/planted.ts', '../ui/Die.tsx'],
    ['src/i18n/planted.ts', '../app/main.tsx'],
    ['src/ui/planted.ts', '../games/tallspor/rules.ts'],
    ['src/ui/planted.ts', '../app/main.tsx'],
    ['src/app/planted.ts', '../cli/record.ts'],
    ['src/app/planted.ts', '../games/tallspor/bot.ts'],
    ['src/cli/planted.ts', '../app/main.tsx'],
    ['src/cli/planted.ts', '../table/table.ts'],
  ])('refuses that %s imports %s', (file, path) => {
    const { ok, output } = planted({ [file]: importing(path) }, () => biome(file));
    expect(output).toContain('lint/style/noRestrictedImports');
    expect(ok).toBe(false);
  });

  it.each([
    ['Date', 'export const planted = Date.now();\n', 'lint/style/noRestrictedGlobals'],
    ['Math.random', 'export const planted = Math.random();\n', 'Math.random makes a game'],
    ['Intl', "export const planted = new Intl.NumberFormat('nb');\n", 'lint/style/noRestrictedGlobals'],
  ])('refuses %s in the engine, in rules and in bots', (_name, text, complaint) => {
    for (const folder of ['engine', 'games/lanes', 'games/tallspor', 'bots']) {
      const file = `src/${folder}/planted.ts`;
      const { ok, output } = planted({ [file]: text }, () => biome(file));
      expect(output).toContain(complaint);
      expect(ok).toBe(false);
    }
  });

  it('refuses a cycle of imports, of types too', () => {
    const files = {
      'src/engine/planted-1.ts':
        "import type { Two } from './planted-2.ts';\nexport type One = { two: Two | null };\n",
      'src/engine/planted-2.ts':
        "import type { One } from './planted-1.ts';\nexport type Two = { one: One | null };\n",
    };
    const { ok, output } = planted(files, () => biome('src/engine/planted-1.ts', 'src/engine/planted-2.ts'));
    expect(output).toContain('lint/suspicious/noImportCycles');
    expect(ok).toBe(false);
  });
});

describe('the compiler', () => {
  it('is content with the engine, rules and bots as they are', () => {
    const { ok, output } = tsc('tsconfig.pure.json');
    expect(output).toBe('');
    expect(ok).toBe(true);
  });

  it.each([
    ['the document', 'export const planted = document.title;\n'],
    ['a type of the DOM', 'export type Planted = HTMLElement;\n'],
    ['storage', "export const planted = localStorage.getItem('x');\n"],
    ['a timer', 'export const planted = setTimeout(() => {}, 1);\n'],
    ['a clock', 'export const planted = performance.now();\n'],
    ['Node', 'export const planted = process.argv;\n'],
  ])('refuses %s in the engine, in rules and in bots', (_name, text) => {
    const files = Object.fromEntries(
      ['engine', 'games/lanes', 'games/tallspor', 'bots'].map((folder) => [`src/${folder}/planted.ts`, text]),
    );
    const { ok, output } = planted(files, () => tsc('tsconfig.pure.json'));
    for (const file of Object.keys(files)) expect(output).toContain(`${file}(1,`);
    expect(ok).toBe(false);
  });
});

describe('the search for unused code', () => {
  it('refuses an unused export, an unused file and a package that is not declared', () => {
    const files = {
      'src/engine/planted-used.ts': 'export const used = 1;\nexport const unusedPlanted = 2;\n',
      'src/engine/planted-unused.ts': 'export const alone = 3;\n',
      'scripts/planted.ts':
        "import { used } from '../src/engine/planted-used.ts';\nimport 'planted-package';\nconsole.log(used);\n",
    };
    const { ok, output } = planted(files, () => run('knip/bin/knip.js'));
    expect(output).toContain('unusedPlanted');
    expect(output).toContain('src/engine/planted-unused.ts');
    expect(output).toContain('planted-package');
    expect(ok).toBe(false);
  });

  it('says nothing of them without them', () => {
    expect(run('knip/bin/knip.js').output).not.toMatch(/planted/i);
  });
});
