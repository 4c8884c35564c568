import type { Game } from '../engine/game.ts';
import type { SeatInfo } from '../engine/record.ts';
import type { BotOffer } from '../games/module.ts';
import type { Setup } from '../storage/settings.ts';

/** Letters of a name, as a reader counts them. */
const longestName = 20;

/** How many bots one plays against unless told, where there are so many. */
const usualRivals = 3;

/** Who plays: one person alone, one against bots, or several people here. */
export type Company = 'alone' | 'bots' | 'several';

/** A form of New game as it stands. Names may be empty. Bots are told by their place among those that the game offers. */
export interface Draft {
  readonly company: Company;
  /** The people; the first is whoever holds the device. Only *several* uses more than one. */
  readonly names: readonly string[];
  /** The bots that one person plays against, in the order of their seats; at least one where any is offered. */
  readonly rivals: readonly number[];
  /** The bots that play along with several people. */
  readonly guests: readonly number[];
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

/** The level of a bot that nobody has chosen one for: the middle one. */
const usualLevel = (levels: readonly string[]): string => levels[Math.floor(levels.length / 2)] ?? '';

/** The form as it was filled in last, else one person against some of the bots. */
export function draftOf(last: Setup | undefined, rules: Game, bots: readonly BotOffer[]): Draft {
  const seats = last && last.seats.length <= rules.seats.max ? last.seats : [];
  const people = seats.filter(({ kind }) => kind === 'human').map(({ name }) => name);
  const botSeats = seats.filter(({ kind }) => kind === 'bot');
  const placeOf = (name: string) => bots.findIndex((offer) => offer.name === name);
  const seated = [...new Set(botSeats.map(({ name }) => placeOf(name)))].filter((bot) => bot >= 0);
  const levels = bots.map((offer) => {
    const wanted = botSeats.find(({ name }) => name === offer.name)?.level ?? '';
    return offer.levels.includes(wanted) ? wanted : usualLevel(offer.levels);
  });
  const usual = [...bots.keys()].slice(0, Math.min(usualRivals, rules.seats.max - 1));
  const several = people.length > 1;
  const form = {
    names: people.length > 0 ? people : [''],
    rivals: several || seated.length === 0 ? usual : seated,
    guests: several ? seated : [],
    levels,
    start: last?.start ?? 'draw',
  };
  if (several || bots.length === 0) return { ...form, company: 'several' };
  const alone = people.length === 1 && seated.length === 0 && rules.seats.min === 1;
  return { ...form, company: alone ? 'alone' : 'bots' };
}

/** The people a form shows: one, or at least two for several. */
export function peopleOf({ company, names }: Draft): readonly string[] {
  if (company !== 'several') return names.slice(0, 1);
  return names.length < 2 ? [...names, ''] : names;
}

/** The bots that a form seats, in the order of their seats. */
export function botsOf({ company, rivals, guests }: Draft): readonly number[] {
  if (company === 'alone') return [];
  return company === 'bots' ? rivals : guests;
}

const withBots = (draft: Draft, bots: readonly number[]): Draft =>
  draft.company === 'several' ? { ...draft, guests: bots } : { ...draft, rivals: bots };

/** Who starts when the seat is gone: those behind it move up. */
function startWithout({ start }: Draft, seat: number): 'draw' | number {
  if (start === 'draw' || start < seat) return start;
  return start === seat ? 'draw' : start - 1;
}

/** One more person, without a name yet; the bots move one seat on. */
export function withPerson(draft: Draft): Draft {
  const names = peopleOf(draft);
  const { start } = draft;
  const moved = typeof start === 'number' && start >= names.length ? start + 1 : start;
  return { ...draft, names: [...names, ''], start: moved };
}

/** The form without the person in this seat. */
export function withoutPerson(draft: Draft, seat: number): Draft {
  const names = peopleOf(draft).filter((_, other) => other !== seat);
  return { ...draft, names, start: startWithout(draft, seat) };
}

/** One more bot, behind all others. */
export function withBot(draft: Draft, bot: number): Draft {
  return withBots(draft, [...botsOf(draft), bot]);
}

/** The form without this bot, which is at the table. */
export function withoutBot(draft: Draft, bot: number): Draft {
  const bots = botsOf(draft);
  const seat = peopleOf(draft).length + bots.indexOf(bot);
  return {
    ...withBots(
      draft,
      bots.filter((other) => other !== bot),
    ),
    start: startWithout(draft, seat),
  };
}

/**
 * The seats a form stands for: the people, then the bots. A lone person may have no name (the table says *you*); of
 * several each has one, by `nameless` where the form has none. No two are called the same.
 */
export function seatsOf(
  draft: Draft,
  bots: readonly BotOffer[],
  nameless: (seat: number) => string,
): readonly SeatInfo[] {
  const several = draft.company === 'several';
  const seated = botsOf(draft).map(
    (bot): SeatInfo => ({ kind: 'bot', name: bots[bot]?.name ?? '', level: draft.levels[bot] ?? '' }),
  );
  const names = peopleOf(draft).map((name, seat) => cleanName(name) || (several ? nameless(seat) : ''));
  const called = distinct(
    names,
    seated.map(({ name }) => name),
  );
  return [...called.map((name): SeatInfo => ({ kind: 'human', name })), ...seated];
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
