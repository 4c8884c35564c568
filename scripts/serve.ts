/**
 * Serves a build: `tsx scripts/serve.ts [FOLDER] [--port N]`, FOLDER being dist.
 * Precompressed files, no rewriting: a path without a file is a 404 in plain text, never a page.
 */
import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import sirv from 'sirv';
import { cacheControl, securityHeaders } from './headers.ts';

const firstPort = 4173;

/** A server for the files of a folder as they are now; a later build needs a new one. */
function serverFor(folder: string): Server {
  const files = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders: (response, path) => response.setHeader('Cache-Control', cacheControl(path)),
  });
  return createServer((request, response) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    const refuse = (status: number, text: string) => {
      response.writeHead(status, {
        'Content-Type': 'text/plain; charset=utf-8',
        'Cache-Control': 'no-store',
      });
      response.end(`${text}\n`);
    };
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return refuse(405, 'Only GET and HEAD are answered here.');
    }
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    // What the build writes for other servers is not for visitors.
    if (path === '/_headers' || /\.(br|gz)$/.test(path)) return refuse(404, 'Not found.');
    files(request, response, () => refuse(404, 'Not found.'));
  });
}

/** Listens on the port; on the first free one from it upwards if none was asked for. */
function listen(server: Server, port: number, asked: boolean): void {
  server.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE' && !asked && port < firstPort + 100) {
      listen(server, port + 1, false);
      return;
    }
    const reason =
      error.code === 'EADDRINUSE' ? 'is in use; choose another with --port' : `: ${error.message}`;
    console.error(`Port ${port} ${reason}.`);
    process.exitCode = 1;
  });
  server.listen(port, process.env['HOST'] ?? 'localhost', () => {
    console.log(`Kast is at http://localhost:${port}/ (Ctrl+C ends it)`);
  });
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { port: { type: 'string' } },
});
const folder = resolve(positionals[0] ?? 'dist');
const asked = values.port ?? process.env['PORT'];
const port = asked === undefined ? firstPort : Number(asked);

if (!existsSync(join(folder, 'index.html'))) {
  console.error(`There is no build in ${folder}: run npm run build first.`);
  process.exitCode = 1;
} else if (!Number.isInteger(port) || port < 1 || port > 65535) {
  console.error(`${asked} is not a port: give a number from 1 to 65535.`);
  process.exitCode = 1;
} else {
  listen(serverFor(folder), port, asked !== undefined);
}
