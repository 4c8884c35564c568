import type { FunctionComponent } from 'preact';
import { Car } from './Car.tsx';
import { raceNumbers } from './drivers.ts';

/** A rival's car, for the app's own screens. */
export function rivalMark(car: number): FunctionComponent {
  return () => (
    <span class="seat-mark ll-rival-mark" data-game="lucky-lanes">
      <Car car={car} number={raceNumbers[car] ?? 0} />
    </span>
  );
}
