import type { View } from '../../../engine/view.ts';
import { type LaneView, laneView, noHints } from '../../lanes/lane-view.ts';
import type { LanesAction, LanesState } from '../../lanes/state.ts';
import { tallsporRuleset } from '../rules.ts';

/** Where a lane and a number lie in the slot of 84 × 64. */
const rowAt = (lane: number): number => 10 + lane * 14.6;
const columnAt = (position: number): number => 12 + position * 6.5;

function SlipLane({ lane }: { readonly lane: LaneView }) {
  const y = rowAt(lane.index);
  const path = (kinds: readonly string[], mark: (x: number) => string): string =>
    lane.cells.map(({ kind }, position) => (kinds.includes(kind) ? mark(columnAt(position)) : '')).join('');
  return (
    <g data-lane={lane.index + 1}>
      <path class="ts-lead" d={`M5.5 ${y - 5}v10`} />
      <path class="ts-x" d={path(['crossed'], (x) => `M${x - 2.3} ${y - 3}l4.6 6m0-6l-4.6 6`)} />
      <path class="ts-gone" d={path(['lost', 'shut'], (x) => `M${x - 1.6} ${y}h3.2`)} />
      <path class="ts-o" d={path(['open'], (x) => `M${x} ${y}h.01`)} />
    </g>
  );
}

/** One's own card in miniature, for the list of unfinished games: crosses, dashes for what is lost, dots for the rest. */
export function Mini({ view }: { readonly view: View<LanesState, LanesAction> }) {
  return (
    <svg class="ts-slip" viewBox="0 0 84 64" aria-hidden="true">
      {tallsporRuleset.lanes.map((lane, index) => (
        <SlipLane key={lane.id} lane={laneView(lane, index, view.state, view.seat ?? 0, noHints)} />
      ))}
    </svg>
  );
}
