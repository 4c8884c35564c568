import { computed } from '@preact/signals';
import { lang } from './index.ts';
import { intlTags } from './languages.ts';

// `negative`: nothing taken off is 0, not −0.
const numbers = computed(() => new Intl.NumberFormat(intlTags[lang.value], { signDisplay: 'negative' }));
const days = computed(() => new Intl.DateTimeFormat(intlTags[lang.value], { day: 'numeric', month: 'long' }));
const times = computed(
  () => new Intl.DateTimeFormat(intlTags[lang.value], { hour: '2-digit', minute: '2-digit' }),
);
const lists = computed(() => new Intl.ListFormat(intlTags[lang.value], { type: 'conjunction' }));

/** A number as the language writes it. The minus is U+2212: never parse what was shown. */
export function formatNumber(value: number): string {
  return numbers.value.format(value).replace('-', '−');
}

/** A day without its year: 3. november, 3 November. */
export function formatDay(time: number): string {
  return days.value.format(time);
}

/** A day as one speaks of it now: today, yesterday, Friday, 3 November, 3 November 2025. */
export function formatWhen(time: number): string {
  const tag = intlTags[lang.value];
  const midnight = (at: number) => new Date(at).setHours(0, 0, 0, 0);
  const now = Date.now();
  const days = Math.round((midnight(now) - midnight(time)) / 86_400_000);
  if (days === 0 || days === 1)
    return new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(-days, 'day');
  if (days > 1 && days < 7) return new Intl.DateTimeFormat(tag, { weekday: 'long' }).format(time);
  if (new Date(time).getFullYear() === new Date(now).getFullYear()) return formatDay(time);
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long' }).format(time);
}

/** A day for the name of a file, in the time of the device: 2026-11-28. */
export function formatFileDay(time: number): string {
  // Swedish writes days as ISO does.
  return new Intl.DateTimeFormat('sv-SE').format(time);
}

/** A number with one decimal at most: 61,5. */
export function formatMean(value: number): string {
  return new Intl.NumberFormat(intlTags[lang.value], { maximumFractionDigits: 1 })
    .format(value)
    .replace('-', '−');
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
