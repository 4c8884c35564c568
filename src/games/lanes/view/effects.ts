import { type Signal, useSignal, useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { throwSound, vibrate } from '../../../ui/sound.ts';
import type { TableModel } from './model.ts';

/** How long dice tumble, at most, in milliseconds: the longest of the three durations. */
const tumble = 600;

/** How a game sounds where a number is crossed, and where a lane is closed. */
export interface LaneSounds {
  crossed(): void;
  closed(): void;
}

/**
 * Sounds, vibration and tumbling dice, told by what changes from one view to the next; nothing at the first view.
 * Returns whether dice tumble now; set it to false to have them lie at once.
 */
export function useEffects(model: TableModel, sounds: LaneSounds): Signal<boolean> {
  const tumbling = useSignal(false);
  const last = useRef<{ throws: number; closed: number; crosses: number } | null>(null);

  useSignalEffect(() => {
    const { state } = model.view.value;
    const now = {
      throws: state.dice && state.step !== 'landing' ? state.throws : state.throws - 1,
      closed: state.closed.filter(Boolean).length,
      crosses: state.cards.flat().reduce((sum, lane) => sum + lane.crossed.length, 0),
    };
    const before = last.current;
    last.current = now;
    if (!before) return;
    if (now.throws > before.throws) {
      tumbling.value = true;
      throwSound(2 + state.closed.filter((closed) => !closed).length);
      setTimeout(() => {
        tumbling.value = false;
      }, tumble);
    }
    if (now.closed > before.closed) {
      sounds.closed();
      vibrate([20, 60, 40]);
    } else if (now.crosses > before.crosses) {
      sounds.crossed();
      vibrate(12);
    }
  });
  return tumbling;
}
