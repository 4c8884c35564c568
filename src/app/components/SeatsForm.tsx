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
import {
  botsOf,
  cleanName,
  type Draft,
  limitName,
  peopleOf,
  withBot,
  withoutBot,
  withoutPerson,
  withPerson,
} from '../setup.ts';
import { BotMark } from './BotMark.tsx';
import { LevelStrength } from './LevelStrength.tsx';

interface RemoveProps {
  readonly name: string;
  onRemove(): void;
}

/** Takes a seat away. */
function Remove({ name, onRemove }: RemoveProps) {
  return (
    <button
      type="button"
      class="tool"
      aria-label={t.value('shell:newGame.remove', { name })}
      onClick={onRemove}
    >
      <Icon name="x" small />
    </button>
  );
}

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
      {onRemove ? <Remove name={called} onRemove={onRemove} /> : null}
    </li>
  );
}

interface BotRowProps {
  readonly game: GameId;
  readonly bot: BotOffer;
  readonly level: string;
  onLevel(level: string): void;
  /** Where the bot may go. */
  readonly onRemove: (() => void) | null;
}

/** A bot's seat, with its level where it has several. */
function BotRow({ game, bot, level, onLevel, onRemove }: BotRowProps) {
  const id = `level-${bot.name}`;
  return (
    <li class="rival">
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
      {onRemove ? <Remove name={bot.name} onRemove={onRemove} /> : null}
    </li>
  );
}

interface GuestRowProps {
  readonly bot: BotOffer;
  readonly on: boolean;
  onChange(on: boolean): void;
}

/** The only bot there is, which several people may ask to their table. */
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
  const { rules, bots, figures } = module;
  const people = peopleOf(draft);
  const seated = botsOf(draft);
  const several = draft.company === 'several';
  const [onlyBot, ...others] = bots;
  const guest = several && others.length === 0 ? onlyBot : undefined;
  const adding = others.length > 0 && draft.company !== 'alone';
  const away = [...bots.keys()].find((bot) => !seated.includes(bot));
  const full = seats.length >= rules.seats.max;
  const called = (seat: number) => seats[seat]?.name || t.value('shell:newGame.you');
  const personAdder = useRef<HTMLButtonElement>(null);
  const botAdder = useRef<HTMLButtonElement>(null);
  const announceSeated = (name: string) => announce(t.value('shell:newGame.seated', { name }));
  const announceLeft = (name: string) => announce(t.value('shell:newGame.left', { name }));

  const addPerson = () => {
    if (full) return;
    onDraft(withPerson(draft));
    announceSeated(t.value('shell:newGame.person', { number: people.length + 1 }));
  };
  const removePerson = (seat: number) => {
    onDraft(withoutPerson(draft, seat));
    announceLeft(called(seat));
    // The button that was pressed goes with the seat.
    personAdder.current?.focus();
  };
  const addBot = () => {
    if (full || away === undefined) return;
    onDraft(withBot(draft, away));
    announceSeated(bots[away]?.name ?? '');
  };
  const removeBot = (bot: number) => {
    onDraft(withoutBot(draft, bot));
    announceLeft(bots[bot]?.name ?? '');
    botAdder.current?.focus();
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
            onName={(text) =>
              onDraft({ ...draft, names: people.map((other, at) => (at === seat ? text : other)) })
            }
            onRemove={several && people.length > 2 ? () => removePerson(seat) : null}
          />
        ))}
        {guest ? (
          <GuestRow
            bot={guest}
            on={seated.length > 0}
            onChange={(on) => {
              const roomy = full ? withoutPerson(draft, people.length - 1) : draft;
              onDraft(on ? withBot(roomy, 0) : withoutBot(draft, 0));
            }}
          />
        ) : (
          seated.map((bot) => {
            const offer = bots[bot];
            return offer ? (
              <BotRow
                key={offer.name}
                game={game}
                bot={offer}
                level={draft.levels[bot] ?? ''}
                onLevel={(level) =>
                  onDraft({ ...draft, levels: draft.levels.map((old, at) => (at === bot ? level : old)) })
                }
                onRemove={several || seated.length > 1 ? () => removeBot(bot) : null}
              />
            ) : null;
          })
        )}
      </ol>
      {several || adding ? (
        <div class="seats-more">
          {several ? (
            <button
              ref={personAdder}
              type="button"
              class="btn small"
              aria-disabled={full}
              onClick={addPerson}
            >
              <Icon name="user-plus" small />
              {t.value('shell:newGame.add')}
            </button>
          ) : null}
          {adding ? (
            <button
              ref={botAdder}
              type="button"
              class="btn small"
              aria-disabled={full || away === undefined}
              onClick={addBot}
            >
              <Icon name="plus" small />
              {words(game, 'bot.add')}
            </button>
          ) : null}
          {several ? <p class="note">{t.value('shell:newGame.hand')}</p> : null}
        </div>
      ) : null}
      {figures && seated.length > 0 ? (
        <LevelStrength game={game} figures={figures} levels={seated.map((bot) => draft.levels[bot] ?? '')} />
      ) : null}
    </section>
  );
}
