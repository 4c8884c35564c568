import type { Seat } from '../../../engine/game.ts';
import { cellSeed, cross, loop, strike } from './pencil.ts';

/** Where a mark stands: seat and lane from 0, index 0 to 11 (11 is the lock). */
interface MarkPlace {
  readonly seat: Seat;
  readonly lane: number;
  readonly index: number;
}

/** A pencil cross over its parent. */
export function Cross({ seat, lane, index }: MarkPlace) {
  const seed = cellSeed(seat, lane, index);
  const { soft, core, again } = cross(seed);
  return (
    <svg class="ts-cross" viewBox="0 0 30 40" style={{ '--s': seed % 60 }} aria-hidden="true">
      <path class="ts-soft" d={soft} />
      <path d={core} />
      <path class="ts-again" d={again} />
    </svg>
  );
}

/** One line through a run of skipped numbers that begins at its parent. */
export function Strike({ seat, lane, index, cells }: MarkPlace & { readonly cells: number }) {
  const seed = cellSeed(seat, lane, index);
  return (
    <svg
      class="ts-strike"
      viewBox={`0 0 ${cells * 30} 16`}
      preserveAspectRatio="none"
      style={{ '--n': cells, '--s': seed % 60 }}
      aria-hidden="true"
    >
      <path d={strike(seed, cells)} />
    </svg>
  );
}

/** A loop round a number that may be crossed. */
export function Loop({ seat, lane, index }: MarkPlace) {
  return (
    <svg class="ts-loop" viewBox="0 0 30 40" aria-hidden="true">
      <path d={loop(cellSeed(seat, lane, index))} />
    </svg>
  );
}
