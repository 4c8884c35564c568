/**
 * What `npm start` and `npm test` do before anything is installed: plain Node, no packages.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isFresh } from './stamp.mjs';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** Ends the process with one sentence. */
export function giveUp(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** Kast needs Node 20.19 or later. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  giveUp(
    `Kast needs Node 20.19 or later; this is ${process.versions.node}. See https://nodejs.org/ for a newer one.`,
  );
}

const packagesOf = (file) => JSON.parse(readFileSync(join(root, file), 'utf8')).packages;

/** Whether node_modules holds what the lockfile says (packages for other platforms aside). */
function isInstalled() {
  const record = 'node_modules/.package-lock.json';
  if (!existsSync(join(root, record))) return false;
  const installed = packagesOf(record);
  return Object.entries(packagesOf('package-lock.json')).every(([path, wanted]) => {
    if (path === '') return true;
    const found = installed[path];
    if (!found) return Boolean(wanted.optional);
    return found.version === wanted.version && existsSync(join(root, path));
  });
}

/** Installs the packages of the lockfile where something is missing or of another version. */
export function installPackages() {
  if (isInstalled()) return;
  console.log('Installing packages (npm ci)…');
  const npm = process.env.npm_execpath;
  const [command, ...args] = npm ? [process.execPath, npm] : ['npm'];
  const { status, error } = spawnSync(
    command,
    [...args, 'ci', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: 'inherit',
      shell: !npm && process.platform === 'win32',
    },
  );
  if (error) giveUp(`npm could not be run: ${error.message}`);
  if (status !== 0) giveUp('The packages could not be installed; npm says why above.');
}

/** Builds dist where it is missing or older than the sources. */
export function buildIfStale() {
  if (isFresh(root, 'dist')) return;
  console.log('Building…');
  const args = [join('node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) giveUp(`The build failed:\n${stdout}${stderr}`);
}
