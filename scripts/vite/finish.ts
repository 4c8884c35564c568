import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin, ResolvedConfig } from 'vite';
import { headersFile } from '../headers.ts';
import { stampFile, stampOf } from '../lib/stamp.mjs';

const compressible = /\.(html|js|css|svg|json|webmanifest|txt)$/;

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** Writes `file.br` and `file.gz` beside a file, unless it is too small to gain from it. */
async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < 256) return;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, quality),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

/**
 * The last step of a build, when the service worker has been written too: the `_headers` file for static hosts
 * compressed copies for servers that send them, and the stamp that tells what it was made from.
 * Stands last in the list of plugins.
 */
export function finish(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'kast:finish',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const folder = resolve(config.root, config.build.outDir);
        const files = await filesBelow(folder);
        const paths = files.map((file) => `/${relative(folder, file).split(sep).join('/')}`).sort();
        await writeFile(join(folder, '_headers'), headersFile(paths.filter((path) => !/^\/[._]/.test(path))));
        await Promise.all(files.filter((file) => compressible.test(file)).map(compress));
        await writeFile(join(folder, stampFile), stampOf(config.root, process.env['KAST_VERSION']));
      },
    },
  };
}
