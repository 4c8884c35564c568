import type { SeatInfo } from '../../engine/record.ts';
import { t } from '../../i18n/index.ts';
import { SegmentedChoice } from '../../ui/SegmentedChoice.tsx';
import { type Draft, startOf } from '../setup.ts';

export interface StartChoiceProps {
  readonly seats: readonly SeatInfo[];
  readonly draft: Draft;
  onDraft(draft: Draft): void;
}

/** Who starts: drawn, or one of the seats. Alone there is nothing to choose. */
export function StartChoice({ seats, draft, onDraft }: StartChoiceProps) {
  if (seats.length < 2) return null;
  return (
    <section>
      <h2 class="label" id="starts">
        {t.value('shell:newGame.starts')}
      </h2>
      <SegmentedChoice
        wide
        labelledBy="starts"
        segments={[
          { value: 'draw', text: t.value('shell:newGame.drawn') },
          ...seats.map(({ name }, seat) => ({
            value: `${seat}`,
            text: name || t.value('shell:newGame.you'),
          })),
        ]}
        value={`${startOf(draft, seats)}`}
        onChange={(value) => onDraft({ ...draft, start: value === 'draw' ? 'draw' : Number(value) })}
      />
    </section>
  );
}
