import { useEffect, useState } from 'preact/hooks';
import type { GameId } from '../../engine/game.ts';
import type { View } from '../../engine/view.ts';
import type { GameModule } from '../../games/module.ts';
import { loadGame } from '../../games/registry.ts';

export interface MiniSlotProps {
  readonly id: string;
  readonly game: GameId;
  /** When the game was written last: another time is another board. */
  readonly updated: number;
}

/** The board in small, in a slot that keeps its size: fetched and replayed after the screen stands. */
export function MiniSlot({ id, game, updated }: MiniSlotProps) {
  const [shown, show] = useState<{ readonly module: GameModule; readonly view: View } | null>(null);

  useEffect(() => {
    let wanted = true;
    const fetchBoard = async () => {
      const [module, start] = await Promise.all([loadGame(game), import('../../table/start.ts')]);
      const view = await start.peekMatch(id);
      if (wanted && view) show({ module, view });
    };
    // A slip without its picture still says all there is to know.
    fetchBoard().catch(() => {});
    return () => {
      wanted = false;
    };
  }, [id, game, updated]);

  return (
    <span class="mini" data-game={game} aria-hidden="true">
      {shown ? <shown.module.Mini view={shown.view} /> : null}
    </span>
  );
}
