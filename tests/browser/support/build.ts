import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isFresh } from '../../../scripts/lib/stamp.mjs';

export const root = fileURLToPath(new URL('../../../', import.meta.url));

/** The two builds that tests serve: they differ in nothing but their version. */
export const builds = {
  1: { folder: 'dist', version: undefined },
  2: { folder: '.cache/build-2', version: '99.0.0' },
} as const;

export type BuildNumber = keyof typeof builds;

/** Builds what is missing or older than the sources; Playwright's global setup. */
export default async function build(): Promise<void> {
  for (const { folder, version } of Object.values(builds)) {
    if (!isFresh(root, folder, version)) await viteBuild(folder, version);
  }
}

function viteBuild(folder: string, version: string | undefined): Promise<void> {
  const env = { ...process.env, KAST_OUT: folder, ...(version && { KAST_VERSION: version }) };
  const child = spawn(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], { cwd: root, env });
  let output = '';
  child.stdout.on('data', (text) => {
    output += text;
  });
  child.stderr.on('data', (text) => {
    output += text;
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The build failed:\n${output}`)),
    );
  });
}
