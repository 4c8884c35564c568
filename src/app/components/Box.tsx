import type { Game, GameId } from '../../engine/game.ts';
import { t } from '../../i18n/index.ts';
import { Icon } from '../../ui/Icon.tsx';

/** How many can sit at each game. Home says so before it has any game's rules; a test compares the two. */
export const seats: Readonly<Record<GameId, Game['seats']>> = {
  tallspor: { min: 1, max: 6 },
  'lucky-lanes': { min: 2, max: 6 },
  varde: { min: 2, max: 4 },
  'handi-snake': { min: 2, max: 2 },
};

/** How many can sit at a game, as its lid says: 1–6. */
const seatsText = (game: GameId): string => {
  const { min, max } = seats[game];
  return min === max ? `${max}` : `${min}–${max}`;
};

/** The printed lid of a game; its drawings are symbols in index.html and cost no script. */
export function Lid({ game, bare = false }: { readonly game: GameId; readonly bare?: boolean }) {
  return (
    <span class="lid" aria-hidden="true">
      <svg class="scene" aria-hidden="true">
        <use href={`#lid-${game}`} />
      </svg>
      {bare ? null : (
        <>
          <LidTitle game={game} />
          <span class="seats">
            <Icon name="user" />
            {seatsText(game)}
          </span>
        </>
      )}
    </span>
  );
}

/** A game's name in its own lettering. */
export function LidTitle({ game }: { readonly game: GameId }) {
  return (
    <svg class="lid-title" aria-hidden="true">
      <use href={`#title-${game}`} />
    </svg>
  );
}

export interface BoxProps {
  readonly game: GameId;
  /** Where playing it begins; none when the game is still to come. */
  readonly href: string | null;
  /** Its files are being fetched. */
  readonly fetching: boolean;
  onOpen(event: MouseEvent): void;
}

/** A game as a box: one target with one name. A game that is still to come is no button. */
export function Box({ game, href, fetching, onOpen }: BoxProps) {
  const line = t.value(`shell:game.${game}.line`);
  const name = t.value(`shell:game.${game}.name`);
  const players = t.value('shell:home.seats', { count: seats[game].max, seats: seatsText(game) });
  if (href === null) {
    return (
      <li class="box" data-game={game}>
        <Lid game={game} />
        <span class="side">
          <span class="line">
            <span class="visually-hidden">{name}: </span>
            {line}
          </span>
          <span class="soon">{t.value('shell:home.coming')}</span>
        </span>
      </li>
    );
  }
  const label = t.value('shell:home.playNamed', { game: name, line, players });
  return (
    <li class="box-place">
      <a class="box" data-game={game} href={href} aria-label={label} aria-busy={fetching} onClick={onOpen}>
        <Lid game={game} />
        <span class="side" aria-hidden="true">
          <span class="line">{line}</span>
          <span class="go">{fetching ? <span class="pips" /> : t.value('shell:home.play')}</span>
        </span>
      </a>
    </li>
  );
}
