import type { ComponentChildren } from 'preact';
import type { Seat } from '../../../engine/game.ts';
import type { SeatInfo } from '../../../engine/record.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { type Prospect, prospectsOf, type Round } from '../../lanes/derived.ts';
import { laneView, noHints } from '../../lanes/lane-view.ts';
import { missesToEnd } from '../../lanes/ruleset.ts';
import { missPoints } from '../../lanes/scoring.ts';
import type { LaneDice, LanesState } from '../../lanes/state.ts';
import { PointsTable } from '../../lanes/view/PointsTable.tsx';
import { luckyLanes, luckyLanesRuleset } from '../rules.ts';
import { rivals } from './drivers.ts';
import { closedBy, Lane, Road } from './Track.tsx';
import { Tray } from './Tray.tsx';

/** Worked pictures for the rules, drawn from the table's own parts at states made by hand. */

const red = 0;
const yellow = 1;
const green = 2;
const blue = 3;

const me = 0;
const rival = 1;

const [rivalName = ''] = rivals;
const seats: readonly SeatInfo[] = [
  { kind: 'human', name: '' },
  { kind: 'bot', name: rivalName, level: 'normal' },
];
const table = { people: [me], seats };

interface Scene {
  /** One's own card, lane by lane. */
  readonly crossed: readonly (readonly number[])[];
  readonly step?: LanesState['step'];
  readonly roller?: Seat;
  readonly dice?: LaneDice;
  /** Which lanes are closed, and by whom. */
  readonly closed?: Readonly<Record<number, Seat>>;
}

/** A state with one's own card in it, and a rival's. */
const sceneOf = ({ crossed, step = 'throw', roller = me, dice, closed = {} }: Scene): LanesState => {
  const marks = (seat: Seat, lane: number) => closed[lane] === seat;
  const own = crossed.map((numbers, lane) => ({ crossed: numbers, mark: marks(me, lane) }));
  return {
    ...luckyLanes.setup({ start: roller }, seats.length, () => 0),
    throws: 1,
    step,
    dice: dice ?? null,
    cards: [own, own.map((_, lane) => ({ crossed: [], mark: marks(rival, lane) }))],
    closed: own.map((_, lane) => closed[lane] !== undefined),
  };
};

const prospectsIn = (state: LanesState): readonly Prospect[] =>
  state.step === 'white' || state.step === 'colour'
    ? prospectsOf(luckyLanes, state, me, luckyLanes.legalActions(state, me))
    : [];

/** Some lanes of one's own card. */
function Lanes({ state, lanes }: { readonly state: LanesState; readonly lanes: readonly number[] }) {
  const prospects = prospectsIn(state);
  return (
    <Road label={t.value('lucky-lanes:sheet.own')} still>
      {lanes.map((index) => {
        const rules = luckyLanesRuleset.lanes[index];
        if (!rules) return null;
        const lane = laneView(rules, index, state, me, { ...noHints, prospects });
        return <Lane key={rules.id} lane={lane} car={me} by={closedBy(table, lane)} />;
      })}
    </Road>
  );
}

const roundOf = (roller: Seat, dice: LaneDice): Round => ({
  number: 1,
  roller,
  dice,
  white: [],
  whiteDone: false,
  colour: null,
  colourDone: false,
  missed: false,
  closed: [],
});

function Dice({ state, dice }: { readonly state: LanesState; readonly dice: LaneDice }) {
  return (
    <Tray
      table={table}
      state={state}
      round={roundOf(state.roller, dice)}
      seat={me}
      spots={state.step === 'colour' ? prospectsIn(state) : []}
    />
  );
}

function Picture({ children }: { readonly children: ComponentChildren }) {
  return <div class="ll-picture">{children}</div>;
}

/** Two lanes, one each way, with numbers driven past. */
export function GoalPicture() {
  const state = sceneOf({ crossed: [[3, 4, 7], [], [11, 8], []] });
  return (
    <Picture>
      <Lanes state={state} lanes={[red, green]} />
      <figcaption>{t.value('lucky-lanes:picture.goal')}</figcaption>
    </Picture>
  );
}

/** A rival's roll, the white dice lit: a lane where their sum fits, and one where it has been passed. */
export function WhitePicture() {
  const dice: LaneDice = { white: [6, 5], colour: [1, 4, 1, 2] };
  const state = sceneOf({ crossed: [[4, 6], [], [], [9, 8, 5]], step: 'white', roller: rival, dice });
  return (
    <Picture>
      <Dice state={state} dice={dice} />
      <Lanes state={state} lanes={[red, blue]} />
      <figcaption>{t.value('lucky-lanes:picture.white')}</figcaption>
    </Picture>
  );
}

/** One's own roll, the coloured dice lit with their sums, and what two of these would cost. */
export function ColourPicture() {
  const dice: LaneDice = { white: [6, 5], colour: [1, 4, 1, 2] };
  const crossed = [
    [4, 6],
    [3, 5, 6],
    [10, 9, 8],
    [9, 8, 5],
  ];
  const state = sceneOf({ crossed, step: 'colour', dice });
  return (
    <Picture>
      <Dice state={state} dice={dice} />
      <Lanes state={state} lanes={[yellow]} />
      <figcaption>
        <p>{t.value('lucky-lanes:picture.costLess')}</p>
        <p class="ll-cost">{t.value('lucky-lanes:picture.costMore')}</p>
      </figcaption>
    </Picture>
  );
}

/** Three spin-outs of four, and what they cost. */
export function SpinPicture() {
  const count = missesToEnd - 1;
  return (
    <Picture>
      <p class="ll-picture-spins" aria-hidden="true">
        <span class="ll-spins">
          {Array.from({ length: missesToEnd }, (_, index) => (
            <i key={index} class={index < count ? 'is-on' : ''} />
          ))}
        </span>
        <b>{formatNumber(-count * missPoints)}</b>
      </p>
      <figcaption>{t.value('lucky-lanes:picture.spin')}</figcaption>
    </Picture>
  );
}

/** A lane before its last number, and after. */
export function ClosingPicture() {
  const numbers = [12, 10, 9, 7, 5];
  const dice: LaneDice = { white: [1, 1], colour: [1, 1, 1, 1] };
  const before = sceneOf({ crossed: [[], [], numbers, []], step: 'white', dice });
  const after = sceneOf({ crossed: [[], [], [...numbers, 2], []], closed: { [green]: me } });
  return (
    <Picture>
      <Lanes state={before} lanes={[green]} />
      <Lanes state={after} lanes={[green]} />
      <figcaption>{t.value('lucky-lanes:picture.closing')}</figcaption>
    </Picture>
  );
}

/** Two lanes closed, one by oneself and one by a rival. */
export function EndPicture() {
  const state = sceneOf({
    crossed: [[], [2, 4, 5, 7, 9, 12], [], [11, 8, 7]],
    closed: { [yellow]: me, [blue]: rival },
  });
  return (
    <Picture>
      <Lanes state={state} lanes={[yellow, blue]} />
      <figcaption>{t.value('lucky-lanes:picture.end', { name: rivalName })}</figcaption>
    </Picture>
  );
}

/** What crosses score. */
export function ScorePicture() {
  return (
    <Picture>
      <PointsTable words="lucky-lanes" />
    </Picture>
  );
}
