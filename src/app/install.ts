import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { finished } from '../storage/unfinished.ts';

/** The browser's own offer, which not every browser makes. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

const offer = signal<InstallOffer | null>(null);
/** iOS in a browser: an app is put on the home screen by hand. */
const byHand = signal(false);

/**
 * How Kast can be installed here: by the browser's own prompt, by hand, or not (any more). Nothing is offered before a
 * game has been played to its end on this device.
 */
export const installWay: ReadonlySignal<'prompt' | 'hand' | null> = computed(() => {
  if (!finished.value?.length) return null;
  if (offer.value) return 'prompt';
  return byHand.value ? 'hand' : null;
});

/** Starts to listen for the browser's offer; call once, as early as can be. */
export function startInstall(): void {
  const installed = matchMedia('(display-mode: standalone)');
  const forget = () => {
    offer.value = null;
    byHand.value = false;
  };
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (!installed.matches) offer.value = event as InstallOffer;
  });
  addEventListener('appinstalled', forget);
  installed.addEventListener('change', forget);
  // Only Apple's browsers have this; those with fingers are iOS.
  const { standalone } = navigator as Navigator & { readonly standalone?: boolean };
  byHand.value = standalone === false && navigator.maxTouchPoints > 0;
}

/** Shows the browser's prompt. An offer holds for one prompt; the browser makes another when it is turned down. */
export async function promptInstall(): Promise<void> {
  const shown = offer.value;
  offer.value = null;
  await shown?.prompt();
}
