import type { View } from '../../../engine/view.ts';
import { reached } from '../../lanes/crossing.ts';
import { type LaneView, laneView, noHints } from '../../lanes/lane-view.ts';
import type { LanesAction, LanesState } from '../../lanes/state.ts';
import { luckyLanesRuleset } from '../rules.ts';

/** Where a lane lies in the slot of 84 × 64. */
const top = (lane: number): number => 2 + lane * 15;
/** The marks along the lanes: kerb, line, dashes, dots. */
const marks = ['5 3', 'none', '9 5', '1.6 3'] as const;
const left = (position: number): number => 3 + position * 6.4;

function MiniLane({ lane, at }: { readonly lane: LaneView; readonly at: number }) {
  const y = top(lane.index);
  const bays = lane.cells
    .map(({ kind }, position) => (kind === 'crossed' ? `M${left(position)} ${y + 4}h5.6v9h-5.6z` : ''))
    .join('');
  const x = left(at) - 9;
  return (
    <g data-lane={lane.index + 1}>
      <path class="ll-mini-line" d={`M0 ${y + 1.2}h74`} stroke-dasharray={marks[lane.index]} />
      <path class="ll-mini-bay" d={bays} />
      <path class="ll-mini-car" d={`M${x + 2} ${y + 5}h7q3 0 3 3.5t-3 3.5h-7q-2 0-2-3.5t2-3.5z`} />
      <path class="ll-mini-glass" d={`M${x + 2.5} ${y + 6.6}h3v3.8h-3z`} />
    </g>
  );
}

/** One's own lanes in miniature, for the list of unfinished games: painted bays, and the car at the front. */
export function Mini({ view }: { readonly view: View<LanesState, LanesAction> }) {
  const seat = view.seat ?? 0;
  return (
    <svg class="ll-mini" viewBox="0 0 84 64" aria-hidden="true">
      {luckyLanesRuleset.lanes.map((lane, index) => (
        <MiniLane
          key={lane.id}
          lane={laneView(lane, index, view.state, seat, noHints)}
          at={reached(lane, view.state.cards[seat]?.[index] ?? { crossed: [], mark: false })}
        />
      ))}
      <path
        class="ll-mini-flag"
        d={Array.from(
          { length: 32 },
          (_, at) => `M${76 + (at % 2) * 4} ${Math.floor(at / 2) * 8 + (at % 2) * 4}h4v4h-4z`,
        ).join('')}
      />
    </svg>
  );
}
