import { useComputed, useSignalEffect } from '@preact/signals';
import { t } from '../../../i18n/index.ts';
import { announce } from '../../../ui/announce.ts';
import type { TableModel } from './model.ts';
import { type Said, saidOf } from './said.ts';

/** A sentence with its deed in bold. */
export function SaidLine({ said }: { readonly said: Said }) {
  return (
    <p class="ts-said">
      <span>
        {said.deed && <b>{said.deed}</b>} {said.text}
      </span>
    </p>
  );
}

/** What just happened, in one line; a screen reader hears it once, with whose turn it is. */
export function Line({ model }: { readonly model: TableModel }) {
  const said = useComputed(() => {
    const { state, log } = model.view.value;
    return saidOf({
      table: model.table,
      state,
      rounds: model.rounds.value,
      log,
      colourAsked: model.asked.value !== 'colour' ? null : model.prospects.value.length > 0 ? 'some' : 'none',
    });
  });
  useSignalEffect(() => {
    const { deed, text } = said.value;
    const turn = model.asked.value === 'throw' ? t.value('tallspor:said.yourThrow') : '';
    announce([deed, text, turn].filter(Boolean).join(' '));
  });
  return <SaidLine said={said.value} />;
}
