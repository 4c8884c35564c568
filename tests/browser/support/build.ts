import { spawn } from 'node:child_process';
import { cpSync, existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isFresh, stampOf } from '../../../scripts/lib/stamp.mjs';

export const root = fileURLToPath(new URL('../../../', import.meta.url));

/** The two builds that tests serve: they differ in nothing but their version. */
const versions = { 1: '', 2: '99.0.0' } as const;

export type BuildNumber = keyof typeof versions;

/** How many builds are kept for later runs. */
const kept = 6;

const variable = (build: BuildNumber) => `KAST_BUILD_${build}`;

/** Where a build is; known once `buildAll` has run, here or in the process that started this one. */
export function folderOf(build: BuildNumber): string {
  const folder = process.env[variable(build)];
  if (!folder) throw new Error('The builds are made by the global setup, before any test runs.');
  return folder;
}

/**
 * Makes both builds, unless there are any of the tree as it is now; Playwright's global setup.
 * Each state of the tree has folders of its own, so that runs side by side don't take builds from each other.
 */
export default async function buildAll(): Promise<void> {
  const all = join(root, '.cache/builds');
  for (const build of [1, 2] as const) {
    const version = versions[build];
    const folder = join(all, `${stampOf(root, version).slice(0, 16)}-${build}`);
    process.env[variable(build)] = folder;
    if (existsSync(folder)) continue;
    const making = `${folder}.${process.pid}`;
    if (build === 1 && isFresh(root, 'dist')) cpSync(join(root, 'dist'), making, { recursive: true });
    else await viteBuild(making, version);
    if (existsSync(folder)) rmSync(making, { recursive: true });
    else renameSync(making, folder);
  }
  const byAge = readdirSync(all)
    .map((name) => join(all, name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  const current = [folderOf(1), folderOf(2)];
  for (const folder of byAge.slice(kept).filter((old) => !current.includes(old))) {
    rmSync(folder, { recursive: true, force: true });
  }
}

function viteBuild(folder: string, version: string): Promise<void> {
  // Runners of tests set NODE_ENV to `test`, and a build made so is not the one that people get.
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    KAST_OUT: folder,
    ...(version && { KAST_VERSION: version }),
  };
  const child = spawn(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], { cwd: root, env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      output += text;
    });
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`The build failed:\n${output}`)),
    );
  });
}
