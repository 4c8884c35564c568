import { useEffect, useState } from 'preact/hooks';
import type { GameId } from '../engine/game.ts';
import type { GameModule } from '../games/module.ts';
import { loadGame } from '../games/registry.ts';
import { loadNamespace } from '../i18n/index.ts';

/** A game's module and words as they come; `failed` when they could not be fetched, to be tried again. */
export type Fetched =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly module: GameModule }
  | { readonly kind: 'failed'; retry(): void };

const nothing = async (): Promise<void> => {};

/**
 * Fetches what a screen needs of a game, and with `also` what else it needs. What is there already is there at the
 * first render after the fetch.
 */
export function useGame(game: GameId, also: () => Promise<void> = nothing): Fetched {
  const [attempt, setAttempt] = useState(0);
  const [fetched, setFetched] = useState<{ readonly of: GameId; readonly what: Fetched } | null>(null);

  useEffect(() => {
    let wanted = true;
    setFetched(null);
    Promise.all([loadGame(game), loadNamespace(game), also()]).then(
      ([module]) => {
        if (wanted) setFetched({ of: game, what: { kind: 'ready', module } });
      },
      () => {
        if (wanted) setFetched({ of: game, what: { kind: 'failed', retry: () => setAttempt(attempt + 1) } });
      },
    );
    return () => {
      wanted = false;
    };
  }, [game, attempt]);

  // Between one game and the next, what was fetched is still the one's.
  return fetched?.of === game ? fetched.what : { kind: 'loading' };
}
