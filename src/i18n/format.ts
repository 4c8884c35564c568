import { computed } from '@preact/signals';
import { lang } from './index.ts';
import { intlTags } from './languages.ts';

const numbers = computed(() => new Intl.NumberFormat(intlTags[lang.value]));
const days = computed(() => new Intl.DateTimeFormat(intlTags[lang.value], { day: 'numeric', month: 'long' }));
const times = computed(
  () => new Intl.DateTimeFormat(intlTags[lang.value], { hour: '2-digit', minute: '2-digit' }),
);
const lists = computed(() => new Intl.ListFormat(intlTags[lang.value], { type: 'conjunction' }));

/** A number as the language writes it. The minus is U+2212: never parse what was shown. */
export function formatNumber(value: number): string {
  return numbers.value.format(value).replace('-', '−');
}

/** A day without its year: 3. november, November 3. */
export function formatDay(time: number): string {
  return days.value.format(time);
}

/** A time of day: 08:12. */
export function formatTime(time: number): string {
  return times.value.format(time);
}

/** Names in a row: Kari, Ola og Jo. */
export function formatList(names: readonly string[]): string {
  return lists.value.format(names);
}

/** A size of storage in kB or MB of 1000, with at most one decimal. */
export function formatBytes(bytes: number): string {
  const [value, unit] = bytes < 100_000 ? [bytes / 1000, 'kB'] : [bytes / 1_000_000, 'MB'];
  const text = new Intl.NumberFormat(intlTags[lang.value], {
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value);
  return `${text}\u00a0${unit}`;
}
