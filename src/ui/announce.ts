import { signal } from '@preact/signals';

/** What the live region says now; `turn` tells two neighbouring announcements apart. */
export const announced = signal({ text: '', turn: 0 });

/**
 * Has a screen reader say a sentence when it is done with what it says now.
 * The same text again is left out, so nothing is said twice in a row.
 */
export function announce(text: string): void {
  if (text && text !== announced.value.text) announced.value = { text, turn: announced.value.turn + 1 };
}

/** Takes back what was announced last, for whoever reads on would find it as a part of the next screen. */
export function clearAnnounced(): void {
  const { text, turn } = announced.peek();
  if (text) announced.value = { text: '', turn: turn + 1 };
}
