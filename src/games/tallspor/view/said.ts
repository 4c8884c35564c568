import type { PresenceEvent, Seat } from '../../../engine/game.ts';
import type { LogEntry } from '../../../engine/view.ts';
import { formatList } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import type { Cross, Round } from '../../lanes/derived.ts';
import type { LanesAction, LanesState } from '../../lanes/state.ts';
import type { LanesTable } from './model.ts';
import { isYou, laneName, seatName } from './names.ts';

/** What just happened: first what changes the game for good, then the rest. Either may be empty. */
export interface Said {
  readonly deed: string;
  readonly text: string;
  /** What comes next, for those who hear the line; shown as well where the line has room. */
  readonly next?: string;
}

export interface SaidAbout {
  readonly table: Pick<LanesTable, 'people' | 'seats'>;
  readonly state: LanesState;
  readonly rounds: readonly Round[];
  readonly log: readonly LogEntry<LanesAction>[];
  /** Whether the person at the screen is asked for the colour choice, and whether any sum fits. */
  readonly colourAsked?: 'some' | 'none' | null;
}

const sumOf = (round: Round): number => round.dice.white[0] + round.dice.white[1];

const threw = ({ table }: SaidAbout, round: Round): string => {
  const [a, b] = round.dice.white;
  const words = { name: seatName(table, round.roller), a, b, sum: a + b };
  if (table.seats.length === 1) return t.value('tallspor:said.threwAlone', words);
  return table.seats.length === 2
    ? t.value('tallspor:said.threwBoth', words)
    : t.value('tallspor:said.threwAll', words);
};

const crossedText = ({ table }: SaidAbout, { seat, lane, value }: Cross): string =>
  t.value('tallspor:said.crossed', { name: seatName(table, seat), lane: laneName(lane), value });

const locksText = ({ table }: SaidAbout, crosses: readonly Cross[]): string[] =>
  [...new Set(crosses.filter(({ locks }) => locks).map(({ lane }) => lane))].map((lane) =>
    t.value('tallspor:said.locked', {
      names: formatList(
        crosses
          .filter((cross) => cross.locks && cross.lane === lane)
          .map(({ seat }) => seatName(table, seat)),
      ),
      lane: laneName(lane),
    }),
  );

const whiteText = (about: SaidAbout, round: Round): string[] => {
  const { table } = about;
  const sum = sumOf(round);
  // You first: *you* can't stand in the middle of a sentence as a name can.
  const plain = round.white
    .filter(({ locks }) => !locks)
    .toSorted((one, other) => Number(isYou(table, other.seat)) - Number(isYou(table, one.seat)));
  if (round.white.length === 0) {
    if (table.seats.length > 1) return [t.value('tallspor:said.nobody', { sum })];
    return [t.value('tallspor:said.passed', { name: seatName(table, round.roller) })];
  }
  const [first, second] = plain;
  if (plain.length > 2) {
    return [t.value('tallspor:said.crossedMany', { count: plain.length, seats: table.seats.length, sum })];
  }
  if (first && second) {
    return [
      t.value('tallspor:said.crossedTwo', {
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

const missText = (table: SaidAbout['table'], seat: Seat): string =>
  isYou(table, seat)
    ? t.value('tallspor:said.missedYou')
    : t.value('tallspor:said.missed', { name: seatName(table, seat) });

const presenceKeys = {
  skip: 'skip',
  leave: 'leave',
  return: 'return',
  remove: 'remove',
} as const satisfies Record<PresenceEvent, string>;

/** The sentence for a state, from the rounds that led to it. */
export function saidOf(about: SaidAbout): Said {
  const { table, state, rounds, log, colourAsked = null } = about;
  const last = log.at(-1);
  if (last?.kind === 'presence') {
    const name = seatName(table, last.seat);
    return { deed: '', text: t.value(`tallspor:said.${presenceKeys[last.event]}`, { name }) };
  }
  const round = rounds.at(-1);
  if (!round) {
    const name = seatName(table, state.roller);
    const text = isYou(table, state.roller)
      ? t.value('tallspor:said.firstYou')
      : t.value('tallspor:said.first', { name });
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
      if (colourAsked === 'some') next = t.value('tallspor:said.yourColour');
      else if (colourAsked === 'none') next = t.value('tallspor:said.yourColourNone');
      else next = t.value('tallspor:said.theirColour', { name });
    }
  } else if (round.missed) {
    deeds.push(missText(table, round.roller));
  } else if (round.colour) {
    if (!round.colour.locks) rest.push(crossedText(about, round.colour));
  } else {
    rest.push(t.value('tallspor:said.passed', { name: seatName(table, round.roller) }));
  }
  if (state.step === 'end') rest.push(t.value('tallspor:said.over'));
  return { deed: deeds.join(' '), text: rest.join(' '), next };
}
