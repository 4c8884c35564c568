import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../../i18n/index.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { isRoomy } from '../../../ui/media.ts';
import { driveSound, flagSound } from '../../../ui/sound.ts';
import { lanesTable, type TableDeeds } from '../../lanes/view/LanesTable.tsx';
import { freshCrosses, type TableModel } from '../../lanes/view/model.ts';
import type { ReplayParts } from '../../lanes/view/Replay.tsx';
import type { EndSigns } from '../../lanes/view/ScoreChart.tsx';
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

/** The dialog that only Lucky Lanes has. */
type Own = 'info';
type Deeds = TableDeeds<Own>;

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

function Bar({ model, deeds }: LiveProps & { readonly deeds: Deeds }) {
  const { throws } = model.view.value.state;
  const heading = useRef<HTMLHeadingElement>(null);
  // What had the focus on the screen before has gone with it.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <header class="ll-bar">
      <button type="button" class="ll-ib" aria-label={t.value('lucky-lanes:bar.home')} onClick={deeds.leave}>
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
        onClick={() => deeds.show('menu')}
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
const signs: EndSigns = {
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

const replay: ReplayParts = {
  Dice: ({ model, state, rounds }) => (
    <Tray table={model.table} state={state} round={rounds.at(-1)} seat={null} spots={[]} />
  ),
  Line: SaidLine,
  Card: ({ model, state, rounds, seat }) => (
    <StillTrack table={model.table} state={state} seat={seat} fresh={freshCrosses(rounds)} />
  ),
};

function Table({ model, deeds }: LiveProps & { readonly deeds: Deeds }) {
  return (
    <>
      <Bar model={model} deeds={deeds} />
      <div class="ll-side">
        <Boards model={model} onOpen={deeds.showCard} />
        <SideLog model={model} />
      </div>
      <Call model={model} />
      <Track model={model} />
      <LiveTray model={model} />
      <Actions model={model} onResult={deeds.showResult} />
    </>
  );
}

/** Lucky Lanes' table, from the first throw to the result. */
export const LuckyLanesTable = lanesTable<Own>({
  variant,
  root: 'll',
  main: (seats) => (seats > 4 ? 'll-stage is-many' : 'll-stage'),
  sounds: { crossed: driveSound, closed: flagSound },
  signs,
  replay,
  menu: (show) => [{ icon: 'list-ordered', text: t.value('lucky-lanes:menu.info'), run: () => show('info') }],
  onDigit(digit, { model, showCard }) {
    if (digit > model.table.seats.length) return false;
    showCard(digit - 1);
    return true;
  },
  Table,
  Card: CardDialog,
  dialog: (_, model, onClose) => <InfoDialog model={model} onClose={onClose} />,
});
