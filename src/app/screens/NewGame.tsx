import { useComputed, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { GameId } from '../../engine/game.ts';
import type { SeatInfo } from '../../engine/record.ts';
import type { BotOffer, GameModule } from '../../games/module.ts';
import { t, words } from '../../i18n/index.ts';
import { settings } from '../../storage/settings.ts';
import { announce } from '../../ui/announce.ts';
import { Icon } from '../../ui/Icon.tsx';
import { SeatMark } from '../../ui/SeatMark.tsx';
import { radioKey, SegmentedChoice } from '../../ui/SegmentedChoice.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { toast } from '../../ui/toast.ts';
import { UnsavedBar } from '../components/Bars.tsx';
import { Lid, LidTitle } from '../components/Box.tsx';
import { Message, Waiting } from '../components/Message.tsx';
import { SubBar, ToolLink } from '../components/TopBar.tsx';
import { hrefOf, replace } from '../routes.ts';
import {
  type Company,
  cleanName,
  type Draft,
  draftOf,
  longestName,
  peopleOf,
  seatsOf,
  setupOf,
  startOf,
} from '../setup.ts';
import { useGame } from '../useGame.ts';

/** A person's name on the form: as typed, else *You* for the only one, else *Player 2*. */
function shownName(name: string, seat: number, people: number): string {
  return (
    cleanName(name) ||
    (people === 1 ? t.value('shell:newGame.you') : t.value('shell:newGame.person', { number: seat + 1 }))
  );
}

function BotMark({ bot }: { readonly bot: BotOffer }) {
  return bot.Mark ? <bot.Mark /> : <SeatMark kind="bot" name={bot.name} />;
}

interface Tile {
  readonly company: Company;
  readonly text: string;
}

const same = (one: Company, other: Company): boolean =>
  one.kind === other.kind && (one.kind !== 'bot' || other.kind !== 'bot' || one.bot === other.bot);

/** Who plays: a tile each for alone, every bot, and several people here. */
function Tiles({
  module,
  draft,
  onChoose,
}: {
  readonly module: GameModule;
  readonly draft: Draft;
  onChoose(company: Company): void;
}) {
  const { rules, bots } = module;
  const tiles: Tile[] = [
    ...(rules.seats.min === 1
      ? [{ company: { kind: 'alone' } as const, text: t.value('shell:newGame.alone') }]
      : []),
    ...bots.map((bot, at) => ({ company: { kind: 'bot', bot: at } as const, text: bot.name })),
    { company: { kind: 'several' }, text: t.value('shell:newGame.several') },
  ];
  const chosen = tiles.findIndex((tile) => same(tile.company, draft.company));
  const me = shownName(draft.names[0] ?? '', 0, 1);
  const marks = (company: Company) => {
    if (company.kind === 'several') {
      const people = peopleOf({ ...draft, company });
      return people.slice(0, 3).map((name, seat) => (
        // Seats have no other identity than their place.
        <SeatMark key={`${seat}`} kind="human" name={cleanName(name) || (seat === 0 ? me : `${seat + 1}`)} />
      ));
    }
    const bot = company.kind === 'bot' ? bots[company.bot] : undefined;
    return (
      <>
        <SeatMark kind="human" name={me} />
        {bot ? <BotMark bot={bot} /> : null}
      </>
    );
  };
  return (
    <div
      class="tiles"
      role="radiogroup"
      aria-labelledby="who"
      onKeyDown={(event) => {
        const next = radioKey(event.key, chosen, tiles.length);
        const tile = next === null ? undefined : tiles[next];
        if (next === null || !tile) return;
        event.preventDefault();
        onChoose(tile.company);
        event.currentTarget.querySelectorAll<HTMLElement>('[role=radio]')[next]?.focus();
      }}
    >
      {tiles.map(({ company, text }, index) => (
        <button
          key={text}
          type="button"
          class="tile"
          role="radio"
          aria-checked={index === chosen}
          tabIndex={index === Math.max(chosen, 0) ? 0 : -1}
          onClick={() => onChoose(company)}
        >
          <span class="marks">{marks(company)}</span>
          <span>{text}</span>
        </button>
      ))}
    </div>
  );
}

interface PersonProps {
  readonly name: string;
  readonly seat: number;
  readonly people: number;
  readonly removable: boolean;
  onName(name: string): void;
  onRemove(): void;
}

/** A person's seat: the name is written where it stands. */
function Person({ name, seat, people, removable, onName, onRemove }: PersonProps) {
  const shown = shownName(name, seat, people);
  const label =
    people === 1 ? t.value('shell:newGame.yourName') : t.value('shell:newGame.nameOf', { number: seat + 1 });
  return (
    <li>
      <SeatMark kind="human" name={cleanName(name) || (people === 1 ? shown : `${seat + 1}`)} />
      <label class="name">
        <input
          type="text"
          aria-label={label}
          value={name}
          placeholder={shown}
          maxLength={longestName * 2}
          autocomplete="off"
          autocapitalize="words"
          spellcheck={false}
          enterkeyhint="done"
          onInput={(event) => onName(event.currentTarget.value)}
          onBlur={(event) => onName(cleanName(event.currentTarget.value))}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.currentTarget.blur();
          }}
        />
        {removable ? null : <Icon name="pencil" small />}
      </label>
      {removable ? (
        <button
          type="button"
          class="tool"
          aria-label={t.value('shell:newGame.remove', { name: shown })}
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

interface SeatsProps {
  readonly game: GameId;
  readonly module: GameModule;
  readonly draft: Draft;
  onDraft(draft: Draft): void;
}

/** The seats as they will be, to be named, added and taken away. */
function Seats({ game, module, draft, onDraft }: SeatsProps) {
  const { rules, bots } = module;
  const people = peopleOf(draft);
  const several = draft.company.kind === 'several';
  const seatedBot = draft.company.kind === 'bot' ? draft.company.bot : several ? draft.guest : null;
  const bot = seatedBot === null ? undefined : bots[seatedBot];
  const full = people.length + (bot ? 1 : 0) >= rules.seats.max;
  const setNames = (names: readonly string[]) => onDraft({ ...draft, names });
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
    announce(t.value('shell:newGame.left', { name: shownName(people[seat] ?? '', seat, people.length) }));
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
            name={name}
            seat={seat}
            people={several ? people.length : 1}
            removable={several && people.length > 2}
            onName={(text) => setNames(people.map((other, at) => (at === seat ? text : other)))}
            onRemove={() => remove(seat)}
          />
        ))}
        {bot && seatedBot !== null && !several ? (
          <BotRow
            game={game}
            bot={bot}
            level={draft.levels[seatedBot] ?? ''}
            onLevel={(level) =>
              onDraft({ ...draft, levels: draft.levels.map((old, at) => (at === seatedBot ? level : old)) })
            }
          />
        ) : null}
        {several
          ? bots.map((offer, at) => (
              <li key={offer.name}>
                <BotMark bot={offer} />
                <div class="name">
                  <b id={`guest-${offer.name}`}>{t.value('shell:newGame.withBot', { name: offer.name })}</b>
                  <p>{t.value('shell:newGame.bot')}</p>
                </div>
                <Switch
                  labelledBy={`guest-${offer.name}`}
                  on={draft.guest === at}
                  onChange={(on) =>
                    onDraft({
                      ...draft,
                      guest: on ? at : null,
                      names: on ? people.slice(0, rules.seats.max - 1) : people,
                    })
                  }
                />
              </li>
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

function Starts({
  seats,
  draft,
  onDraft,
}: {
  readonly seats: readonly SeatInfo[];
  readonly draft: Draft;
  onDraft(draft: Draft): void;
}) {
  if (seats.length < 2) return null;
  const people = seats.filter(({ kind }) => kind === 'human').length;
  return (
    <section>
      <h2 class="label" id="starts">
        {t.value('shell:newGame.starts')}
      </h2>
      <SegmentedChoice
        wide
        labelledBy="starts"
        segments={[
          { value: 'draw', text: t.value('shell:newGame.drawn') },
          ...seats.map(({ kind, name }, seat) => ({
            value: `${seat}`,
            text: kind === 'human' ? shownName(name, seat, people) : name,
          })),
        ]}
        value={`${startOf(draft, seats)}`}
        onChange={(value) => onDraft({ ...draft, start: value === 'draw' ? 'draw' : Number(value) })}
      />
    </section>
  );
}

function Form({ game, module }: { readonly game: GameId; readonly module: GameModule }) {
  const last = settings.lastSetup.value[game];
  const draft = useSignal(draftOf(last, module.rules, module.bots));
  const starting = useSignal(false);
  const touched = useSignal(false);
  const seats = useComputed(() =>
    seatsOf(draft.value, module.bots, (seat) => t.value('shell:newGame.person', { number: seat + 1 })),
  );
  const onDraft = (next: Draft) => {
    draft.value = next;
    touched.value = true;
  };

  const start = async () => {
    if (starting.value) return;
    starting.value = true;
    settings.lastSetup.value = { ...settings.lastSetup.value, [game]: setupOf(draft.value, seats.value) };
    try {
      const { createMatch } = await import('../../table/start.ts');
      await createMatch({ game, options: { start: startOf(draft.value, seats.value) }, seats: seats.value });
      replace({ screen: 'play' });
    } catch {
      starting.value = false;
      toast(t.value('shell:error.startFailed'));
    }
  };

  return (
    <form
      class="new-form"
      onSubmit={(event) => {
        event.preventDefault();
        void start();
      }}
    >
      <main>
        <section>
          <h2 class="label" id="who">
            {t.value('shell:newGame.who')}
          </h2>
          <Tiles
            module={module}
            draft={draft.value}
            onChoose={(company) => onDraft({ ...draft.value, company })}
          />
        </section>
        <Seats game={game} module={module} draft={draft.value} onDraft={onDraft} />
        <Starts seats={seats.value} draft={draft.value} onDraft={onDraft} />
      </main>
      <footer class="act">
        {last && !touched.value ? <p class="note">{t.value('shell:newGame.asLast')}</p> : null}
        <button type="submit" class="btn primary big" aria-busy={starting.value}>
          {starting.value ? <span class="pips" /> : null}
          {t.value(starting.value ? 'shell:newGame.starting' : 'shell:newGame.start')}
        </button>
      </footer>
    </form>
  );
}

/** Opponents, names and who starts; filled in as last time, so that two taps from home start a game. */
export function NewGame({ game }: { readonly game: GameId }) {
  const fetched = useGame(game);
  const name = t.value(`shell:game.${game}.name`);
  // The table's code comes while the form is looked at.
  useEffect(() => void import('../../table/start.ts').catch(() => {}), []);
  return (
    <div class="screen form new-game" data-game={game}>
      <SubBar
        tools={
          <ToolLink
            icon="book-open"
            href={hrefOf({ screen: 'rules', game, page: 0 })}
            name={t.value('shell:rules.title', { game: name })}
          />
        }
      >
        <LidTitle game={game} />
        <span class="visually-hidden">{t.value('shell:newGame.title', { game: name })}</span>
      </SubBar>
      <div class="lid-aside" aria-hidden="true">
        <Lid game={game} bare />
        <span class="side">{t.value(`shell:game.${game}.line`)}</span>
      </div>
      <UnsavedBar />
      {fetched.kind === 'loading' ? <Waiting text={t.value('shell:home.fetching', { game: name })} /> : null}
      {fetched.kind === 'ready' ? <Form game={game} module={fetched.module} /> : null}
      {fetched.kind === 'failed' ? (
        <Message title={t.value('shell:play.failed')} text={t.value('shell:play.failedNote')}>
          <button type="button" class="btn primary" onClick={fetched.retry}>
            {t.value('shell:play.again')}
          </button>
        </Message>
      ) : null}
    </div>
  );
}
