import type { PresenceEvent, Seat } from '../../../engine/game.ts';
import type { LogEntry } from '../../../engine/view.ts';
import { formatList } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import type { Cross, Round } from '../derived.ts';
import type { LanesAction, LanesState } from '../state.ts';
import type { LanesTable } from './model.ts';
import { isYou, type LanesVariant } from './names.ts';

/** What just happened: first what changes the game for good, then the rest. Either may be empty. */
export interface Said {
  readonly deed: string;
  readonly text: string;
  /** What comes next, for those who hear the line; shown as well where the line has room. */
  readonly next?: string;
}

export interface SaidAbout {
  readonly variant: LanesVariant;
  readonly table: Pick<LanesTable, 'people' | 'seats'>;
  readonly state: LanesState;
  readonly rounds: readonly Round[];
  readonly log: readonly LogEntry<LanesAction>[];
  /** Whether the person at the screen is asked for the colour choice, and whether any sum fits. */
  readonly colourAsked?: 'some' | 'none' | null;
}

const sumOf = (round: Round): number => round.dice.white[0] + round.dice.white[1];

const threw = ({ table, variant }: SaidAbout, round: Round): string => {
  const { words: ns, seatName } = variant;
  const [a, b] = round.dice.white;
  const words = { name: seatName(table, round.roller), a, b, sum: a + b };
  if (table.seats.length === 1) return t.value(`${ns}:said.threwAlone`, words);
  return table.seats.length === 2
    ? t.value(`${ns}:said.threwBoth`, words)
    : t.value(`${ns}:said.threwAll`, words);
};

const crossedText = ({ table, variant }: SaidAbout, { seat, lane, value }: Cross): string =>
  t.value(`${variant.words}:said.crossed`, {
    name: variant.seatName(table, seat),
    lane: variant.laneName(lane),
    value,
  });

const locksText = ({ table, variant }: SaidAbout, crosses: readonly Cross[]): string[] =>
  [...new Set(crosses.filter(({ locks }) => locks).map(({ lane }) => lane))].map((lane) =>
    t.value(`${variant.words}:said.locked`, {
      names: formatList(
        crosses
          .filter((cross) => cross.locks && cross.lane === lane)
          .map(({ seat }) => variant.seatName(table, seat)),
      ),
      lane: variant.laneName(lane),
    }),
  );

const whiteText = (about: SaidAbout, round: Round): string[] => {
  const { table, variant } = about;
  const { words: ns, seatName, laneName } = variant;
  const sum = sumOf(round);
  // You first: *you* can't stand in the middle of a sentence as a name can.
  const plain = round.white
    .filter(({ locks }) => !locks)
    .toSorted((one, other) => Number(isYou(table, other.seat)) - Number(isYou(table, one.seat)));
  if (round.white.length === 0) {
    if (table.seats.length > 1) return [t.value(`${ns}:said.nobody`, { sum })];
    return [t.value(`${ns}:said.passed`, { name: seatName(table, round.roller) })];
  }
  const [first, second] = plain;
  if (plain.length > 2) {
    return [t.value(`${ns}:said.crossedMany`, { count: plain.length, seats: table.seats.length, sum })];
  }
  if (first && second) {
    return [
      t.value(`${ns}:said.crossedTwo`, {
        name: seatName(table, first.seat),
        lane: laneName(first.lane),
        value: first.value,
        name2: seatName(table, second.seat),
        lane2: laneName(second.lane),
        value2: second.value,
      }),
    ];
  }
  return first ? [crossedText(about, first)] : [];
};

const missText = ({ table, variant }: SaidAbout, seat: Seat): string =>
  isYou(table, seat)
    ? t.value(`${variant.words}:said.missedYou`)
    : t.value(`${variant.words}:said.missed`, { name: variant.seatName(table, seat) });

const presenceKeys = {
  skip: 'skip',
  leave: 'leave',
  return: 'return',
  remove: 'remove',
} as const satisfies Record<PresenceEvent, string>;

/** The sentence for a state, from the rounds that led to it. */
export function saidOf(about: SaidAbout): Said {
  const { table, variant, state, rounds, log, colourAsked = null } = about;
  const { words: ns, seatName } = variant;
  const last = log.at(-1);
  if (last?.kind === 'presence') {
    const name = seatName(table, last.seat);
    return { deed: '', text: t.value(`${ns}:said.${presenceKeys[last.event]}`, { name }) };
  }
  const round = rounds.at(-1);
  if (!round) {
    const name = seatName(table, state.roller);
    const text = isYou(table, state.roller)
      ? t.value(`${ns}:said.firstYou`)
      : t.value(`${ns}:said.first`, { name });
    return { deed: '', text };
  }
  if (!round.whiteDone) return { deed: '', text: threw(about, round) };

  const deeds = locksText(about, [...round.white, ...(round.colour ? [round.colour] : [])]);
  const rest: string[] = [];
  let next = '';
  if (!round.colourDone) {
    rest.push(...whiteText(about, round));
    if (state.step === 'colour') {
      const name = seatName(table, round.roller);
      if (colourAsked === 'some') next = t.value(`${ns}:said.yourColour`);
      else if (colourAsked === 'none') next = t.value(`${ns}:said.yourColourNone`);
      else next = t.value(`${ns}:said.theirColour`, { name });
    }
  } else if (round.missed) {
    deeds.push(missText(about, round.roller));
  } else if (round.colour) {
    if (!round.colour.locks) rest.push(crossedText(about, round.colour));
  } else {
    rest.push(t.value(`${ns}:said.passed`, { name: seatName(table, round.roller) }));
  }
  if (state.step === 'end') rest.push(t.value(`${ns}:said.over`));
  return { deed: deeds.join(' '), text: rest.join(' '), next };
}
