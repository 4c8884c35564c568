import { useComputed, useSignalEffect } from '@preact/signals';
import { t } from '../../../i18n/index.ts';
import { announce } from '../../../ui/announce.ts';
import type { TableModel } from '../../lanes/view/model.ts';
import { type Said, saidOf } from '../../lanes/view/said.ts';
import { luckyLanesRuleset } from '../rules.ts';
import { laneName, seatName } from './names.ts';
import { Tile } from './Tile.tsx';

/** As many characters as the line takes on the narrowest phone. */
const room = 42;

/** A piece of what is said: words, or a number in its lane. */
export type Piece = string | { readonly lane: number; readonly value: number };

/** Takes a sentence apart: a lane's name with a number after it is shown as a tile. */
export function piecesOf(text: string): readonly Piece[] {
  const names = luckyLanesRuleset.lanes.map((_, lane) => laneName(lane));
  const found = text.split(new RegExp(`(${names.join('|')}) (\\d+)`));
  return found.flatMap((part, index): Piece[] => {
    if (index % 3 === 2) return [];
    // A tile needs no full stop.
    if (index % 3 === 0) return [index === 0 ? part : part.replace(/^\./, '')].filter(Boolean);
    return [{ lane: names.indexOf(part), value: Number(found[index + 1]) }];
  });
}

/** Where the first words end, which stand out: at the first full stop, or at the first tile. */
function FirstWords({ text }: { readonly text: string }) {
  const end = text.indexOf('. ');
  if (end < 0) return <b>{text}</b>;
  return (
    <>
      <b>{text.slice(0, end + 1)}</b>
      {text.slice(end + 1)}
    </>
  );
}

function Words({ text }: { readonly text: string }) {
  return (
    <>
      {piecesOf(text).map((piece, index) => {
        if (typeof piece !== 'string') return <Tile key={`${index}`} {...piece} />;
        return index === 0 ? <FirstWords key="first" text={piece} /> : piece;
      })}
    </>
  );
}

/** What just happened, and what comes next where that still fits. */
export function SaidLine({ said: { deed, text, next = '' } }: { readonly said: Said }) {
  const fits = deed.length + text.length + next.length <= room;
  const line = [deed, text, fits ? next : ''].filter(Boolean).join(' ');
  return (
    <p class="ll-call">
      <Words text={line} />
    </p>
  );
}

/** Who threw and what one chose oneself, while others still choose. */
function sealedSaid(model: TableModel): Said | null {
  const sealed = model.sealed.value;
  if (sealed === null) return null;
  const name = seatName(model.table, model.view.value.state.roller);
  const chosen =
    sealed === 'pass'
      ? t.value('lucky-lanes:said.chosePass')
      : t.value('lucky-lanes:said.chose', { lane: laneName(sealed.lane), value: sealed.value });
  return { deed: t.value('lucky-lanes:said.threw', { name }), text: chosen };
}

/** The race call, one line; a screen reader hears it once, with whose turn it is. */
export function Call({ model }: { readonly model: TableModel }) {
  const said = useComputed((): Said => {
    const { state, log } = model.view.value;
    return (
      sealedSaid(model) ??
      saidOf({
        variant: model.variant,
        table: model.table,
        state,
        rounds: model.rounds.value,
        log,
        colourAsked:
          model.asked.value !== 'colour' ? null : model.prospects.value.length > 0 ? 'some' : 'none',
      })
    );
  });
  useSignalEffect(() => {
    const { deed, text, next = '' } = said.value;
    const turn = model.asked.value === 'throw' ? t.value('lucky-lanes:said.yourThrow') : '';
    announce([deed, text, next, turn].filter(Boolean).join(' '));
  });
  return <SaidLine said={said.value} />;
}
