import type { GameId } from '../../engine/game.ts';
import type { GameModule } from '../../games/module.ts';
import { t, words } from '../../i18n/index.ts';
import { SeatMark } from '../../ui/SeatMark.tsx';
import { radioKey } from '../../ui/SegmentedChoice.tsx';
import { botsOf, type Company, cleanName, type Draft, peopleOf } from '../setup.ts';
import { BotMark } from './BotMark.tsx';

interface Tile {
  readonly company: Company;
  readonly text: string;
}

/** Whom a tile has room to draw, beside the person who holds the device. */
const drawn = 3;

export interface CompanyTilesProps {
  readonly game: GameId;
  readonly module: GameModule;
  readonly draft: Draft;
  onChoose(company: Company): void;
}

/** Who plays: a tile each for alone, against bots, and several people here. */
export function CompanyTiles({ game, module, draft, onChoose }: CompanyTilesProps) {
  const { rules, bots } = module;
  const [bot, ...others] = bots;
  const tiles: Tile[] = [
    ...(rules.seats.min === 1 ? [{ company: 'alone' as const, text: t.value('shell:newGame.alone') }] : []),
    ...(bot
      ? [{ company: 'bots' as const, text: others.length > 0 ? words(game, 'bot.rivals') : bot.name }]
      : []),
    { company: 'several', text: t.value('shell:newGame.several') },
  ];
  const chosen = tiles.findIndex(({ company }) => company === draft.company);
  const me = cleanName(draft.names[0] ?? '') || t.value('shell:newGame.you');
  const marks = (company: Company) => {
    if (company === 'several') {
      const people = peopleOf({ ...draft, company });
      return people.slice(0, drawn).map((name, seat) => (
        // Seats have no other identity than their place.
        <SeatMark key={`${seat}`} kind="human" name={cleanName(name) || (seat === 0 ? me : `${seat + 1}`)} />
      ));
    }
    const seated = botsOf({ ...draft, company }).slice(0, drawn);
    return (
      <>
        <SeatMark kind="human" name={me} />
        {seated.map((at) => {
          const offer = bots[at];
          return offer ? <BotMark key={offer.name} bot={offer} /> : null;
        })}
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
