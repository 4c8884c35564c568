const shell =
  'M4 8.6C5.2 5.8 8.4 4.3 12.5 4.1c3.4-.2 6.5.2 9.5.9 6 .9 12.5.2 17-.7 3-.5 6.5-.5 9.5.2C54.5 6 57.9 10.4 58.3 16c-.4 5.6-3.8 10-9.8 11.5-3 .7-6.5.7-9.5.2-4.5-.9-11-1.6-17-.7-3 .7-6.1 1.1-9.5.9C8.4 27.7 5.2 26.2 4 23.4c-1.1-4.5-1.1-10.3 0-14.8Z';

/** How each car is painted, no two alike without their colours: pinstripes, a band, one half, checks, hoops, arrows. */
const liveries = [
  'M3.4 12.2h54v2.5h-54zM3.4 17.3h54v2.5h-54z',
  'M3.3 12.6h54.4v6.8H3.3z',
  'M3.2 16C3.2 13.2 3.5 10.5 4 8.6 5.2 5.8 8.4 4.3 12.5 4.1c3.4-.2 6.5.2 9.5.9 6 .9 12.5.2 17-.7 3-.5 6.5-.5 9.5.2C54.5 6 57.9 10.4 58.3 16Z',
  'M7 5.2h5V8H7zM3.6 8H7v4.4H3.6zM12 8h5v4.4h-5zM7 12.4h5v3.6H7zM3.2 16H7v3.6H3.2zM12 16h5v3.6h-5zM7 19.6h5V24H7zM3.8 24H7v1.8H5zM12 24h5v3.6h-5z',
  'M5 6.9l4-2v22.2l-4-2zM27 5.2l4-.1v21.8l-4-.1zM53.5 7.6l3 3v10.8l-3 3z',
  'M3.4 12l1.6-5 3-1.6L14.5 16 8 26.6 5 25l-1.6-5L6 16zM24 5.4h5L35 16l-6 10.6h-5L30 16z',
] as const;

interface CarProps {
  /** From 0. */
  readonly car: number;
  /** What stands on the bonnet. */
  readonly number: number | null;
}

/** A car from above, its nose to the right, in the colour of its lane and painted as its driver's are. */
export function Car({ car, number }: CarProps) {
  return (
    <span class="ll-car" aria-hidden="true">
      <svg viewBox="0 0 60 32" aria-hidden="true">
        <path class="ll-tyre" d="M9 2.2h11v4H9zM40 2.2h10v4H40zM9 25.8h11v4H9zM40 25.8h10v4H40z" />
        <path class="ll-body" d={shell} />
        <path class="ll-paint" d={liveries[car]} />
        <path
          class="ll-glass"
          d="M9.6 9.7c5-2.3 14.7-2.4 20.2-.6 2.3 4.2 2.3 9.6 0 13.8-5.5 1.8-15.2 1.7-20.2-.6-1.5-3.8-1.5-8.8 0-12.6Z"
        />
        <path
          class="ll-roof"
          d="M14 10.6c3.6-.9 7.4-.9 10.8-.2 1.1 3.5 1.1 7.7 0 11.2-3.4.7-7.2.7-10.8-.2-1-3.3-1-7.5 0-10.8Z"
        />
        <path class="ll-tyre" d="M1.3 7h2.9v18H1.3zM27 3.2l2.6-1.7 1 2.3-2 .9zM27 28.8l2.6 1.7 1-2.3-2-.9z" />
        <path
          class="ll-paint"
          d="M54.3 7.1c1.9 1.3 3.1 3 3.7 4.8l-3.7-1.5zM54.3 24.9c1.9-1.3 3.1-3 3.7-4.8l-3.7 1.5z"
        />
        {number !== null && <circle class="ll-disc" cx="43.5" cy="16" r="10" />}
      </svg>
      {number !== null && <b>{number}</b>}
    </span>
  );
}
