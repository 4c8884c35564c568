export interface SeatMarkProps {
  readonly kind: 'human' | 'bot';
  readonly name: string;
  readonly large?: boolean;
}

/**
 * The first letter of a name as a reader sees it: a whole grapheme, in capitals. A name that ends in a number
 * (*Player 2*) is told apart by the number.
 */
export function initialOf(name: string): string {
  const number = /\d{1,2}$/.exec(name.trim());
  if (number) return number[0];
  const first = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
    .segment(name.trim())
    [Symbol.iterator]()
    .next();
  return first.done ? '' : first.value.segment.toLocaleUpperCase();
}

/** Who sits there, as a drawing beside the name: a person is a disc with a letter, a bot a head with ears. */
export function SeatMark({ kind, name, large = false }: SeatMarkProps) {
  const size = large ? ' large' : '';
  return kind === 'human' ? (
    <svg class={`seat-mark human${size}`} viewBox="0 0 32 32" aria-hidden="true">
      <circle class="face" cx="16" cy="16" r="13" />
      <text class="letter" x="16" y="21.2" text-anchor="middle">
        {initialOf(name)}
      </text>
    </svg>
  ) : (
    <svg class={`seat-mark bot${size}`} viewBox="0 0 32 32" aria-hidden="true">
      <rect class="face" x="5" y="8" width="22" height="19" rx="6" />
      <path class="ear" d="M16 8V4M2 15v5M30 15v5M12 22h8" />
      <circle class="eye" cx="12" cy="16" r="2" />
      <circle class="eye" cx="20" cy="16" r="2" />
    </svg>
  );
}
