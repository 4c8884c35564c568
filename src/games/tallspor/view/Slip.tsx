import type { View } from '../../../engine/view.ts';
import type { LanesAction, LanesState } from '../../lanes/state.ts';
import { MiniCard } from './Mini.tsx';

/** One's own card in miniature, for the list of unfinished games. */
export function Mini({ view }: { readonly view: View<LanesState, LanesAction> }) {
  return (
    <span class="ts-slip">
      <MiniCard state={view.state} seat={view.seat ?? 0} />
    </span>
  );
}
