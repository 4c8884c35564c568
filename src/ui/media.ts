import { type ReadonlySignal, signal } from '@preact/signals';

const list = matchMedia('(min-width: 600px)');
const matches = signal(list.matches);
list.addEventListener('change', () => {
  matches.value = list.matches;
});

/**
 * False on phones held upright, which have no room for what stands beside the table on larger screens: there it is not
 * made, instead of being made and hidden. How it looks is for CSS alone.
 */
export const roomy: ReadonlySignal<boolean> = matches;
