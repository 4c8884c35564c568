/** The nine places of a die's face, row by row from the top left: 0 1 2 / 3 4 5 / 6 7 8. */
export type PipPlace = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

const faces: Readonly<Record<number, readonly PipPlace[]>> = {
  1: [4],
  2: [0, 8],
  3: [0, 4, 8],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
};

export interface DieProps {
  /** A number from 1 to 6, the places of a sign on a die, or null for a die that shows nothing. */
  readonly face: number | readonly PipPlace[] | null;
  /** Further classes; they may set the tokens --die-body, --die-edge and --die-pip. */
  readonly class?: string;
}

/** A die with its thickness below; drawn only, so whoever shows it says in words what it shows. */
export function Die({ face, class: extra }: DieProps) {
  const places = typeof face === 'number' ? (faces[face] ?? []) : (face ?? []);
  return (
    <svg class={extra ? `die ${extra}` : 'die'} viewBox="-50 -50 100 108" aria-hidden="true">
      <rect class="edge" x="-50" y="-42" width="100" height="100" rx="23" />
      <rect class="body" x="-50" y="-50" width="100" height="100" rx="23" />
      {places.map((place) => (
        <circle
          key={place}
          class="pip"
          cx={((place % 3) - 1) * 27}
          cy={(Math.floor(place / 3) - 1) * 27}
          r="10.5"
        />
      ))}
    </svg>
  );
}
