import { useComputed, useSignal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Seat } from '../../../engine/game.ts';
import { formatList } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { settings } from '../../../storage/settings.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { isRoomy } from '../../../ui/media.ts';
import { pencilSound, stampSound } from '../../../ui/sound.ts';
import type { LanesAction, LanesState } from '../../lanes/state.ts';
import {
  DiceDialog,
  KeysDialog,
  MenuDialog,
  type MenuItem,
  PointsDialog,
} from '../../lanes/view/Dialogs.tsx';
import { End } from '../../lanes/view/End.tsx';
import { useEffects } from '../../lanes/view/effects.ts';
import { useFocusKeeper } from '../../lanes/view/focus.ts';
import { focusLane, useKeys } from '../../lanes/view/keys.ts';
import { createModel, freshCrosses, type TableModel } from '../../lanes/view/model.ts';
import { Replay, type ReplayParts } from '../../lanes/view/Replay.tsx';
import type { EndSigns } from '../../lanes/view/ScoreChart.tsx';
import type { TableViewProps } from '../../module.ts';
import { Actions } from './Actions.tsx';
import { CardDialog, CardSheet, LogDialog } from './Cards.tsx';
import { Foot } from './Foot.tsx';
import { Lock, Star } from './glyphs.tsx';
import { Line, SaidLine } from './Line.tsx';
import { LogList } from './Log.tsx';
import { isYou, seatName, variant } from './names.ts';
import { Patch, Seats } from './Seats.tsx';
import { Lane, type TagHandlers, tagKey } from './Sheet.tsx';
import { Stamp } from './Stamp.tsx';
import { Tray } from './Tray.tsx';

type Open = 'menu' | 'log' | 'points' | 'dice' | 'keys' | 'replay' | { readonly seat: Seat } | null;

interface LiveProps {
  readonly model: TableModel;
}

function LiveTray({ model }: LiveProps) {
  const { state, waitingFor } = model.view.value;
  return (
    <Tray
      table={model.table}
      state={state}
      round={model.rounds.value.at(-1)}
      waiting={state.step === 'white' ? waitingFor.length : 0}
      asked={model.asked.value === 'white'}
    />
  );
}

function LiveLane(props: LiveProps & { readonly index: number; readonly handlers: TagHandlers }) {
  const { model, index, handlers } = props;
  const lane = model.lanes[index]?.value;
  if (!lane) return null;
  const by = lane.mark ? '' : formatList(lane.closers.map((seat) => seatName(model.table, seat)));
  return <Lane lane={lane} by={by} handlers={handlers} tabStop={model.tabStop.value} />;
}

function LiveFoot({ model }: LiveProps) {
  const seat = model.seat.value;
  return (
    <Foot
      seat={seat}
      points={model.lanes.map((lane) => lane.value.points)}
      misses={model.view.value.state.misses[seat] ?? 0}
    />
  );
}

const handlersOf = (model: TableModel): TagHandlers => ({
  onTag(prospect) {
    const picked = model.picked.value;
    if (settings.oneTap.value || (picked && tagKey(picked) === tagKey(prospect)))
      void model.send(prospect.action);
    else model.pick(prospect);
  },
  onTagFocus: (prospect) => model.stopAt(tagKey(prospect)),
});

function Sheet({ model }: LiveProps) {
  const [handlers] = useState(() => handlersOf(model));
  const seat = model.seat.value;
  const label = isYou(model.table, seat)
    ? t.value('tallspor:sheet.own')
    : t.value('tallspor:sheet.of', { name: seatName(model.table, seat) });
  return (
    <section class="ts-sheet" data-play aria-label={label}>
      {model.lanes.map((_, index) => (
        <LiveLane key={index} model={model} index={index} handlers={handlers} />
      ))}
      <LiveFoot model={model} />
    </section>
  );
}

function Bar(props: LiveProps & { onLeave(): void; onOpen(open: Open): void }) {
  const { model, onLeave, onOpen } = props;
  const { throws } = model.view.value.state;
  const passes = model.asked.value === 'white' || model.asked.value === 'colour';
  const heading = useRef<HTMLHeadingElement>(null);
  // What had the focus on the screen before has gone with it.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <header class="ts-bar">
      <button type="button" class="ts-ib" aria-label={t.value('tallspor:bar.home')} onClick={onLeave}>
        <Icon name="chevron-left" />
      </button>
      <h1 ref={heading} tabIndex={-1}>
        <Star />
        <span class="ts-tx">{t.value('shell:game.tallspor.name')}</span>
      </h1>
      <p class="ts-no ts-tx">{throws > 0 && t.value('tallspor:bar.throw', { number: throws })}</p>
      {passes && model.table.canUndo.value && (
        <button
          type="button"
          class="ts-ib"
          aria-label={t.value('tallspor:bar.undo')}
          onClick={() => void model.table.undo()}
        >
          <Icon name="undo-2" />
        </button>
      )}
      <button
        type="button"
        class="ts-ib ts-log-b"
        aria-label={t.value('tallspor:bar.log')}
        aria-haspopup="dialog"
        onClick={() => onOpen('log')}
      >
        <Icon name="list-ordered" />
      </button>
      <button
        type="button"
        class="ts-ib"
        aria-label={t.value('tallspor:bar.more')}
        aria-haspopup="dialog"
        onClick={() => onOpen('menu')}
      >
        <Icon name="ellipsis" />
      </button>
    </header>
  );
}

/** What the result draws as the table does. */
const endSigns: EndSigns = { Seat: Patch, Lock: () => <Lock look="shut" />, Closed: Stamp };

const replayParts: ReplayParts = {
  Dice: ({ model, state, rounds }) => (
    <Tray
      table={model.table}
      state={state}
      round={rounds.at(-1)}
      waiting={model.table.seats.length}
      asked={false}
    />
  ),
  Line: SaidLine,
  Card: ({ model, state, rounds, seat }) => (
    <CardSheet table={model.table} state={state} seat={seat} fresh={freshCrosses(rounds)} />
  ),
};

/** Tallspor's table, from the first throw to the result. */
export function TallsporTable(props: TableViewProps<LanesState, LanesAction>) {
  const { table, onLeave, onRules, onSettings, onPlayAgain } = props;
  const [model] = useState(() => createModel(variant, table));
  const root = useRef<HTMLDivElement>(null);
  const open = useSignal<Open>(null);
  // A game that was over when it came to the screen shows its result at once.
  const result = useSignal(model.over.peek());
  const show = (what: Open) => {
    open.value = what;
  };
  const close = () => show(null);

  const tumbling = useEffects(model, { crossed: pencilSound, closed: stampSound });
  useKeys(model, {
    root,
    onHelp: () => show('keys'),
    onResult: () => {
      result.value = true;
    },
    onDigit: (digit) => focusLane(root.current, digit - 1),
  });
  useFocusKeeper(model, root);
  useEffect(() => {
    if (!model.over.value) result.value = false;
  }, [model.over.value]);

  const menuItems = (): MenuItem[] => [
    ...(table.canUndo.value
      ? [{ icon: 'undo-2', text: t.value('tallspor:menu.undo'), run: () => void table.undo() } as const]
      : []),
    { icon: 'book-open', text: t.value('tallspor:menu.rules'), run: onRules },
    { icon: 'list-ordered', text: t.value('tallspor:menu.log'), run: () => show('log') },
    { icon: 'circle-question-mark', text: t.value('tallspor:menu.points'), run: () => show('points') },
    { icon: 'shield-check', text: t.value('tallspor:menu.dice'), run: () => show('dice') },
    { icon: 'app-window', text: t.value('tallspor:menu.keys'), run: () => show('keys') },
    { icon: 'settings-2', text: t.value('tallspor:menu.settings'), run: onSettings },
    {
      icon: 'chevron-left',
      text: t.value('tallspor:menu.leave'),
      note: t.value('tallspor:menu.leaveNote'),
      run: onLeave,
    },
  ];
  const seats = table.seats.length;
  const size = seats === 1 ? 'is-n1' : seats === 2 ? 'is-n2' : seats <= 4 ? 'is-n4' : 'is-n6';
  // Given as a signal, so that only the attribute changes when dice tumble.
  const look = useComputed(() => `ts-table ${size}${tumbling.value ? ' is-tumbling' : ''}`);
  const now = open.value;
  return (
    <div class="ts" data-game="tallspor">
      {result.value && model.over.value ? (
        <End
          model={model}
          signs={endSigns}
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
          class={look}
          aria-label={t.value('tallspor:bar.table')}
          onPointerDownCapture={() => {
            tumbling.value = false;
          }}
        >
          <Bar model={model} onLeave={onLeave} onOpen={show} />
          <div class="ts-side">
            <Seats model={model} onOpen={(seat) => show({ seat })} />
            <SideLog model={model} />
          </div>
          <LiveTray model={model} />
          <Line model={model} />
          <Sheet model={model} />
          <Actions
            model={model}
            onResult={() => {
              result.value = true;
            }}
          />
        </main>
      )}
      {now === 'menu' && (
        <MenuDialog
          variant={variant}
          items={menuItems()}
          onClose={(then) => {
            close();
            then?.();
          }}
        />
      )}
      {now === 'log' && <LogDialog model={model} onClose={close} />}
      {now === 'points' && <PointsDialog variant={variant} onClose={close} />}
      {now === 'dice' && <DiceDialog variant={variant} table={table} onClose={close} />}
      {now === 'keys' && <KeysDialog variant={variant} onClose={close} />}
      {now === 'replay' && <Replay model={model} parts={replayParts} onClose={close} />}
      {now !== null && typeof now === 'object' && (
        <CardDialog model={model} seat={now.seat} onClose={close} />
      )}
    </div>
  );
}

function SideLog({ model }: LiveProps) {
  if (!isRoomy()) return null;
  return (
    <aside class="ts-log" aria-label={t.value('tallspor:log.title')}>
      <h2>{t.value('tallspor:log.title')}</h2>
      <LogList table={model.table} rounds={model.rounds.value} scrolls />
    </aside>
  );
}
