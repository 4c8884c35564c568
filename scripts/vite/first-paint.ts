import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import preact from '@preact/preset-vite';
import { createServer, type Plugin, type ResolvedConfig, type ViteDevServer } from 'vite';

const module = 'src/app/prerender.tsx';
const languages = ['nb', 'en'] as const;

interface Prerender {
  renderFirst(language: (typeof languages)[number]): string | Promise<string>;
}

/**
 * The symbols of every game's lid (src/games/GAME/lid.svg: an <svg> that holds <symbol>s), in one hidden <svg>.
 * Standing in index.html once, they cost no JavaScript, and `<use href="#lid-…">` draws them with the page's tokens.
 */
async function lids(root: string): Promise<string> {
  const games = join(root, 'src/games');
  const files = (await readdir(games)).sort().map((game) => join(games, game, 'lid.svg'));
  const texts = await Promise.all(files.filter(existsSync).map((file) => readFile(file, 'utf8')));
  const inner = texts.map((text) =>
    text
      .replace(/^[\s\S]*?<svg[^>]*>/, '')
      .replace(/<\/svg>\s*$/, '')
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(/>\s+</g, '><')
      .trim(),
  );
  return `<svg class="lids" width="0" height="0" aria-hidden="true">${inner.join('')}</svg>`;
}

/** The home screen as markup, once a language; CSS shows the one of <html lang>. */
async function first(prerender: Prerender): Promise<string> {
  let markup = '';
  // One after the other: the components read the language from a signal that all of the app shares.
  for (const language of languages) {
    markup += `<div class="first" lang="${language}">${await prerender.renderFirst(language)}</div>`;
  }
  return markup;
}

/**
 * Puts what the first paint needs into index.html, in place of `<!--lids-->` and `<!--first-->`:
 * the lids' symbols, and the home screen rendered from the app's own components.
 */
export function firstPaint(): Plugin {
  let config: ResolvedConfig;
  let server: ViteDevServer | undefined;

  /** While developing, by the server that is there; in a build, by one that lives for the moment. */
  const screens = async (): Promise<string> => {
    if (server) return first((await server.ssrLoadModule(`/${module}`)) as Prerender);
    const own = await createServer({
      root: config.root,
      configFile: false,
      logLevel: 'error',
      appType: 'custom',
      server: { middlewareMode: true, ws: false, hmr: false, watch: null },
      optimizeDeps: { noDiscovery: true },
      define: config.define ?? {},
      plugins: [preact({ prefreshEnabled: false })],
    });
    try {
      return await first((await own.ssrLoadModule(`/${module}`)) as Prerender);
    } finally {
      await own.close();
    }
  };

  return {
    name: 'kast:first-paint',
    configResolved(resolved) {
      config = resolved;
    },
    configureServer(created) {
      server = created;
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const [symbols, home] = await Promise.all([lids(config.root), screens()]);
        // Functions, since `$` in a replacement text has a meaning of its own.
        return html.replace('<!--lids-->', () => symbols).replace('<!--first-->', () => home);
      },
    },
  };
}
