import { useEffect, useRef } from 'preact/hooks';
import { formatNumber, formatWhen } from '../../i18n/format.ts';
import { t } from '../../i18n/index.ts';
import type { ListedMatch } from '../../storage/matches.ts';
import { openMatch } from '../openMatch.ts';
import { outcomeOf, ownPlace, pointsOf } from '../outcome.ts';
import { opponentWords, pointsText, standing } from './seatWords.ts';

/** How it went: filled is won, a ring is lost, half is shared, a stroke is alone. */
function Bead({ match }: { readonly match: ListedMatch }) {
  return <i class={`bead ${outcomeOf(match)}`} />;
}

export interface FinishedButtonProps {
  readonly match: ListedMatch;
  /** Without the opponents. */
  readonly brief?: boolean;
  /** It has just been put back, and takes the focus. */
  readonly back?: boolean;
}

/** A finished game as one button that opens its result. */
export function FinishedButton({ match, brief = false, back = false }: FinishedButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (back) button.current?.focus({ preventScroll: true });
  }, [back]);
  const { id, game, seats, summary, updated } = match;
  const name = t.value(`shell:game.${game}.name`);
  const when = formatWhen(updated);
  const own = seats.length > 2 ? ownPlace(match) : undefined;
  const score = own ? pointsText(pointsOf(own)) : standing(summary);
  const place = own ? t.value('shell:finished.place', { place: own.place, seats: seats.length }) : '';
  const title = `${name} ${opponentWords(seats)}`;
  const outcome = t.value(`shell:finished.${outcomeOf(match)}`);
  return (
    <button
      type="button"
      class="ended"
      ref={button}
      aria-label={t.value('shell:finished.open', {
        title,
        outcome,
        score: place ? `${score}, ${place}` : score,
        when,
      })}
      onClick={() => openMatch(id)}
    >
      <Bead match={match} />
      <span class="what">
        <b>{name}</b>
        <span>
          {brief ? null : `${opponentWords(seats)} · `}
          <span class="when">{when}</span>
        </span>
      </span>
      <span class="res">
        <b>{own ? formatNumber(pointsOf(own)) : score}</b>
        {place ? <small>{place}</small> : null}
      </span>
    </button>
  );
}
