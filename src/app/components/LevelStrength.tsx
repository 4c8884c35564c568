import type { GameId } from '../../engine/game.ts';
import type { LevelFigures, LevelPair } from '../../games/module.ts';
import { formatNumber } from '../../i18n/format.ts';
import { t, words } from '../../i18n/index.ts';

/** The pair that tells most of these levels: the strongest against the next weaker, else against the next stronger. */
function telling({ pairs }: LevelFigures, levels: readonly string[]): LevelPair | undefined {
  return (
    pairs.find(({ strong }) => levels.includes(strong)) ?? pairs.findLast(({ weak }) => levels.includes(weak))
  );
}

export interface LevelStrengthProps {
  readonly game: GameId;
  readonly figures: LevelFigures;
  /** The levels at the table. */
  readonly levels: readonly string[];
}

/** How strong a level is, in one line of plain figures; all that were measured, on demand. */
export function LevelStrength({ game, figures, levels }: LevelStrengthProps) {
  const pair = telling(figures, levels);
  if (!pair) return null;
  const levelWord = (level: string) => words(game, `bot.${level}`);
  return (
    <details class="strength note">
      <summary>
        {t.value('shell:newGame.strength', {
          strong: levelWord(pair.strong),
          weak: levelWord(pair.weak),
          won: formatNumber(Math.round((100 * pair.won) / figures.games)),
        })}{' '}
        <span class="more">{t.value('shell:newGame.figures')}</span>
      </summary>
      <ul>
        {figures.pairs.map(({ strong, weak, won, shared, lost }) => (
          <li key={`${strong} ${weak}`}>
            {t.value('shell:newGame.figuresPair', {
              strong: levelWord(strong),
              weak: levelWord(weak),
              won: formatNumber(won),
              shared: formatNumber(shared),
              lost: formatNumber(lost),
            })}
          </li>
        ))}
      </ul>
      <p>{t.value('shell:newGame.figuresHow', { games: formatNumber(figures.games) })}</p>
    </details>
  );
}
