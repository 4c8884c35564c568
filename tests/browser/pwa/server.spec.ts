import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { cacheControl, securityHeaders } from '../../../scripts/headers.ts';
import { folderOf } from '../support/build.ts';
import { expect, test } from '../support/test.ts';

const inBuild = (file: string) => readFileSync(join(folderOf(1), file));
const asset = (ending: string) =>
  `assets/${readdirSync(join(folderOf(1), 'assets')).find((name) => name.endsWith(ending))}`;

test('every answer carries the security headers, errors included', async ({ request, server }) => {
  for (const path of ['', 'index.html', 'sw.js', asset('.js'), 'assets/none.js', 'none']) {
    const headers = (await request.get(server.url + path)).headers();
    for (const [name, value] of Object.entries(securityHeaders))
      expect(headers[name.toLowerCase()]).toBe(value);
  }
});

test('the policy allows this origin only, and nothing inline', () => {
  const policy = securityHeaders['Content-Security-Policy'] ?? '';
  expect(policy).toMatch(/^default-src 'self';/);
  expect(policy).not.toMatch(/unsafe|data:|blob:|https?:|\*/);
});

test('hashed files are kept for ever, the page, the worker and the manifests never without asking', async ({
  request,
  server,
}) => {
  const cached = async (path: string) => (await request.get(server.url + path)).headers()['cache-control'];
  expect(await cached(asset('.js'))).toBe('public, max-age=31536000, immutable');
  expect(await cached(asset('.css'))).toBe('public, max-age=31536000, immutable');
  for (const path of ['', 'index.html', 'sw.js', 'manifest.nb.webmanifest', 'manifest.en.webmanifest']) {
    expect(await cached(path)).toBe('no-cache');
  }
});

test('a page that has not changed is answered without its content', async ({ request, server }) => {
  const etag = (await request.get(server.url)).headers()['etag'] ?? '';
  const again = await request.get(server.url, { headers: { 'If-None-Match': etag } });
  expect(again.status()).toBe(304);
});

test('files come compressed, with the type they have', async ({ server }) => {
  const types = { '.js': 'text/javascript', '.css': 'text/css' };
  for (const [ending, type] of Object.entries(types)) {
    const path = asset(ending);
    for (const encoding of ['br', 'gzip']) {
      const response = await fetch(server.url + path, { headers: { 'Accept-Encoding': encoding } });
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(response.headers.get('content-type')).toMatch(type);
      expect(response.headers.get('vary')).toMatch(/accept-encoding/i);
      expect(await response.text()).toBe(inBuild(path).toString());
    }
    expect(brotliDecompressSync(inBuild(`${path}.br`)).equals(inBuild(path))).toBe(true);
  }
});

test('what is missing is a 404 in plain text, never a page', async ({ request, server }) => {
  for (const path of [
    'assets/index-00000000.js',
    'none',
    'none/',
    '_headers',
    '.vite/manifest.json',
    'sw.js.br',
  ]) {
    const response = await request.get(server.url + path);
    expect(response.status()).toBe(404);
    expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
    expect(await response.text()).not.toContain('<');
  }
  expect((await request.post(server.url)).status()).toBe(405);
});

test('_headers tells static hosts the same', () => {
  const rules = new Map<string, Record<string, string>>();
  for (const block of inBuild('_headers').toString().trim().split('\n\n')) {
    const [path = '', ...lines] = block.split('\n');
    rules.set(
      path,
      Object.fromEntries(
        lines.map((line) =>
          line
            .trim()
            .split(/: (.*)/s)
            .slice(0, 2),
        ),
      ),
    );
  }
  expect(rules.get('/*')).toEqual(securityHeaders);
  for (const path of ['/', '/index.html', '/sw.js', '/manifest.nb.webmanifest', '/manifest.en.webmanifest']) {
    expect(rules.get(path)).toEqual({ 'Cache-Control': 'no-cache' });
  }
  expect(rules.get('/assets/*')).toEqual({ 'Cache-Control': cacheControl('/assets/x.js') });
});
