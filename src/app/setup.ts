import type { Game } from '../engine/game.ts';
import type { SeatInfo } from '../engine/record.ts';
import type { BotOffer } from '../games/module.ts';
import type { Setup } from '../storage/settings.ts';

/** Letters of a name, as a reader counts them. */
const longestName = 20;

/** Who plays: one alone, one against a bot (its place among those offered), or several people here. */
export type Company =
  | { readonly kind: 'alone' }
  | { readonly kind: 'bot'; readonly bot: number }
  | { readonly kind: 'several' };

/** A form of New game as it stands. Names may be empty. */
export interface Draft {
  readonly company: Company;
  /** The people; the first is whoever holds the device. Only *several* uses more than one. */
  readonly names: readonly string[];
  /** Several: the bot that plays too, or null. */
  readonly guest: number | null;
  /** The level of each bot offered. */
  readonly levels: readonly string[];
  readonly start: 'draw' | number;
}

/** The beginning of a text that a name has room for, whole letters only: a family emoji is one of eleven characters. */
export function limitName(text: string): string {
  let kept = '';
  let letters = 0;
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)) {
    if (letters === longestName) break;
    kept += segment;
    letters += 1;
  }
  return kept;
}

/** A name without stray spaces, control characters or marks that turn the direction of text, cut to the longest allowed; may be empty. */
export function cleanName(text: string): string {
  const tidy = text
    .normalize('NFC')
    .replace(/[\p{Cc}\s\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu, ' ')
    .trim();
  return limitName(tidy).trim();
}

/** Names that nobody takes for one another: one that is taken, by a bot or by someone before, gets a number. */
function distinct(names: readonly string[], bots: readonly string[]): readonly string[] {
  const key = (name: string) => name.toLocaleLowerCase();
  const taken = new Set(bots.map(key));
  const typed = new Set(names.map(key));
  return names.map((name) => {
    let own = name;
    for (let number = 2; taken.has(key(own)) || (own !== name && typed.has(key(own))); number += 1)
      own = `${name} ${number}`;
    taken.add(key(own));
    return own;
  });
}

/** The form as it was filled in last, else one person against the first bot. */
export function draftOf(last: Setup | undefined, rules: Game, bots: readonly BotOffer[]): Draft {
  const seats = last && last.seats.length <= rules.seats.max ? last.seats : [];
  const people = seats.filter(({ kind }) => kind === 'human').map(({ name }) => name);
  const botSeat = seats.find(({ kind }) => kind === 'bot');
  const found = bots.findIndex(({ name }) => name === botSeat?.name);
  const bot = found < 0 ? null : found;
  const levels = bots.map(({ name, levels: offered }) => {
    const wanted = name === botSeat?.name ? (botSeat.level ?? '') : '';
    return offered.includes(wanted) ? wanted : (offered.at(-1) ?? '');
  });
  const names = people.length > 0 ? people : [''];
  const start = last?.start ?? 'draw';
  if (people.length > 1) return { company: { kind: 'several' }, names, guest: bot, levels, start };
  if (people.length === 1 && bot === null && rules.seats.min === 1)
    return { company: { kind: 'alone' }, names, guest: null, levels, start };
  const company: Company = bots.length > 0 ? { kind: 'bot', bot: bot ?? 0 } : { kind: 'several' };
  return { company, names, guest: null, levels, start };
}

/** The people a form shows: one, or at least two for several. */
export function peopleOf({ company, names }: Draft): readonly string[] {
  if (company.kind !== 'several') return names.slice(0, 1);
  return names.length < 2 ? [...names, ''] : names;
}

/**
 * The seats a form stands for: the people, then the bot. A lone person may have no name (the table says *you*); of
 * several each has one, by `nameless` where the form has none. No two are called the same.
 */
export function seatsOf(
  draft: Draft,
  bots: readonly BotOffer[],
  nameless: (seat: number) => string,
): readonly SeatInfo[] {
  const several = draft.company.kind === 'several';
  const bot = draft.company.kind === 'bot' ? draft.company.bot : several ? draft.guest : null;
  const offer = bot === null ? undefined : bots[bot];
  const names = peopleOf(draft).map((name, seat) => cleanName(name) || (several ? nameless(seat) : ''));
  const people = distinct(names, offer ? [offer.name] : []).map(
    (name): SeatInfo => ({ kind: 'human', name }),
  );
  if (!offer || bot === null) return people;
  return [...people, { kind: 'bot', name: offer.name, level: draft.levels[bot] ?? '' }];
}

/** Who starts, among seats that exist. */
export function startOf(draft: Draft, seats: readonly SeatInfo[]): 'draw' | number {
  return typeof draft.start === 'number' && draft.start < seats.length && seats.length > 1
    ? draft.start
    : 'draw';
}

/** What is remembered of a form: the names as typed, so that an empty one stays empty in the next language too. */
export function setupOf(draft: Draft, seats: readonly SeatInfo[]): Setup {
  const names = peopleOf(draft);
  return {
    seats: seats.map((seat, at) =>
      seat.kind === 'human' ? { ...seat, name: cleanName(names[at] ?? '') } : seat,
    ),
    start: startOf(draft, seats),
  };
}
