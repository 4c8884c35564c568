import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Everything a build is made from, below the project's root. */
const inputs = [
  'index.html',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
  'locales',
  'public',
  'scripts/headers.ts',
  'scripts/vite',
  'src',
];

/** @returns {string[]} the files below a path, in a fixed order; the path itself when it is a file */
function filesOf(root, path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  try {
    return readdirSync(full)
      .sort()
      .flatMap((name) => filesOf(root, `${path}/${name}`));
  } catch (error) {
    if (error.code === 'ENOTDIR') return [path];
    throw error;
  }
}

/** A hash of all a build is made from: the same stamp, the same build. `version` as in KAST_VERSION. */
export function stampOf(root, version = '') {
  const hash = createHash('sha256').update(`${version}\0`);
  for (const file of inputs.flatMap((path) => filesOf(root, path))) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** Where a build keeps its stamp. */
export const stampFile = '.vite/stamp';

/** Whether the folder holds a complete build of the tree as it is now. */
export function isFresh(root, folder, version = '') {
  const file = join(root, folder, stampFile);
  return existsSync(file) && readFileSync(file, 'utf8') === stampOf(root, version);
}
