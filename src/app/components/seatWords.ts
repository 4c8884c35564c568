import type { SeatInfo } from '../../engine/record.ts';
import { formatList, formatNumber } from '../../i18n/format.ts';
import { t } from '../../i18n/index.ts';
import type { MatchSummary } from '../../storage/document.ts';
import { pointsOf } from '../outcome.ts';

/** A seat's name on the screen: an unnamed person is *You* alone among bots, else *Player 2*. */
export function seatName(seats: readonly SeatInfo[], seat: number): string {
  const { kind, name } = seats[seat] ?? { kind: 'human', name: '' };
  if (name) return name;
  const people = seats.filter((other) => other.kind === 'human').length;
  return kind === 'human' && people === 1
    ? t.value('shell:newGame.you')
    : t.value('shell:newGame.person', { number: seat + 1 });
}

/** Whom one plays with: *alone*, *against Kastor*, *with Kari and Ola*. */
export function opponentWords(seats: readonly SeatInfo[]): string {
  if (seats.length === 1) return t.value('shell:slip.alone');
  const people = seats.filter((seat) => seat.kind === 'human').length;
  if (people > 1) return formatList(seats.map((_, seat) => seatName(seats, seat)));
  const others = seats.filter((seat) => seat.kind === 'bot').map((seat) => seat.name);
  return t.value('shell:slip.against', { names: formatList(others) });
}

/** A number of points in words, its sign included. */
export function pointsText(points: number): string {
  return t.value('shell:slip.points', { count: points }).replace(String(points), formatNumber(points));
}

/** The scores in seat order: *46–37*; alone, *46 points*. */
export function standing({ ranking }: MatchSummary): string {
  const scores = [...ranking].sort((one, other) => one.seat - other.seat).map(pointsOf);
  const [first] = scores;
  return scores.length === 1 && first !== undefined ? pointsText(first) : scores.map(formatNumber).join('–');
}
