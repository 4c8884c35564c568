import { useComputed, useSignal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Seat } from '../../../engine/game.ts';
import { t } from '../../../i18n/index.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { isRoomy } from '../../../ui/media.ts';
import { driveSound, flagSound } from '../../../ui/sound.ts';
import type { LanesAction, LanesState } from '../../lanes/state.ts';
import { DiceDialog, KeysDialog, MenuDialog, type MenuItem } from '../../lanes/view/Dialogs.tsx';
import { End } from '../../lanes/view/End.tsx';
import { useEffects } from '../../lanes/view/effects.ts';
import { useFocusKeeper } from '../../lanes/view/focus.ts';
import { useKeys } from '../../lanes/view/keys.ts';
import { createModel, freshCrosses, type TableModel } from '../../lanes/view/model.ts';
import { Replay, type ReplayParts } from '../../lanes/view/Replay.tsx';
import type { EndSigns } from '../../lanes/view/ScoreChart.tsx';
import type { TableViewProps } from '../../module.ts';
import { Actions } from './Actions.tsx';
import { Boards } from './Boards.tsx';
import { Call, SaidLine } from './Call.tsx';
import { Car } from './Car.tsx';
import { CardDialog, StillTrack } from './Card.tsx';
import { carsOf, raceNumbers } from './drivers.ts';
import { Flag } from './glyphs.tsx';
import { InfoDialog } from './Info.tsx';
import { isYou, seatName, variant } from './names.ts';
import { RaceLog } from './RaceLog.tsx';
import { type CellHandlers, closedBy, Lane, Road, tagKey } from './Track.tsx';
import { Tray } from './Tray.tsx';

type Open = 'menu' | 'info' | 'dice' | 'keys' | 'replay' | { readonly seat: Seat } | null;

interface LiveProps {
  readonly model: TableModel;
}

function LiveTray({ model }: LiveProps) {
  const { state, seat } = model.view.value;
  return (
    <Tray
      table={model.table}
      state={state}
      round={model.rounds.value.at(-1)}
      seat={seat}
      spots={state.step === 'colour' ? model.prospects.value : model.later.value}
    />
  );
}

function LiveLane(
  props: LiveProps & { readonly index: number; readonly car: number; readonly handlers: CellHandlers },
) {
  const { model, index, car, handlers } = props;
  const lane = model.lanes[index]?.value;
  if (!lane) return null;
  return (
    <Lane
      lane={lane}
      car={car}
      by={closedBy(model.table, lane)}
      handlers={handlers}
      tabStop={model.tabStop.value}
    />
  );
}

const handlersOf = (model: TableModel): CellHandlers => ({
  onCross: (prospect) => void model.send(prospect.action),
  onFocus: (prospect) => model.stopAt(tagKey(prospect)),
});

/** The card that is played on. */
function Track({ model }: LiveProps) {
  const [handlers] = useState(() => handlersOf(model));
  const seat = model.seat.value;
  const car = carsOf(model.table.seats)[seat] ?? 0;
  const label = isYou(model.table, seat)
    ? t.value('lucky-lanes:sheet.own')
    : t.value('lucky-lanes:sheet.of', { name: seatName(model.table, seat) });
  return (
    <Road label={label}>
      {model.lanes.map((_, index) => (
        <LiveLane key={`${index}`} model={model} index={index} car={car} handlers={handlers} />
      ))}
    </Road>
  );
}

function Bar(props: LiveProps & { onLeave(): void; onMenu(): void }) {
  const { model, onLeave, onMenu } = props;
  const { throws } = model.view.value.state;
  const heading = useRef<HTMLHeadingElement>(null);
  // What had the focus on the screen before has gone with it.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <header class="ll-bar">
      <button type="button" class="ll-ib" aria-label={t.value('lucky-lanes:bar.home')} onClick={onLeave}>
        <Icon name="chevron-left" />
      </button>
      <h1 ref={heading} tabIndex={-1}>
        {t.value('shell:game.lucky-lanes.name')}
      </h1>
      <p class="ll-no">
        {throws > 0 && (
          <>
            {t.value('lucky-lanes:bar.throwWord')} <b>{throws}</b>
          </>
        )}
      </p>
      <button
        type="button"
        class="ll-ib"
        aria-label={t.value('lucky-lanes:bar.more')}
        aria-haspopup="dialog"
        onClick={onMenu}
      >
        <Icon name="ellipsis" />
      </button>
    </header>
  );
}

/** The race log beside the table, where there is room for it. */
function SideLog({ model }: LiveProps) {
  if (!isRoomy()) return null;
  return (
    <aside class="ll-rail" aria-label={t.value('lucky-lanes:log.title')}>
      <h2>{t.value('lucky-lanes:log.title')}</h2>
      <RaceLog table={model.table} state={model.view.value.state} rounds={model.rounds.value} />
    </aside>
  );
}

/** What the result draws as the table does. */
const endSigns: EndSigns = {
  Seat({ table, seat }) {
    const car = carsOf(table.seats)[seat] ?? 0;
    return <Car car={car} number={raceNumbers[car] ?? 0} />;
  },
  Lock: Flag,
  Closed: ({ own, by }) => (
    <span class="ll-closing">
      <Flag />
      {!own && by && t.value('lucky-lanes:sheet.closedBy', { names: by })}
    </span>
  ),
};

const replayParts: ReplayParts = {
  Dice: ({ model, state, rounds }) => (
    <Tray table={model.table} state={state} round={rounds.at(-1)} seat={null} spots={[]} />
  ),
  Line: SaidLine,
  Card: ({ model, state, rounds, seat }) => (
    <StillTrack table={model.table} state={state} seat={seat} fresh={freshCrosses(rounds)} />
  ),
};

/** Lucky Lanes' table, from the first throw to the result. */
export function LuckyLanesTable(props: TableViewProps<LanesState, LanesAction>) {
  const { table, onLeave, onRules, onSettings, onPlayAgain } = props;
  const [model] = useState(() => createModel(variant, table));
  const root = useRef<HTMLDivElement>(null);
  const open = useSignal<Open>(null);
  // A race that was over when it came to the screen shows its result at once.
  const result = useSignal(model.over.peek());
  const [show] = useState(() => (what: Open) => {
    open.value = what;
  });
  const [onOpen] = useState(() => (seat: Seat) => show({ seat }));
  const close = () => show(null);
  const onResult = () => {
    result.value = true;
  };

  const tumbling = useEffects(model, { crossed: driveSound, closed: flagSound });
  useKeys(model, {
    root,
    onHelp: () => show('keys'),
    onResult,
    onDigit(digit) {
      if (digit > table.seats.length) return false;
      show({ seat: digit - 1 });
      return true;
    },
  });
  useFocusKeeper(model, root);
  useEffect(() => {
    if (!model.over.value) result.value = false;
  }, [model.over.value]);

  const menuItems = (): MenuItem[] => [
    ...(table.canUndo.value
      ? [{ icon: 'undo-2', text: t.value('lucky-lanes:menu.undo'), run: () => void table.undo() } as const]
      : []),
    { icon: 'list-ordered', text: t.value('lucky-lanes:menu.info'), run: () => show('info') },
    { icon: 'book-open', text: t.value('lucky-lanes:menu.rules'), run: onRules },
    { icon: 'shield-check', text: t.value('lucky-lanes:menu.dice'), run: () => show('dice') },
    { icon: 'app-window', text: t.value('lucky-lanes:menu.keys'), run: () => show('keys') },
    { icon: 'settings-2', text: t.value('lucky-lanes:menu.settings'), run: onSettings },
    {
      icon: 'chevron-left',
      text: t.value('lucky-lanes:menu.leave'),
      note: t.value('lucky-lanes:menu.leaveNote'),
      run: onLeave,
    },
  ];
  const many = table.seats.length > 4 ? ' is-many' : '';
  // Given as a signal, so that only the attribute changes when dice tumble.
  const look = useComputed(() => `ll-stage${many}${tumbling.value ? ' is-tumbling' : ''}`);
  const now = open.value;
  return (
    <div class="ll" data-game="lucky-lanes">
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
          aria-label={t.value('lucky-lanes:bar.table')}
          onPointerDownCapture={() => {
            tumbling.value = false;
          }}
        >
          <Bar model={model} onLeave={onLeave} onMenu={() => show('menu')} />
          <div class="ll-side">
            <Boards model={model} onOpen={onOpen} />
            <SideLog model={model} />
          </div>
          <Call model={model} />
          <Track model={model} />
          <LiveTray model={model} />
          <Actions model={model} onResult={onResult} />
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
      {now === 'info' && <InfoDialog model={model} onClose={close} />}
      {now === 'dice' && <DiceDialog variant={variant} table={table} onClose={close} />}
      {now === 'keys' && <KeysDialog variant={variant} onClose={close} />}
      {now === 'replay' && <Replay model={model} parts={replayParts} onClose={close} />}
      {now !== null && typeof now === 'object' && (
        <CardDialog model={model} seat={now.seat} onClose={close} />
      )}
    </div>
  );
}
