import { Sign } from './glyphs.tsx';
import { laneName } from './names.ts';

/** A number that was crossed, in its lane's colour and with its sign. `lane` counts from 0. */
export function Tile({ lane, value }: { readonly lane: number; readonly value: number }) {
  return (
    <span class="ll-tile" data-lane={lane + 1}>
      <Sign lane={lane} />
      <span class="visually-hidden">{laneName(lane)} </span>
      <b>{value}</b>
    </span>
  );
}
