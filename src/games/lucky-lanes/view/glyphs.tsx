/** The race's own signs; all are drawn beside words, so assistive technology passes them over. */

const signs = [
  'M6 .8 11.8 11H.2z',
  'M6 0l6 6-6 6-6-6z',
  'M6 .5a5.5 5.5 0 1 1 0 11a5.5 5.5 0 1 1 0-11z',
  'M1 1h10v10H1z',
] as const;

/** A lane's sign: triangle, diamond, disc, square. `lane` counts from 0. */
export function Sign({ lane }: { readonly lane: number }) {
  return (
    <svg class="ll-sign" viewBox="0 0 12 12" aria-hidden="true">
      <path d={signs[lane]} />
    </svg>
  );
}

/** The chequered flag. */
export function Flag() {
  return (
    <svg class="ll-flag-sign" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M4 2h2v20H4zM7 3h5v4.5H7zM12 7.5h5V12h-5zM17 3h5v4.5h-5zM7 12h5v4.5H7zM17 12h5v4.5h-5z" />
      <path class="ll-line" d="M7 3.5h14.5V16H7z" />
    </svg>
  );
}

/** A padlock, struck out where it can't be opened any more. */
export function Padlock({ struck }: { readonly struck: boolean }) {
  return (
    <svg class="ll-lock" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M5 11h14v10H5z" />
      <path class="ll-line" d={`M8 11V8a4 4 0 0 1 8 0v3${struck ? 'M2 24 22 4' : ''}`} />
    </svg>
  );
}

/** A painted cross, as wide and as high as its place. */
export function Cross() {
  return (
    <svg class="ll-x" viewBox="0 0 24 24" preserveAspectRatio="none" aria-hidden="true">
      <path d="M3 3l18 18M21 3 3 21" />
    </svg>
  );
}

/** A die, the sign of who rolls. */
export function DieSign() {
  return (
    <svg class="ll-rolls" viewBox="0 0 12 12" aria-hidden="true">
      <rect width="12" height="12" rx="2.5" />
      <path d="M2.5 2.5h2v2h-2zM7.5 7.5h2v2h-2zM5 5h2v2H5z" />
    </svg>
  );
}

/** Waiting: three dots. */
export function Dots() {
  return (
    <span class="ll-dots" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}
