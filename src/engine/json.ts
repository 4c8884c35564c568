/** Whether a value is a JSON object: no array, not null. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether two JSON values are the same, whatever the order of their keys. As deep as the first goes, and no deeper. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((each, i) => sameJson(each, b[i]));
  }
  if (!isObject(a) || !isObject(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && sameJson(a[key], b[key]))
  );
}

/** A value from outside as it can stand in a one-line message: quoted, cut short. */
export function quote(value: unknown): string {
  if (typeof value === 'string') {
    const short = value.length > 40 ? `${value.slice(0, 40)}…` : value;
    return JSON.stringify(short).replace(/[\u007f-\u009f\u2028\u2029]/g, '?');
  }
  if (Array.isArray(value)) return 'a list';
  return isObject(value) ? 'an object' : String(value);
}
