import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { t } from '../../../i18n/index.ts';
import { settings } from '../../../storage/settings.ts';
import type { TableModel } from './model.ts';

interface KeyUses {
  readonly root: RefObject<HTMLElement | null>;
  onHelp(): void;
  onResult(): void;
  /** A digit from 1 on; returns whether it meant anything. */
  onDigit(digit: number): boolean;
}

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

const tagsIn = (root: HTMLElement): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[data-tag]')];

const middle = (tag: HTMLElement): number => {
  const { left, width } = tag.getBoundingClientRect();
  return left + width / 2;
};

/** The tag that an arrow key leads to from `from`: along the lane, or the nearest one of the next lane with tags. */
function tagTowards(
  key: string,
  tags: readonly HTMLElement[],
  from: HTMLElement | null,
): HTMLElement | undefined {
  const index = from ? tags.indexOf(from) : -1;
  if (!from || index < 0) return tags.find((tag) => tag.tabIndex === 0) ?? tags[0];
  if (key === 'ArrowRight') return tags[index + 1];
  if (key === 'ArrowLeft') return tags[index - 1];
  const laneOf = (tag: HTMLElement): number => Number(tag.dataset['tag']?.split(':')[0]);
  const lanes = [...new Set(tags.map(laneOf))];
  const lane = lanes[lanes.indexOf(laneOf(from)) + (key === 'ArrowDown' ? 1 : -1)];
  const row = tags.filter((tag) => laneOf(tag) === lane);
  return row.sort((a, b) => Math.abs(middle(a) - middle(from)) - Math.abs(middle(b) - middle(from)))[0];
}

/** Moves the focus to the first number of a lane, from 0, that can be crossed; returns whether there is one. */
export function focusLane(root: HTMLElement | null, lane: number): boolean {
  const tag = root?.querySelector<HTMLElement>(`[data-tag^="${lane}:"]`);
  tag?.focus();
  return Boolean(tag);
}

/** Keyboard play: arrows move among tags, letters and digits are shortcuts that settings can turn off. */
export function useKeys(model: TableModel, { root, onHelp, onResult, onDigit }: KeyUses): void {
  useEffect(() => {
    const press = (selector: string): boolean => {
      const button = root.current?.querySelector<HTMLElement>(selector);
      // A player at the keyboard keeps the focus in the game from here on.
      button?.focus();
      button?.click();
      return Boolean(button);
    };

    const shortcut = (key: string): boolean => {
      const asked = model.asked.value;
      if (key === 'm') {
        settings.sound.value = !settings.sound.value;
        return true;
      }
      if (key === '?') {
        onHelp();
        return true;
      }
      if (key === 'p') return press('[data-pass]');
      if (key === 'u') {
        if (!model.table.canUndo.value) return false;
        void model.table.undo();
        return true;
      }
      if (key === 'k' || key === t.value(`${model.variant.words}:keys.throwKey`).toLowerCase())
        return asked === 'throw' && press('[data-main]');
      return /^[1-9]$/.test(key) && onDigit(Number(key));
    };

    const enter = (): boolean => {
      if (document.activeElement?.matches('button, a, [role=button]')) return false;
      if (model.over.value) {
        onResult();
        return true;
      }
      return model.picked.value !== null && press('[data-main]');
    };

    const arrow = (key: string): boolean => {
      const tags = root.current ? tagsIn(root.current) : [];
      const active = document.activeElement;
      tagTowards(key, tags, active instanceof HTMLElement ? active : null)?.focus();
      return tags.length > 0;
    };

    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || typing(event.target))
        return;
      if (!root.current || document.querySelector('dialog[open]')) return;
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      const done = key.startsWith('Arrow')
        ? arrow(key)
        : key === 'Enter'
          ? enter()
          : settings.shortcuts.value && !event.repeat && shortcut(key);
      if (done) event.preventDefault();
    };

    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
