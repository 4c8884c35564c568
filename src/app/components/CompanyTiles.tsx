import type { GameModule } from '../../games/module.ts';
import { t } from '../../i18n/index.ts';
import { SeatMark } from '../../ui/SeatMark.tsx';
import { radioKey } from '../../ui/SegmentedChoice.tsx';
import { type Company, cleanName, type Draft, peopleOf } from '../setup.ts';
import { BotMark } from './BotMark.tsx';

interface Tile {
  readonly company: Company;
  readonly text: string;
}

const same = (one: Company, other: Company): boolean =>
  one.kind === other.kind && (one.kind !== 'bot' || other.kind !== 'bot' || one.bot === other.bot);

export interface CompanyTilesProps {
  readonly module: GameModule;
  readonly draft: Draft;
  onChoose(company: Company): void;
}

/** Who plays: a tile each for alone, every bot, and several people here. */
export function CompanyTiles({ module, draft, onChoose }: CompanyTilesProps) {
  const { rules, bots } = module;
  const tiles: Tile[] = [
    ...(rules.seats.min === 1
      ? [{ company: { kind: 'alone' } as const, text: t.value('shell:newGame.alone') }]
      : []),
    ...bots.map((bot, at) => ({ company: { kind: 'bot', bot: at } as const, text: bot.name })),
    { company: { kind: 'several' }, text: t.value('shell:newGame.several') },
  ];
  const chosen = tiles.findIndex((tile) => same(tile.company, draft.company));
  const me = cleanName(draft.names[0] ?? '') || t.value('shell:newGame.you');
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
