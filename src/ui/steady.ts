import { computed, type ReadonlySignal } from '@preact/signals';

/**
 * `fresh`, with every part that says the same as in `old` replaced by the old object, down to `old` itself.
 * For plain data: arrays and objects of them, numbers, texts.
 */
export function keepOld<T>(old: unknown, fresh: T): T {
  if (typeof old !== 'object' || typeof fresh !== 'object' || old === null || fresh === null) return fresh;
  if (old === fresh || Array.isArray(old) !== Array.isArray(fresh)) return fresh;
  const was = old as Record<string, unknown>;
  const entries = Object.entries(fresh).map(([key, value]) => [key, keepOld(was[key], value)] as const);
  const same = ([key, value]: readonly [string, unknown]) =>
    Object.hasOwn(was, key) && Object.is(was[key], value);
  if (entries.length === Object.keys(was).length && entries.every(same)) return old as T;
  return (Array.isArray(fresh) ? entries.map(([, value]) => value) : Object.fromEntries(entries)) as T;
}

/**
 * A computed value that keeps its old objects as far as nothing in them has changed: who reads it is told of
 * real changes only, and components are drawn anew only where the part that they show has changed.
 */
export function steady<T>(compute: () => T): ReadonlySignal<T> {
  let value: T;
  return computed(() => {
    value = keepOld(value, compute());
    return value;
  });
}
