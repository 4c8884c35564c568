import type { TargetedKeyboardEvent } from 'preact';

export interface Segment<Value extends string> {
  readonly value: Value;
  readonly text: string;
  /** When the text is in another language than the page. */
  readonly lang?: string;
}

export interface SegmentedChoiceProps<Value extends string> {
  /** The id of the element that names the group. */
  readonly labelledBy: string;
  readonly segments: readonly Segment<Value>[];
  readonly value: Value;
  /** Takes the whole width, pieces alike. */
  readonly wide?: boolean;
  onChange(value: Value): void;
}

/**
 * Moves the choice of a radio group with the arrow keys, Home and End, as the ARIA pattern has it: focus follows.
 * Returns the index chosen, or null when the key means nothing here.
 */
export function radioKey(key: string, index: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return (index + 1) % count;
    case 'ArrowLeft':
    case 'ArrowUp':
      return (index + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/** One of a few, all in sight: a radio group with one tab stop. */
export function SegmentedChoice<Value extends string>(props: SegmentedChoiceProps<Value>) {
  const { labelledBy, segments, value, wide = false, onChange } = props;
  const chosen = segments.findIndex((segment) => segment.value === value);

  const onKeyDown = (event: TargetedKeyboardEvent<HTMLElement>) => {
    const next = radioKey(event.key, chosen, segments.length);
    const segment = next === null ? undefined : segments[next];
    if (next === null || !segment) return;
    event.preventDefault();
    onChange(segment.value);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=radio]')[next]?.focus();
  };

  return (
    <div
      class={wide ? 'seg wide' : 'seg'}
      role="radiogroup"
      aria-labelledby={labelledBy}
      onKeyDown={onKeyDown}
    >
      {segments.map((segment, index) => (
        <button
          key={segment.value}
          type="button"
          role="radio"
          aria-checked={index === chosen}
          tabIndex={index === Math.max(chosen, 0) ? 0 : -1}
          lang={segment.lang}
          onClick={() => onChange(segment.value)}
        >
          <span data-text={segment.text}>{segment.text}</span>
        </button>
      ))}
    </div>
  );
}
