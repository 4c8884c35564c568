import type { Seat } from '../../../engine/game.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { Prospect } from '../../lanes/derived.ts';
import type { CellView, LaneView } from '../../lanes/lane-view.ts';
import { LaneGlyph, Lock, Seam, Star } from './glyphs.tsx';
import { cellText, laneName, laneText, lockText } from './names.ts';
import { Cross, Loop, Strike } from './Pencil.tsx';
import { Stamp } from './Stamp.tsx';

/** The tag of the tab order: which number takes part in it. */
export const tagKey = (prospect: { lane: number; value: number }): string =>
  `${prospect.lane}:${prospect.value}`;

/** What a tap and the focus on a number that may be crossed do; the same functions as long as the table is open. */
export interface TagHandlers {
  onTag(prospect: Prospect): void;
  onTagFocus(prospect: Prospect): void;
}

const classOf = (cell: CellView): string => {
  if (cell.sealed || cell.picked) return 'ts-cell is-chosen';
  if (cell.prospect) return 'ts-cell is-legal';
  const later = cell.later ? ' is-later' : '';
  return `ts-cell is-${cell.kind}${cell.fresh ? ' is-fresh' : ''}${later}`;
};

interface CellProps {
  readonly seat: Seat;
  /** From 0. */
  readonly lane: number;
  readonly cell: CellView;
  /** In the lane, from 0. */
  readonly position: number;
}

function CellBody({ seat, lane, cell, position }: CellProps) {
  const place = { seat, lane, index: position };
  const chosen = cell.picked || cell.sealed;
  return (
    <>
      {cell.sealed && (
        <i class="ts-seal">
          <Star />
        </i>
      )}
      <span class="ts-n">{cell.value}</span>
      {(cell.kind === 'crossed' || chosen) && <Cross {...place} />}
      {cell.run > 0 && <Strike {...place} cells={cell.run} />}
      {cell.prospect && !chosen && <Loop {...place} />}
      {cell.gain !== null && <i class="ts-gain">+{cell.gain}</i>}
    </>
  );
}

/** Is drawn anew only when one of these has changed: signals leave out a component whose properties are the same. */
function Cell(props: CellProps & { readonly handlers: TagHandlers | null; readonly inTabOrder: boolean }) {
  const { handlers, inTabOrder, ...place } = props;
  const { lane, cell } = place;
  const { prospect } = cell;
  if (!prospect || !handlers) {
    return (
      <span class={classOf(cell)} role="img" aria-label={cellText(lane, cell)}>
        <CellBody {...place} />
      </span>
    );
  }
  return (
    <button
      type="button"
      class={classOf(cell)}
      data-tag={tagKey(prospect)}
      aria-pressed={cell.picked}
      aria-label={cellText(lane, cell)}
      tabIndex={inTabOrder ? 0 : -1}
      onClick={() => handlers.onTag(prospect)}
      onFocus={() => handlers.onTagFocus(prospect)}
    >
      <CellBody {...place} />
    </button>
  );
}

function LockCell({ lane }: { lane: LaneView }) {
  const look = `ts-cell ts-lock${lane.ready && !lane.closed ? ' is-ready' : ''}${lane.freshMark ? ' is-fresh' : ''}`;
  return (
    <span class={look} role="img" aria-label={lockText(lane)}>
      <Lock look={lane.closed ? 'shut' : 'open'} />
      {lane.mark && <Cross seat={lane.seat} lane={lane.index} index={11} />}
      {!lane.closed && <i class="ts-need">{lane.ready ? <Icon name="check" /> : `${lane.towards}/5`}</i>}
    </span>
  );
}

/** One lane: its band and its numbers. Without handlers it is only looked at. */
export function Lane(props: {
  readonly lane: LaneView;
  readonly handlers?: TagHandlers | null;
  /** The tag that stands in the tab order; the others are reached by arrow keys. */
  readonly tabStop?: string | null;
  /** What the seats that closed the lane are called; empty for one's own lock. */
  readonly by?: string;
}) {
  const { lane, handlers = null, tabStop = null, by = '' } = props;
  return (
    <section
      class={lane.closed ? 'ts-lane is-shut' : 'ts-lane'}
      data-lane={lane.index + 1}
      role="group"
      aria-label={laneText(lane)}
    >
      <div class="ts-band" aria-hidden="true">
        <span class="ts-tag">
          <LaneGlyph lane={lane.index} />
          <span class="ts-tx">{laneName(lane.index)}</span>
        </span>
        <span class="ts-weave" />
        <span class="ts-tag ts-points">
          <span class="ts-tx">
            <small>{lane.crosses}×</small> {lane.points}
            {lane.gain !== null && <em> +{lane.gain}</em>}
          </span>
        </span>
        {lane.closed && <Stamp own={lane.mark} by={by} />}
      </div>
      <div class="ts-cells">
        <Seam />
        {lane.cells.map((cell, position) => (
          <Cell
            key={cell.value}
            seat={lane.seat}
            lane={lane.index}
            cell={cell}
            position={position}
            handlers={handlers}
            inTabOrder={tabStop !== null && tabStop === `${lane.index}:${cell.value}`}
          />
        ))}
        <LockCell lane={lane} />
      </div>
    </section>
  );
}
