/** Tallspor's own signs; all are drawn beside words, so assistive technology passes them over. */

const glyphs = [
  'M8 1.5c.8 3-3.5 5-3.5 8.5a4 4 0 0 0 8 .3c0-1.7-.9-2.6-1.4-3.8-.5.8-.9 1.3-1.6 1.6.3-2.6-.1-4.8-1.5-6.6Z',
  'M8 1.3 12 8l-4 6.7L4 8ZM1.2 8l1.6-2.3L4.2 8 2.8 10.3ZM14.8 8l-1.6-2.3L11.8 8l1.4 2.3Z',
  'M8 1 12 6.5H9.9l3.3 4.3H8.8V14.5H7.2V10.8H2.8L6.1 6.5H4Z',
  'M1 6.8c2.3 0 2.3-2.3 4.7-2.3S8 6.8 10.3 6.8 12.6 4.5 15 4.5v2.2c-2.3 0-2.4 2.3-4.7 2.3S8 6.7 5.7 6.7 3.3 9 1 9ZM1 11c2.3 0 2.3-2.3 4.7-2.3S8 11 10.3 11s2.3-2.3 4.7-2.3v2.2c-2.3 0-2.4 2.3-4.7 2.3S8 10.9 5.7 10.9 3.3 13.2 1 13.2Z',
] as const;

/** A lane's sign: flame, diamonds, spruce, waves. `lane` counts from 0. */
export function LaneGlyph({ lane }: { readonly lane: number }) {
  return (
    <svg class="ts-glyph" viewBox="0 0 16 16" aria-hidden="true">
      <path d={glyphs[lane]} />
    </svg>
  );
}

/** The game's mark, a star stitch. */
export function Star() {
  return (
    <svg class="ts-mark" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M2 12H22M12 2.1V21.9M4.9 4.9 19.4 19.4M19.3 4.7 5 19" />
    </svg>
  );
}

/** A padlock: open, shut, or shut and filled as a stamp prints it. */
export function Lock({ look }: { readonly look: 'open' | 'shut' | 'solid' }) {
  return (
    <svg class={look === 'solid' ? 'ts-icon ts-solid' : 'ts-icon'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={look === 'open' ? 'M8 11V7.5a4 4 0 0 1 7.8-1.2' : 'M8 11V8a4 4 0 0 1 8 0v3'} />
      <rect class="ts-body" x="5.5" y="11" width="13" height="9" rx="2" />
    </svg>
  );
}

/** A die showing five, the sign of a throw. */
export function DiceSign() {
  return (
    <svg class="ts-icon ts-dice-i" viewBox="0 0 24 24" aria-hidden="true">
      <rect x="4" y="4" width="16" height="16" rx="4" />
      <path d="M8.8 8.8h.01M15.2 8.8h.01M12 12h.01M8.8 15.2h.01M15.2 15.2h.01" />
    </svg>
  );
}

const head =
  'M9.5 12.5a4 4 0 1 1 5.3-5A16 16 0 0 1 20 6.6c1.9 0 3.6.3 5.2.9a4 4 0 1 1 5.3 5c2 3 2.7 6.2 2.7 9.5 0 7-5.6 11.4-13.2 11.4S6.8 29 6.8 22c0-3.3.7-6.5 2.7-9.5Z';

function Muzzle() {
  return (
    <g class="ts-c">
      <circle cx="13.6" cy="17" r="1.9" />
      <circle cx="26.4" cy="17" r="1.9" />
      <path d="M16.3 20.5h7.4c.6 2.2-1.5 3.9-3.7 3.9s-4.3-1.7-3.7-3.9Z" />
      <path d="M17 27.2h2.7v5.3h-2a.7.7 0 0 1-.7-.7ZM20.3 27.2H23v4.6a.7.7 0 0 1-.7.7h-2Z" />
    </g>
  );
}

/** Kastor the beaver, for a patch. */
export function KastorFace() {
  return (
    <svg class="ts-face" viewBox="0 0 40 40" aria-hidden="true">
      <path class="ts-f" d={head} />
      <Muzzle />
    </svg>
  );
}

/** Kastor on a disc of his own, for the app's screens. */
export function KastorMark() {
  return (
    <svg class="seat-mark ts-kastor" viewBox="0 0 40 40" aria-hidden="true">
      <circle class="ts-disc" cx="20" cy="20" r="19" />
      <g transform="translate(1.6 2) scale(.92)">
        <path class="ts-f" d={head} />
        <Muzzle />
      </g>
    </svg>
  );
}

/** A running stitch round its parent. */
export function Seam() {
  return (
    <svg class="ts-seam" aria-hidden="true">
      <rect width="100%" height="100%" rx="7" />
    </svg>
  );
}
