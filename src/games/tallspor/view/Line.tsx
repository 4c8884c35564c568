import { useComputed, useSignalEffect } from '@preact/signals';
import { t } from '../../../i18n/index.ts';
import { announce } from '../../../ui/announce.ts';
import type { TableModel } from '../../lanes/view/model.ts';
import { type Said, saidOf } from '../../lanes/view/said.ts';

/** As many characters as the line takes on the narrowest phone. */
const room = 46;

/** A sentence with its deed in bold, and what comes next if that still fits. */
export function SaidLine({ said }: { readonly said: Said }) {
  const { deed, text, next = '' } = said;
  const fits = deed.length + text.length + next.length <= room;
  return (
    <p class="ts-said">
      <span>
        {deed && <b>{deed}</b>} {text} {fits && next}
      </span>
    </p>
  );
}

/** What just happened, in one line; a screen reader hears it once, with whose turn it is. */
export function Line({ model }: { readonly model: TableModel }) {
  const said = useComputed(() => {
    const { state, log } = model.view.value;
    return saidOf({
      variant: model.variant,
      table: model.table,
      state,
      rounds: model.rounds.value,
      log,
      colourAsked: model.asked.value !== 'colour' ? null : model.prospects.value.length > 0 ? 'some' : 'none',
    });
  });
  useSignalEffect(() => {
    const { deed, text, next = '' } = said.value;
    const turn = model.asked.value === 'throw' ? t.value('tallspor:said.yourThrow') : '';
    announce([deed, text, next, turn].filter(Boolean).join(' '));
  });
  return <SaidLine said={said.value} />;
}
