import { useComputed, useSignal } from '@preact/signals';
import type { ComponentChildren, FunctionComponent } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Seat } from '../../../engine/game.ts';
import { t } from '../../../i18n/index.ts';
import type { TableViewProps } from '../../module.ts';
import type { LanesAction, LanesState } from '../state.ts';
import { DiceDialog, KeysDialog, MenuDialog, type MenuItem } from './Dialogs.tsx';
import { End } from './End.tsx';
import { type LaneSounds, useEffects } from './effects.ts';
import { useFocusKeeper } from './focus.ts';
import { useKeys } from './keys.ts';
import { createModel, type TableModel } from './model.ts';
import type { LanesVariant } from './names.ts';
import { Replay, type ReplayParts } from './Replay.tsx';
import type { EndSigns } from './ScoreChart.tsx';

/** What lies over the table: a dialog that every lane game has, one of the game's `Own`, or a driver's or player's card. */
export type OpenDialog<Own extends string> =
  | 'menu'
  | 'dice'
  | 'keys'
  | 'replay'
  | Own
  | { readonly seat: Seat }
  | null;

/** What the parts of a table can do beside playing; the same functions as long as the table is open. */
export interface TableDeeds<Own extends string> {
  show(what: OpenDialog<Own>): void;
  showCard(seat: Seat): void;
  showResult(): void;
  leave(): void;
}

/** Where a digit key was pressed. */
interface DigitAt {
  readonly model: TableModel;
  readonly root: HTMLElement | null;
  showCard(seat: Seat): void;
}

/** What a lane game brings to the table that both share. */
export interface LanesLook<Own extends string> {
  readonly variant: LanesVariant;
  /** The class of the whole, and of the table for a number of seats. */
  readonly root: string;
  main(seats: number): string;
  readonly sounds: LaneSounds;
  readonly signs: EndSigns;
  readonly replay: ReplayParts;
  /** What the menu has of the game's own, before the dice. */
  menu(show: (what: Own) => void): readonly MenuItem[];
  /** A digit key; returns whether it meant anything. */
  onDigit(digit: number, at: DigitAt): boolean;
  readonly Table: FunctionComponent<{ readonly model: TableModel; readonly deeds: TableDeeds<Own> }>;
  readonly Card: FunctionComponent<{ readonly model: TableModel; readonly seat: Seat; onClose(): void }>;
  /** One of the game's own dialogs. */
  dialog(what: Own, model: TableModel, onClose: () => void): ComponentChildren;
}

/** A lane game's table, from the first throw to the result, in the look of the game. */
export function lanesTable<Own extends string>(look: LanesLook<Own>) {
  const { variant } = look;
  const ns = variant.words;

  function Over(props: {
    readonly model: TableModel;
    readonly what: Exclude<OpenDialog<Own>, null>;
    readonly items: () => readonly MenuItem[];
    onClose(): void;
  }) {
    const { model, what, items, onClose } = props;
    if (typeof what === 'object') return <look.Card model={model} seat={what.seat} onClose={onClose} />;
    switch (what) {
      case 'menu':
        return (
          <MenuDialog
            variant={variant}
            items={items()}
            onClose={(then) => {
              onClose();
              then?.();
            }}
          />
        );
      case 'dice':
        return <DiceDialog variant={variant} table={model.table} onClose={onClose} />;
      case 'keys':
        return <KeysDialog variant={variant} onClose={onClose} />;
      case 'replay':
        return <Replay model={model} parts={look.replay} onClose={onClose} />;
      default:
        return <>{look.dialog(what as Own, model, onClose)}</>;
    }
  }

  return function LanesTable(props: TableViewProps<LanesState, LanesAction>) {
    const { table, onLeave, onRules, onSettings, onPlayAgain } = props;
    const [model] = useState(() => createModel(variant, table));
    const root = useRef<HTMLDivElement>(null);
    const open = useSignal<OpenDialog<Own>>(null);
    // A game that was over when it came to the screen shows its result at once.
    const result = useSignal(model.over.peek());
    const leave = useRef(onLeave);
    leave.current = onLeave;
    const [deeds] = useState(
      (): TableDeeds<Own> => ({
        show(what) {
          open.value = what;
        },
        showCard(seat) {
          open.value = { seat };
        },
        showResult() {
          result.value = true;
        },
        leave: () => leave.current(),
      }),
    );
    const { show } = deeds;
    const close = () => show(null);

    const tumbling = useEffects(model, look.sounds);
    useKeys(model, {
      root,
      onHelp: () => show('keys'),
      onResult: deeds.showResult,
      onDigit: (digit) => look.onDigit(digit, { model, root: root.current, showCard: deeds.showCard }),
    });
    useFocusKeeper(model, root);
    useEffect(() => {
      if (!model.over.value) result.value = false;
    }, [model.over.value]);

    const items = (): readonly MenuItem[] => [
      ...(table.canUndo.value
        ? [{ icon: 'undo-2', text: t.value(`${ns}:menu.undo`), run: () => void table.undo() } as const]
        : []),
      { icon: 'book-open', text: t.value(`${ns}:menu.rules`), run: onRules },
      ...look.menu(show),
      { icon: 'shield-check', text: t.value(`${ns}:menu.dice`), run: () => show('dice') },
      { icon: 'app-window', text: t.value(`${ns}:menu.keys`), run: () => show('keys') },
      { icon: 'settings-2', text: t.value(`${ns}:menu.settings`), run: onSettings },
      {
        icon: 'chevron-left',
        text: t.value(`${ns}:menu.leave`),
        note: t.value(`${ns}:menu.leaveNote`),
        run: onLeave,
      },
    ];
    // Given as a signal, so that only the attribute changes when dice tumble.
    const main = useComputed(() => `${look.main(table.seats.length)}${tumbling.value ? ' is-tumbling' : ''}`);
    const now = open.value;
    return (
      <div class={look.root} data-game={variant.game.id}>
        {result.value && model.over.value ? (
          <End
            model={model}
            signs={look.signs}
            onClose={() => {
              result.value = false;
            }}
            onPlayAgain={onPlayAgain}
            onLeave={onLeave}
            onReplay={() => show('replay')}
            onDice={() => show('dice')}
          />
        ) : (
          <main
            ref={root}
            class={main}
            aria-label={t.value(`${ns}:bar.table`)}
            onPointerDownCapture={() => {
              tumbling.value = false;
            }}
          >
            <look.Table model={model} deeds={deeds} />
          </main>
        )}
        {now !== null && <Over model={model} what={now} items={items} onClose={close} />}
      </div>
    );
  };
}
