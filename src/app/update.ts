import { signal } from '@preact/signals';
import type { Workbox } from 'workbox-window';

/** A newer build is on this device, and this tab still shows the one before. */
export const updateReady = signal(false);

/** What `checkForUpdate` found. */
export type UpdateCheck = 'current' | 'ready' | 'unreachable' | 'unsupported';

let workbox: Workbox | undefined;
let registration: ServiceWorkerRegistration | undefined;
let reloading = false;
const flushes = new Set<() => Promise<void>>();

/**
 * Registers what must be written before the page is reloaded for an update.
 * Returns a function that takes it back.
 */
export function beforeUpdate(flush: () => Promise<void>): () => void {
  flushes.add(flush);
  return () => void flushes.delete(flush);
}

/**
 * Starts the service worker and watches for newer builds; call once, after the first render.
 * A tab keeps its build until `applyUpdate`, whatever other tabs do: the service worker keeps
 * the files of every build whose lock is held.
 */
export async function startUpdates(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  await afterPaint();
  holdBuild();
  const container = navigator.serviceWorker;
  let controlled = container.controller !== null;
  container.addEventListener('controllerchange', () => {
    if (reloading) location.reload();
    // The first claim of a tab that came from the network: same build, nothing to tell.
    else if (!controlled) controlled = true;
    else updateReady.value = true;
  });
  const { Workbox } = await import('workbox-window');
  workbox = new Workbox('./sw.js', { scope: './' });
  workbox.addEventListener('waiting', () => {
    updateReady.value = true;
  });
  try {
    registration = await workbox.register();
  } catch {
    // No storage for it (private mode) or no network yet: the app runs, and the next visit tries again.
    return;
  }
  void pruneEarlierBuilds(container);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void checkForUpdate();
  });
}

/** Writes what is pending, then shows the new build in this tab. Other tabs keep theirs. */
export async function applyUpdate(): Promise<void> {
  await Promise.allSettled([...flushes].map((flush) => flush()));
  reloading = true;
  // Nothing waits when another tab has applied the update already.
  if (registration?.waiting) workbox?.messageSkipWaiting();
  else location.reload();
}

/** Asks the server for a newer build, and tells when one is complete on this device. */
export async function checkForUpdate(): Promise<UpdateCheck> {
  if (!registration) return 'unsupported';
  if (updateReady.value) return 'ready';
  try {
    await registration.update();
  } catch {
    return 'unreachable';
  }
  const { installing } = registration;
  if (installing) await settled(installing);
  if (registration.waiting) updateReady.value = true;
  return updateReady.value ? 'ready' : 'current';
}

/** Resolves when a worker has been installed, or has failed to be. */
function settled(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (worker.state === 'installing') return;
      worker.removeEventListener('statechange', look);
      resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

/** Names this tab's build by its main script, for as long as the tab lives. */
function holdBuild(): void {
  if (!('locks' in navigator)) return;
  void navigator.locks.request(ownBuild(), { mode: 'shared' }, () => new Promise(() => {}));
}

const buildPrefix = 'kast-build:';

function ownBuild(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]');
  return `${buildPrefix}${script?.src}`;
}

/** Has the files of earlier builds deleted: at once, and when the last tab that still shows one has gone. */
async function pruneEarlierBuilds({ controller }: ServiceWorkerContainer): Promise<void> {
  const prune = () => controller?.postMessage({ type: 'PRUNE' });
  // Asked before pruning: a tab that goes between the two, as on a reload, would otherwise be seen by neither.
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  prune();
  const others = held.flatMap(({ name }) =>
    name?.startsWith(buildPrefix) && name !== ownBuild() ? [name] : [],
  );
  for (const name of new Set(others)) void navigator.locks.request(name, () => {}).then(prune);
}

function afterPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
