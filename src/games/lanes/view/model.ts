import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Seat } from '../../../engine/game.ts';
import type { View } from '../../../engine/view.ts';
import type { Table } from '../../../table/table.ts';
import { steady } from '../../../ui/steady.ts';
import {
  type Cross,
  laterProspects,
  type Moment,
  momentsOf,
  type Prospect,
  passMisses,
  prospectsOf,
  type Round,
  roundsOf,
  scoresOf,
} from '../derived.ts';
import { type CardHints, type LaneView, laneView, noHints } from '../lane-view.ts';
import type { LanesAction, LanesState } from '../state.ts';
import type { LanesVariant } from './names.ts';

export type LanesTable = Table<LanesState, LanesAction>;

/** What the person at the screen is asked for. */
type Asked = 'throw' | 'white' | 'colour' | null;

/** All that the table's parts read, derived from its view, and what a person pencils in before it is settled. */
export interface TableModel {
  readonly variant: LanesVariant;
  readonly table: LanesTable;
  readonly view: ReadonlySignal<View<LanesState, LanesAction>>;
  /** Whose card lies on the table. */
  readonly seat: ReadonlySignal<Seat>;
  readonly asked: ReadonlySignal<Asked>;
  readonly prospects: ReadonlySignal<readonly Prospect[]>;
  readonly picked: ReadonlySignal<Prospect | null>;
  /** What the person may come to cross in the colour choice that follows. */
  readonly later: ReadonlySignal<readonly Prospect[]>;
  readonly sealed: ReadonlySignal<Prospect | 'pass' | null>;
  /** Whether passing now is certain to cost a miss. */
  readonly passMisses: ReadonlySignal<boolean>;
  readonly moments: ReadonlySignal<readonly Moment[]>;
  readonly rounds: ReadonlySignal<readonly Round[]>;
  readonly scores: ReadonlySignal<readonly number[]>;
  readonly lanes: readonly ReadonlySignal<LaneView>[];
  readonly over: ReadonlySignal<boolean>;
  /** A choice is on its way. */
  readonly busy: ReadonlySignal<boolean>;
  /** Which tag stands in the tab order, as `lane:value`; null without tags. */
  readonly tabStop: ReadonlySignal<string | null>;
  /** Moves the tab stop to a tag. */
  stopAt(key: string): void;
  /** Pencils a number in, or takes the pencil away. */
  pick(prospect: Prospect | null): void;
  send(action: LanesAction): Promise<void>;
}

/** The crosses of the round that is played or was played last. */
export function freshCrosses(rounds: readonly Round[]): readonly Cross[] {
  const round = rounds.at(-1);
  return round ? [...round.white, ...(round.colour ? [round.colour] : [])] : [];
}

/** Derives a table's model. Lives as long as the table is on the screen. */
export function createModel(variant: LanesVariant, table: LanesTable): TableModel {
  const { game, ruleset } = variant;
  const { view } = table;
  const busy = signal(false);
  const pencil: Signal<{ decision: number; lane: number; value: number } | null> = signal(null);
  let known: readonly Moment[] = [];
  let shown: Seat = table.people[0] ?? 0;

  const seat = computed(() => {
    shown = view.value.seat ?? shown;
    return shown;
  });
  const moments = computed(() => {
    known = momentsOf(game, table.seats.length, view.value.log, known);
    return known;
  });
  const rounds = steady(() => roundsOf(moments.value));
  const asked = computed((): Asked => {
    const { legal, state } = view.value;
    if (legal.length === 0) return null;
    return state.step === 'throw' || state.step === 'white' || state.step === 'colour' ? state.step : null;
  });
  const prospects = steady(() => {
    const { state, legal } = view.value;
    return view.value.seat === null ? [] : prospectsOf(game, state, view.value.seat, legal);
  });
  const picked = steady(() => {
    const mark = pencil.value;
    if (!mark || mark.decision !== view.value.decision) return null;
    return prospects.value.find(({ lane, value }) => lane === mark.lane && value === mark.value) ?? null;
  });
  const sealed = steady((): Prospect | 'pass' | null => {
    const { sealed: choice, state, seat: own } = view.value;
    if (!choice || own === null || choice.type === 'throw') return null;
    return choice.type === 'pass' ? 'pass' : (prospectsOf(game, state, own, [choice])[0] ?? null);
  });
  const later = steady(() => {
    const own = view.value.seat;
    if (own === null) return [];
    const { state, legal, sealed: made } = view.value;
    const choice = made ?? picked.value?.action;
    if (choice) return laterProspects(game, state, own, choice);
    // Nothing chosen yet: all that some choice leaves within reach, such as a last number that needs this very cross.
    const all = legal.flatMap((action) => laterProspects(game, state, own, action));
    const keyOf = ({ lane, value }: Prospect) => `${lane}:${value}`;
    return [...new Map(all.map((prospect) => [keyOf(prospect), prospect])).values()];
  });
  const stop = signal<string | null>(null);
  const tabStop = computed(() => {
    const keys = prospects.value.map(({ lane, value }) => `${lane}:${value}`);
    return stop.value !== null && keys.includes(stop.value) ? stop.value : (keys[0] ?? null);
  });
  const hints = computed(
    (): CardHints => ({
      ...noHints,
      prospects: prospects.value,
      picked: picked.value,
      sealed: sealed.value === 'pass' ? null : sealed.value,
      later: later.value,
      fresh: freshCrosses(rounds.value),
    }),
  );

  return {
    variant,
    table,
    view,
    seat,
    asked,
    prospects,
    picked,
    later,
    sealed,
    passMisses: computed(() => {
      const { state, seat: own, legal } = view.value;
      return own !== null && legal.some(({ type }) => type === 'pass') && passMisses(game, state, own);
    }),
    moments,
    rounds,
    scores: steady(() => scoresOf(game, view.value.state)),
    lanes: ruleset.lanes.map((lane, index) =>
      steady(() => laneView(lane, index, view.value.state, seat.value, hints.value)),
    ),
    over: computed(() => view.value.next.kind === 'end'),
    busy,
    tabStop,
    stopAt(key) {
      stop.value = key;
    },
    pick(prospect) {
      pencil.value = prospect && {
        decision: view.value.decision,
        lane: prospect.lane,
        value: prospect.value,
      };
    },
    async send(action) {
      if (busy.value) return;
      busy.value = true;
      try {
        await table.send(action);
      } finally {
        batch(() => {
          busy.value = false;
          pencil.value = null;
        });
      }
    },
  };
}
