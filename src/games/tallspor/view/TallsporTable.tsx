import { useEffect, useRef, useState } from 'preact/hooks';
import { formatList } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { settings } from '../../../storage/settings.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { isRoomy } from '../../../ui/media.ts';
import { pencilSound, stampSound } from '../../../ui/sound.ts';
import { PointsDialog } from '../../lanes/view/Dialogs.tsx';
import { focusLane } from '../../lanes/view/keys.ts';
import { lanesTable, type TableDeeds } from '../../lanes/view/LanesTable.tsx';
import { freshCrosses, type TableModel } from '../../lanes/view/model.ts';
import type { ReplayParts } from '../../lanes/view/Replay.tsx';
import type { EndSigns } from '../../lanes/view/ScoreChart.tsx';
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

/** The dialogs that only Tallspor has. */
type Own = 'log' | 'points';
type Deeds = TableDeeds<Own>;

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

function Bar({ model, deeds }: LiveProps & { readonly deeds: Deeds }) {
  const { throws } = model.view.value.state;
  const passes = model.asked.value === 'white' || model.asked.value === 'colour';
  const heading = useRef<HTMLHeadingElement>(null);
  // What had the focus on the screen before has gone with it.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <header class="ts-bar">
      <button type="button" class="ts-ib" aria-label={t.value('tallspor:bar.home')} onClick={deeds.leave}>
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
        onClick={() => deeds.show('log')}
      >
        <Icon name="list-ordered" />
      </button>
      <button
        type="button"
        class="ts-ib"
        aria-label={t.value('tallspor:bar.more')}
        aria-haspopup="dialog"
        onClick={() => deeds.show('menu')}
      >
        <Icon name="ellipsis" />
      </button>
    </header>
  );
}

/** What the result draws as the table does. */
const signs: EndSigns = { Seat: Patch, Lock: () => <Lock look="shut" />, Closed: Stamp };

const replay: ReplayParts = {
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

function SideLog({ model }: LiveProps) {
  if (!isRoomy()) return null;
  return (
    <aside class="ts-log" aria-label={t.value('tallspor:log.title')}>
      <h2>{t.value('tallspor:log.title')}</h2>
      <LogList table={model.table} rounds={model.rounds.value} scrolls />
    </aside>
  );
}

function Table({ model, deeds }: LiveProps & { readonly deeds: Deeds }) {
  return (
    <>
      <Bar model={model} deeds={deeds} />
      <div class="ts-side">
        <Seats model={model} onOpen={deeds.showCard} />
        <SideLog model={model} />
      </div>
      <LiveTray model={model} />
      <Line model={model} />
      <Sheet model={model} />
      <Actions model={model} onResult={deeds.showResult} />
    </>
  );
}

/** Tallspor's table, from the first throw to the result. */
export const TallsporTable = lanesTable<Own>({
  variant,
  root: 'ts',
  main: (seats) =>
    `ts-table ${seats === 1 ? 'is-n1' : seats === 2 ? 'is-n2' : seats <= 4 ? 'is-n4' : 'is-n6'}`,
  sounds: { crossed: pencilSound, closed: stampSound },
  signs,
  replay,
  menu: (show) => [
    { icon: 'list-ordered', text: t.value('tallspor:menu.log'), run: () => show('log') },
    { icon: 'circle-question-mark', text: t.value('tallspor:menu.points'), run: () => show('points') },
  ],
  onDigit: (digit, { root }) => focusLane(root, digit - 1),
  Table,
  Card: CardDialog,
  dialog: (what, model, onClose) =>
    what === 'log' ? (
      <LogDialog model={model} onClose={onClose} />
    ) : (
      <PointsDialog variant={variant} onClose={onClose} />
    ),
});
