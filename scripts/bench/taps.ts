import type { Page } from '@playwright/test';
import { quantile } from '../../src/bots/statistics.ts';
import { cautious, Kast } from '../../tests/browser/support/table.ts';
import { throttle } from '../../tests/browser/support/test.ts';
import { withPhone } from './phone.ts';

/** `nothing` is a button that changes its own text: what the machine and the browser take in any case. */
type Tap = 'pencil a number' | 'cross it' | 'throw' | 'nothing';

/** Milliseconds. */
interface TapFigures {
  readonly p50: number;
  readonly p95: number;
  readonly taps: number;
}

/** How many throws of a game for oneself are measured. */
const throws = 25;

/**
 * Times from the finger's event to the frame that shows what it did: the pencilled number, the lane with one more cross
 * (which has been written to the device by then), the dice.
 */
export async function measureTaps(): Promise<Record<Tap, TapFigures>> {
  const times = await withPhone(async ({ page, server }) => {
    await page.goto(server.url);
    const kast = new Kast(page);
    await kast.settleQuickly();
    await kast.startGame('alone');
    await page.evaluate(watchTaps);
    await throttle(page, 4);
    await kast.play(cautious, ({ throws: now }) => now > throws);
    for (let tap = 0; tap < throws; tap++) await page.tap('#nothing');
    return timesOf(page);
  });
  const figures = (tap: Tap): TapFigures => ({
    p50: quantile(times[tap], 0.5),
    p95: quantile(times[tap], 0.95),
    taps: times[tap].length,
  });
  return {
    'pencil a number': figures('pencil a number'),
    'cross it': figures('cross it'),
    throw: figures('throw'),
    nothing: figures('nothing'),
  };
}

const timesOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { tapTimes: Record<Tap, number[]> }).tapTimes);

/** Runs in the page: notes each tap's kind, and when a frame has shown what it changed. */
function watchTaps(): void {
  const times: Record<Tap, number[]> = { 'pencil a number': [], 'cross it': [], throw: [], nothing: [] };
  Object.assign(globalThis, { tapTimes: times });
  const all = (selector: string, attribute: string) =>
    [...document.querySelectorAll(selector)].map((element) => element.getAttribute(attribute)).join('|');
  const shown: Record<Tap, () => string> = {
    'pencil a number': () => all('[data-tag]', 'aria-pressed'),
    'cross it': () => all('.ts-sheet [data-lane]', 'aria-label'),
    throw: () => all('.ts-tray [aria-label], .ts-dice [aria-label]', 'aria-label'),
    nothing: () => document.querySelector('#nothing')?.textContent ?? '',
  };
  const nothing = document.createElement('button');
  nothing.id = 'nothing';
  nothing.textContent = '0';
  nothing.style.cssText = 'position: fixed; inset: 0 auto auto 0; z-index: 9; width: 1rem; height: 1rem';
  nothing.onclick = () => {
    nothing.textContent = String(Number(nothing.textContent) + 1);
  };
  document.body.append(nothing);
  let waiting: { tap: Tap; since: number; before: string } | null = null;
  addEventListener(
    'click',
    (event) => {
      const target = (event.target as Element).closest('button');
      let tap: Tap | null = null;
      if (target === nothing) tap = 'nothing';
      else if (target?.hasAttribute('data-main')) tap = 'throw';
      else if (target?.hasAttribute('data-tag'))
        tap = target.ariaPressed === 'true' ? 'cross it' : 'pencil a number';
      waiting = tap && { tap, since: event.timeStamp, before: shown[tap]() };
    },
    { capture: true },
  );
  new MutationObserver(() => {
    if (!waiting || shown[waiting.tap]() === waiting.before) return;
    const { tap, since } = waiting;
    waiting = null;
    // A task that is queued by a frame's callback runs when that frame has been painted.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => times[tap].push(performance.now() - since);
      port2.postMessage(null);
    });
  }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
}
