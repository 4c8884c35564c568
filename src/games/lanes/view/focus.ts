import { useSignalEffect } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { TableModel } from './model.ts';

/** The parts of a table that are played on. */
const playable = '[data-play]';

/**
 * Keeps the focus in the game: when a step ends and the focus was on the card or on the actions, it goes to what can be
 * done next (a number, else pass, else the button that moves the game on). Focus elsewhere is left alone.
 */
export function useFocusKeeper(model: TableModel, root: RefObject<HTMLElement | null>): void {
  const inside = useRef(false);
  const step = useRef('');

  useEffect(() => {
    const onFocus = (event: FocusEvent): void => {
      inside.current = event.target instanceof Element && event.target.closest(playable) !== null;
    };
    const onPointer = (event: PointerEvent): void => {
      if (event.target instanceof Element && !event.target.closest(playable)) inside.current = false;
    };
    document.addEventListener('focusin', onFocus);
    document.addEventListener('pointerdown', onPointer);
    return () => {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('pointerdown', onPointer);
    };
  }, []);

  useSignalEffect(() => {
    const asked = model.asked.value;
    const tags = model.tabStop.value !== null;
    const now = `${model.view.value.decision} ${asked} ${model.over.value}`;
    const moved = now !== step.current;
    step.current = now;
    // After the parts have been drawn, which happens in a microtask.
    const timer = setTimeout(() => {
      if (!inside.current || !root.current || document.querySelector('dialog[open]')) return;
      if (!moved && document.activeElement?.closest(playable)) return;
      const target =
        asked === 'white' || asked === 'colour'
          ? tags
            ? '[data-tag][tabindex="0"]'
            : '[data-pass]'
          : '[data-main]';
      root.current.querySelector<HTMLElement>(target)?.focus();
    });
    return () => clearTimeout(timer);
  });
}
