export interface SwitchProps {
  /** The id of the element that names the switch. */
  readonly labelledBy: string;
  readonly on: boolean;
  onChange(on: boolean): void;
}

/** On or off at once: side, sign (I, O) and colour all say which. */
export function Switch({ labelledBy, on, onChange }: SwitchProps) {
  return (
    <button
      type="button"
      class="switch"
      role="switch"
      aria-checked={on}
      aria-labelledby={labelledBy}
      onClick={() => onChange(!on)}
    >
      <span />
    </button>
  );
}
