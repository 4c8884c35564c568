import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { formatDay } from '../../i18n/format.ts';
import { t } from '../../i18n/index.ts';
import type { Discarded, ListedMatch } from '../../storage/matches.ts';
import type { UnfinishedMatch } from '../../storage/unfinished.ts';
import { Icon } from '../../ui/Icon.tsx';
import { MiniSlot } from './MiniSlot.tsx';
import { Emphasis } from './Prose.tsx';
import { opponentWords, seatName, standing } from './seatWords.ts';

/** A game that was discarded a moment ago, in its old place. */
export interface GoneSlip {
  readonly title: string;
  readonly discarded: Discarded;
}

/** A local game only ever waits for people: *Your choice*, or with several of them, whose. */
function turnWords({ seats, summary }: ListedMatch): string {
  const people = seats.filter((seat) => seat.kind === 'human').length;
  const asked = summary.waitingFor.find((seat) => seats[seat]?.kind === 'human');
  return asked !== undefined && people > 1
    ? t.value('shell:slip.theirs', { name: seatName(seats, asked) })
    : t.value('shell:slip.yours');
}

/** Whose turn it is and how it stands; the scores of three or more are for the table. */
function stateWords(match: ListedMatch): string {
  const turn = turnWords(match);
  return match.seats.length > 2 ? turn : `${turn} · ${standing(match.summary)}`;
}

export interface SlipProps {
  readonly match: UnfinishedMatch;
  /** The newest one has the filled button. */
  readonly first: boolean;
  onResume(): void;
  onDiscard(): void;
  onExport(): void;
}

/** Game and opponents in one phrase, as buttons and messages name it. */
export function slipTitle(match: UnfinishedMatch): string {
  if (match.kind === 'unreadable') return t.value('shell:slip.unreadableGame');
  return `${t.value(`shell:game.${match.game}.name`)} ${opponentWords(match.seats)}`;
}

function DiscardButton({ title, onDiscard }: { readonly title: string; onDiscard(): void }) {
  return (
    <button
      type="button"
      class="discard"
      aria-label={t.value('shell:slip.discard', { title })}
      onClick={onDiscard}
    >
      <Icon name="x" />
    </button>
  );
}

/** An unfinished game: a slip on the table with the board in small. */
export function Slip({ match, first, onResume, onDiscard, onExport }: SlipProps): VNode {
  const title = slipTitle(match);
  if (match.kind === 'unreadable') {
    return (
      <li class="slip">
        <span class="mini hatch">
          <Icon name="triangle-alert" />
        </span>
        <div class="what">
          <h3>{title}</h3>
          {match.updated === null ? null : (
            <p>{t.value('shell:slip.from', { date: formatDay(match.updated) })}</p>
          )}
          <p class="turn bad">{t.value('shell:slip.unreadable')}</p>
        </div>
        <button
          type="button"
          class="btn"
          aria-label={t.value('shell:slip.exportNamed', { title })}
          onClick={onExport}
        >
          <Icon name="upload" small />
          <span>{t.value('shell:slip.export')}</span>
        </button>
        <DiscardButton title={title} onDiscard={onDiscard} />
      </li>
    );
  }
  const { game, seats, summary } = match;
  const name = t.value(`shell:game.${game}.name`);
  const opponents = opponentWords(seats);
  const details = summary.throws
    ? `${opponents} · ${t.value('shell:slip.throw', { number: summary.throws })}`
    : opponents;
  if (match.elsewhere) {
    return (
      <li class="slip busy">
        <span class="mini hatch">
          <Icon name="copy" />
        </span>
        <div class="what">
          <h3>{name}</h3>
          <p>{details}</p>
          <p class="turn wait">{t.value('shell:slip.busy')}</p>
        </div>
        <button
          type="button"
          class="btn"
          aria-label={t.value('shell:slip.playHereNamed', { title })}
          onClick={onResume}
        >
          <span>{t.value('shell:slip.playHere')}</span>
          <span class="arrow">
            <Icon name="arrow-right" small />
          </span>
        </button>
      </li>
    );
  }
  return (
    <li class="slip">
      <MiniSlot id={match.id} game={game} updated={match.updated} />
      <div class="what">
        <h3>{name}</h3>
        <p>{details}</p>
        <p class="turn">{stateWords(match)}</p>
      </div>
      <button
        type="button"
        class={first ? 'btn primary' : 'btn'}
        aria-label={t.value('shell:slip.resumeNamed', { title })}
        onClick={onResume}
      >
        <span>{t.value('shell:slip.resume')}</span>
        <span class="arrow">
          <Icon name="arrow-right" small />
        </span>
      </button>
      <DiscardButton title={title} onDiscard={onDiscard} />
    </li>
  );
}

/** Where a discarded game lay: *Undo* puts it back, and has the focus that the game's own button had. */
export function DiscardedSlip({
  gone,
  text,
  onUndo,
}: {
  readonly gone: Pick<GoneSlip, 'title'>;
  readonly text: string;
  onUndo(): void;
}) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus({ preventScroll: true }), []);
  return (
    <li class="slip gone">
      <p>
        <Icon name="trash-2" small />
        <span>
          <Emphasis text={text} />
        </span>
      </p>
      <button
        ref={undo}
        type="button"
        class="btn"
        aria-label={t.value('shell:slip.undoNamed', { title: gone.title })}
        onClick={onUndo}
      >
        <Icon name="undo-2" small />
        <span>{t.value('shell:slip.undo')}</span>
      </button>
    </li>
  );
}
