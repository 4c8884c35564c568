import { type Signal, signal } from '@preact/signals';

let matches: Signal<boolean> | null = null;

function watch(): Signal<boolean> {
  const list = matchMedia('(min-width: 600px)');
  const found = signal(list.matches);
  list.addEventListener('change', () => {
    found.value = list.matches;
  });
  return found;
}

/**
 * False on phones held upright, which have no room for what stands beside the table on larger screens: there it is not
 * made, instead of being made and hidden. How it looks is for CSS alone. To be read where signals are read.
 */
export function isRoomy(): boolean {
  matches ??= watch();
  return matches.value;
}
