import type { GameId } from '../../engine/game.ts';
import { t } from '../../i18n/index.ts';
import { SeatMark } from '../../ui/SeatMark.tsx';

/** Pass and play: the cover that stands between two people's secret choices. */
export function Cover({
  game,
  name,
  onTake,
}: {
  readonly game: GameId;
  readonly name: string;
  onTake(): void;
}) {
  return (
    <main class="screen cover" data-game={game}>
      <div class="bands" aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </div>
      <div class="cover-card">
        <SeatMark kind="human" name={name} large />
        <p>{t.value('shell:play.handTo')}</p>
        <h1>{name}</h1>
        <p class="note">{t.value('shell:play.handNote')}</p>
        <button type="button" class="btn primary big" autofocus onClick={onTake}>
          {t.value('shell:play.iAm', { name })}
        </button>
      </div>
    </main>
  );
}
