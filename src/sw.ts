import { clientsClaim, setCacheNameDetails } from 'workbox-core';
import { addRoute, createHandlerBoundToURL, type PrecacheEntry, precache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope;

/**
 * Every build keeps its files in a cache of its own, named after its index.html (which names all its scripts).
 * So a build that takes over removes nothing from a tab that still shows the one before.
 */
const files = self.__WB_MANIFEST as PrecacheEntry[];
const build = files.find((file) => file.url === 'index.html')?.revision ?? 'none';
const ours = `kast-files-${self.registration.scope}`;
setCacheNameDetails({ prefix: 'kast', precache: 'files', suffix: `${self.registration.scope}#${build}` });

// Else the tab of a first visit stays uncontrolled, and what it loads later fails offline.
clientsClaim();

precache(files);

/**
 * Where boot.js stands in index.html: after all that is painted, so that a first paint waits for no script. Here both
 * are at hand, so it runs before, and the first paint has the right language, theme and room for games at once.
 */
const boot = '<script src="./boot.js"></script>';
const indexOf = createHandlerBoundToURL('index.html');
registerRoute(
  new NavigationRoute(async (options) => {
    const response = await indexOf(options);
    const html = (await response.text()).replace(boot, '').replace('</head>', `${boot}</head>`);
    return new Response(html, { headers: response.headers });
  }),
);
// After the route above, which the address of the app itself is for.
addRoute();

// A tab of an earlier build asks for files that this build does not have.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.href.startsWith(`${self.registration.scope}assets/`),
  async ({ request }) => (await caches.match(request, { ignoreVary: true })) ?? fetch(request),
);

/**
 * Deletes the files of earlier builds that no tab shows any more. A tab holds a lock
 * named after its main script as long as it lives (app/update.ts). While a build comes in or waits for its turn,
 * nothing is deleted: its files are no tab's yet.
 */
async function prune(): Promise<void> {
  const { held = [] } = await navigator.locks.query();
  const shown = held.flatMap(({ name }) => (name?.startsWith('kast-build:') ? [name.slice(11)] : []));
  for (const name of await caches.keys()) {
    if (!name.startsWith(`${ours}#`) || name === `${ours}#${build}`) continue;
    const cache = await caches.open(name);
    const used = await Promise.all(shown.map((script) => cache.match(script, { ignoreVary: true })));
    const { installing, waiting } = self.registration;
    if (!used.some(Boolean) && !installing && !waiting) await caches.delete(name);
  }
}

self.addEventListener('activate', (event) => event.waitUntil(prune()));

self.addEventListener('message', (event) => {
  const { type } = event.data as { type?: unknown };
  if (type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
  if (type === 'PRUNE') event.waitUntil(prune());
});
