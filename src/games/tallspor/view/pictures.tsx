import { t } from '../../../i18n/index.ts';
import { Die } from '../../../ui/Die.tsx';
import { prospectsOf, type Round } from '../../lanes/derived.ts';
import { laneView, noHints } from '../../lanes/lane-view.ts';
import type { LaneDice, LanesState } from '../../lanes/state.ts';
import { PointsTable } from '../../lanes/view/PointsTable.tsx';
import { tallspor, tallsporRuleset } from '../rules.ts';
import { Foot } from './Foot.tsx';
import { Lane } from './Sheet.tsx';
import { Tray } from './Tray.tsx';

/** Worked pictures for the rules, drawn from the table's own parts at states made by hand. */

const ember = 0;
const gold = 1;
const forest = 2;
const sea = 3;

interface Scene {
  readonly crossed: readonly (readonly number[])[];
  readonly step?: LanesState['step'];
  readonly dice?: LaneDice;
  readonly marks?: readonly number[];
  readonly closed?: readonly number[];
}

/** A state with one seat's card in it. */
const sceneOf = ({ crossed, step = 'throw', dice, marks = [], closed = [] }: Scene): LanesState => ({
  ...tallspor.setup({ start: 0 }, 1, () => 0),
  throws: 1,
  step,
  dice: dice ?? null,
  cards: [crossed.map((numbers, lane) => ({ crossed: numbers, mark: marks.includes(lane) }))],
  closed: crossed.map((_, lane) => closed.includes(lane)),
});

function SceneLane({ state, lane, by = '' }: { state: LanesState; lane: number; by?: string }) {
  const rules = tallsporRuleset.lanes[lane];
  if (!rules) return null;
  const prospects =
    state.step === 'white' || state.step === 'colour'
      ? prospectsOf(tallspor, state, 0, tallspor.legalActions(state, 0))
      : [];
  return <Lane lane={laneView(rules, lane, state, 0, { ...noHints, prospects })} by={by} />;
}

const alone = { people: [0], seats: [{ kind: 'human', name: '' }] } as const;

const roundOf = (dice: LaneDice): Round => ({
  number: 1,
  roller: 0,
  dice,
  white: [],
  whiteDone: false,
  colour: null,
  colourDone: false,
  missed: false,
  closed: [],
});

/** Two lanes, one each way, with numbers skipped. */
export function GoalPicture() {
  const state = sceneOf({ crossed: [[], [2, 5], [], [12, 9, 8]] });
  return (
    <div class="ts-picture">
      <SceneLane state={state} lane={gold} />
      <SceneLane state={state} lane={sea} />
      <figcaption>{t.value('tallspor:picture.goal')}</figcaption>
    </div>
  );
}

/** The white dice lit, and where their sum may go. */
export function SharedPicture() {
  const dice: LaneDice = { white: [4, 2], colour: [1, 5, 3, 6] };
  const state = sceneOf({ crossed: [[2, 7], [3, 4], [11], [9, 5]], step: 'white', dice });
  return (
    <div class="ts-picture">
      <Tray table={alone} state={state} round={roundOf(dice)} waiting={1} asked />
      <SceneLane state={state} lane={gold} />
      <SceneLane state={state} lane={forest} />
      <figcaption>{t.value('tallspor:picture.shared')}</figcaption>
    </div>
  );
}

function Sum({ white, colour, lane }: { white: number; colour: number; lane: number }) {
  return (
    <span class="ts-sum" data-lane={lane + 1}>
      <span class="ts-die">
        <Die face={white} />
      </span>
      <i>+</i>
      <span class="ts-die is-cloth">
        <Die face={colour} />
      </span>
      <i>=</i>
      <b>{white + colour}</b>
    </span>
  );
}

/** Both sums of a coloured die, and what each of them would cost. */
export function ColourPicture() {
  const state = sceneOf({
    crossed: [[3, 5, 7], [], [], []],
    step: 'colour',
    dice: { white: [2, 5], colour: [6, 1, 1, 1] },
  });
  return (
    <div class="ts-picture">
      <p class="ts-equations" aria-hidden="true">
        <Sum white={2} colour={6} lane={ember} />
        <Sum white={5} colour={6} lane={ember} />
      </p>
      <SceneLane state={state} lane={ember} />
      <span class="ts-bracket" aria-hidden="true" />
      <figcaption>
        <p>{t.value('tallspor:picture.costNone')}</p>
        <p class="ts-cost">{t.value('tallspor:picture.costSome')}</p>
      </figcaption>
    </div>
  );
}

/** A card's foot after three misses. */
export function MissPicture() {
  return (
    <div class="ts-picture">
      <Foot seat={0} points={[15, 6, 10, 6]} misses={3} />
      <figcaption>{t.value('tallspor:picture.miss')}</figcaption>
    </div>
  );
}

/** A lane before its last number and after. */
export function LocksPicture() {
  const numbers = [3, 5, 6, 8, 9, 11];
  const dice: LaneDice = { white: [6, 6], colour: [1, 1, 1, 1] };
  const before = sceneOf({ crossed: [numbers, [], [], []], step: 'white', dice });
  const after = sceneOf({ crossed: [[...numbers, 12], [], [], []], marks: [ember], closed: [ember] });
  return (
    <div class="ts-picture">
      <SceneLane state={before} lane={ember} />
      <SceneLane state={after} lane={ember} />
      <figcaption>{t.value('tallspor:picture.locks')}</figcaption>
    </div>
  );
}

/** Two lanes locked, one by oneself and one by another. */
export function EndPicture() {
  const state = sceneOf({
    crossed: [[2, 4, 5, 7, 9, 12], [], [11, 8, 7], []],
    marks: [ember],
    closed: [ember, forest],
  });
  return (
    <div class="ts-picture">
      <SceneLane state={state} lane={ember} />
      <SceneLane state={state} lane={forest} by="Kastor" />
      <figcaption>{t.value('tallspor:picture.end')}</figcaption>
    </div>
  );
}

/** What crosses are worth. */
export function ScorePicture() {
  return (
    <div class="ts-picture">
      <PointsTable words="tallspor" />
    </div>
  );
}
