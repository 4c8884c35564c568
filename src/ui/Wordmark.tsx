/** KAST on the nine places of a die, drawn with one pen; the counter of the A is a pip, cut out of the ground it lies on. */
export function Wordmark() {
  return (
    <svg class="wordmark" viewBox="-.4 -.4 11.7 2.8" role="img" aria-label="Kast">
      <g fill="none" stroke="currentColor" stroke-width=".72" stroke-linecap="round" stroke-linejoin="round">
        <path d="M0 0V2M2 0L1 1L2 2M0 1H1" />
        <path d="M3 2V.95L4 0L5 .95V2" />
        <path d="M3 1.28V.95L4 0L5 .95V1.28Z" fill="currentColor" />
        <path transform="translate(6 0)" d="M2 0H.5A.5.5 0 0 0 .5 1H1.5A.5.5 0 0 1 1.5 2H0" />
        <path transform="translate(8.85 0)" d="M0 0H2M1 0V2" />
      </g>
      <circle cx="4" cy=".84" r=".27" fill="var(--ground)" />
    </svg>
  );
}
