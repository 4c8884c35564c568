import { useRef } from 'preact/hooks';
import type { GameId } from '../../engine/game.ts';
import type { SeatInfo } from '../../engine/record.ts';
import type { BotOffer, GameModule } from '../../games/module.ts';
import { t, words } from '../../i18n/index.ts';
import { announce } from '../../ui/announce.ts';
import { Icon } from '../../ui/Icon.tsx';
import { SeatMark } from '../../ui/SeatMark.tsx';
import { SegmentedChoice } from '../../ui/SegmentedChoice.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { cleanName, type Draft, limitName, peopleOf } from '../setup.ts';
import { BotMark } from './BotMark.tsx';

interface PersonProps {
  /** As typed. */
  readonly name: string;
  /** What the person will be called. */
  readonly called: string;
  readonly label: string;
  readonly id: string;
  onName(name: string): void;
  /** Where there are people enough without this one. */
  readonly onRemove: (() => void) | null;
}

/** A person's seat: the name is written where it stands. */
function Person({ name, called, label, id, onName, onRemove }: PersonProps) {
  const typed = cleanName(name);
  const taken = typed !== '' && typed !== called ? t.value('shell:newGame.called', { name: called }) : '';
  return (
    <li>
      <SeatMark kind="human" name={called} />
      <div class="name">
        <label>
          <input
            type="text"
            aria-label={label}
            aria-describedby={taken ? id : undefined}
            value={name}
            placeholder={called}
            autocomplete="off"
            autocapitalize="words"
            spellcheck={false}
            enterkeyhint="done"
            onInput={(event) => onName(limitName(event.currentTarget.value))}
            onBlur={(event) => {
              onName(cleanName(event.currentTarget.value));
              announce(taken);
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.currentTarget.blur();
            }}
          />
          {onRemove ? null : <Icon name="pencil" small />}
        </label>
        {taken ? <p id={id}>{taken}</p> : null}
      </div>
      {onRemove ? (
        <button
          type="button"
          class="tool"
          aria-label={t.value('shell:newGame.remove', { name: called })}
          onClick={onRemove}
        >
          <Icon name="x" small />
        </button>
      ) : null}
    </li>
  );
}

interface BotRowProps {
  readonly game: GameId;
  readonly bot: BotOffer;
  readonly level: string;
  onLevel(level: string): void;
}

/** A bot's seat, with its level where it has several. */
function BotRow({ game, bot, level, onLevel }: BotRowProps) {
  const id = `level-${bot.name}`;
  return (
    <li>
      <BotMark bot={bot} />
      <div class="name">
        <b>{bot.name}</b>
        <p>{t.value('shell:newGame.bot')}</p>
      </div>
      {bot.levels.length > 1 ? (
        <>
          <span class="visually-hidden" id={id}>
            {t.value('shell:newGame.levelOf', { name: bot.name })}
          </span>
          <SegmentedChoice
            labelledBy={id}
            segments={bot.levels.map((value) => ({ value, text: words(game, `bot.${value}`) }))}
            value={level}
            onChange={onLevel}
          />
        </>
      ) : null}
    </li>
  );
}

interface GuestRowProps {
  readonly bot: BotOffer;
  readonly on: boolean;
  onChange(on: boolean): void;
}

/** A bot that several people may ask to their table. */
function GuestRow({ bot, on, onChange }: GuestRowProps) {
  const id = `guest-${bot.name}`;
  return (
    <li>
      <BotMark bot={bot} />
      <div class="name">
        <b id={id}>{t.value('shell:newGame.withBot', { name: bot.name })}</b>
        <p>{t.value('shell:newGame.bot')}</p>
      </div>
      <Switch labelledBy={id} on={on} onChange={onChange} />
    </li>
  );
}

export interface SeatsFormProps {
  readonly game: GameId;
  readonly module: GameModule;
  readonly draft: Draft;
  /** The seats that the draft stands for. */
  readonly seats: readonly SeatInfo[];
  onDraft(draft: Draft): void;
}

/** The seats as they will be, to be named, added and taken away. */
export function SeatsForm({ game, module, draft, seats, onDraft }: SeatsFormProps) {
  const { rules, bots } = module;
  const people = peopleOf(draft);
  const several = draft.company.kind === 'several';
  const opponent = draft.company.kind === 'bot' ? draft.company.bot : null;
  const bot = opponent === null ? undefined : bots[opponent];
  const full = seats.length >= rules.seats.max;
  const setNames = (names: readonly string[]) => onDraft({ ...draft, names });
  const called = (seat: number) => seats[seat]?.name || t.value('shell:newGame.you');
  const adder = useRef<HTMLButtonElement>(null);

  const add = () => {
    if (full) return;
    setNames([...people, '']);
    announce(
      t.value('shell:newGame.seated', {
        name: t.value('shell:newGame.person', { number: people.length + 1 }),
      }),
    );
  };
  const remove = (seat: number) => {
    const start = typeof draft.start === 'number' && draft.start >= seat ? 'draw' : draft.start;
    onDraft({ ...draft, start, names: people.filter((_, other) => other !== seat) });
    announce(t.value('shell:newGame.left', { name: called(seat) }));
    // The button that was pressed goes with the seat.
    adder.current?.focus();
  };

  return (
    <section class="sheet-card">
      <ol class="seats-list">
        {people.map((name, seat) => (
          <Person
            // Seats have no other identity than their place.
            key={`${seat}`}
            id={`called-${seat}`}
            name={name}
            called={called(seat)}
            label={
              several
                ? t.value('shell:newGame.nameOf', { number: seat + 1 })
                : t.value('shell:newGame.yourName')
            }
            onName={(text) => setNames(people.map((other, at) => (at === seat ? text : other)))}
            onRemove={several && people.length > 2 ? () => remove(seat) : null}
          />
        ))}
        {bot && opponent !== null ? (
          <BotRow
            game={game}
            bot={bot}
            level={draft.levels[opponent] ?? ''}
            onLevel={(level) =>
              onDraft({ ...draft, levels: draft.levels.map((old, at) => (at === opponent ? level : old)) })
            }
          />
        ) : null}
        {several
          ? bots.map((offer, at) => (
              <GuestRow
                key={offer.name}
                bot={offer}
                on={draft.guest === at}
                onChange={(on) =>
                  onDraft({
                    ...draft,
                    guest: on ? at : null,
                    names: on ? people.slice(0, rules.seats.max - 1) : people,
                  })
                }
              />
            ))
          : null}
      </ol>
      {several ? (
        <div class="seats-more">
          <button ref={adder} type="button" class="btn small" aria-disabled={full} onClick={add}>
            <Icon name="user-plus" small />
            {t.value('shell:newGame.add')}
          </button>
          <p class="note">{t.value('shell:newGame.hand')}</p>
        </div>
      ) : null}
    </section>
  );
}
