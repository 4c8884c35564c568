import type { Seat } from '../../../engine/game.ts';
import type { Cross } from '../../lanes/derived.ts';
import { type LaneView, laneView, noHints } from '../../lanes/lane-view.ts';
import type { LanesState } from '../../lanes/state.ts';
import { tallsporRuleset } from '../rules.ts';

const cross = (x: number, y: number): string => `M${x + 2} ${y + 2}l6 6M${x + 8} ${y + 2}l-6 6`;

function MiniLane({ lane, readable }: { readonly lane: LaneView; readonly readable: boolean }) {
  const y = lane.index * 10;
  const places = lane.cells.map((cell, position) => ({ ...cell, x: position * 10 }));
  const crossed = places.filter(({ kind }) => kind === 'crossed');
  return (
    <g data-lane={lane.index + 1}>
      <path class="ts-lead" d={`M-3.5 ${y + 1.6}v6.8`} />
      {places.map(
        ({ x, fresh }) =>
          fresh && <rect key={x} class="ts-now" x={x + 0.4} y={y + 0.4} width="9.2" height="9.2" rx="2.4" />,
      )}
      <path class="ts-x" d={crossed.map(({ x }) => cross(x, y)).join('')} />
      <path
        class="ts-o"
        d={places.map(({ x, kind }) => (kind === 'open' ? `M${x + 5} ${y + 5}h.01` : '')).join('')}
      />
      {readable &&
        places.map(({ x, value, kind }) => (
          <text key={x} class={`ts-t is-${kind}`} x={x + 5} y={y + 7.3}>
            {value}
          </text>
        ))}
      {lane.mark ? (
        <rect class="ts-k" x="112.4" y={y + 2.4} width="5.2" height="5.2" rx="1.2" />
      ) : lane.closed ? (
        <path class="ts-kc" d={`M112.4 ${y + 5}h5.2`} />
      ) : (
        <rect class="ts-ko" x="112.4" y={y + 2.4} width="5.2" height="5.2" rx="1.2" />
      )}
    </g>
  );
}

/** A seat's card in miniature: crosses, open numbers as dots, locks; a ring round what was crossed just now. */
export function MiniCard(props: {
  readonly state: LanesState;
  readonly seat: Seat;
  readonly fresh?: readonly Cross[];
  /** With the numbers, for where it is drawn large. */
  readonly readable?: boolean;
}) {
  const { state, seat, fresh = [], readable = false } = props;
  return (
    <svg class="ts-mini" viewBox="-5 0 125 40" aria-hidden="true">
      {tallsporRuleset.lanes.map((lane, index) => (
        <MiniLane
          key={lane.id}
          lane={laneView(lane, index, state, seat, { ...noHints, fresh })}
          readable={readable}
        />
      ))}
    </svg>
  );
}
