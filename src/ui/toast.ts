import { signal } from '@preact/signals';

export interface Toast {
  readonly id: number;
  readonly text: string;
}

export const toasts = signal<readonly Toast[]>([]);

let last = 0;

/** Shows a sentence for some seconds at the foot of the screen (and longer the longer it is), read out politely. */
export function toast(text: string): void {
  const id = ++last;
  toasts.value = [...toasts.value.filter((other) => other.text !== text), { id, text }];
  setTimeout(
    () => {
      toasts.value = toasts.value.filter((other) => other.id !== id);
    },
    4000 + text.length * 60,
  );
}
