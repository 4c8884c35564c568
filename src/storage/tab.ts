/** sessionStorage: the game this tab plays. Survives a reload; a duplicated tab gets a copy. */
const playingKey = 'kast:playing';
const lockPrefix = 'kast:match:';
/** A page that is being reloaded gives its lock back within a tenth of this. */
const patience = 1000;

let remembered: string | null = null;

/** The game this tab plays or played before it was reloaded. */
export const ownMatch = (): string | null => {
  try {
    return sessionStorage.getItem(playingKey);
  } catch {
    return remembered;
  }
};

/** Keeps in mind, over a reload, which game this tab plays; null: none any more. */
export const rememberMatch = (id: string | null): void => {
  remembered = id;
  try {
    if (id === null) sessionStorage.removeItem(playingKey);
    else sessionStorage.setItem(playingKey, id);
  } catch {
    // It holds as long as the page does.
  }
};

/** A game's lock: while this window has it, no other plays the game. */
export interface Hold {
  /** Resolves when another window has taken the game over; never otherwise. */
  readonly taken: Promise<void>;
  /** Gives the lock back; resolves when others can have it. */
  release(): Promise<void>;
}

const held = new Set<string>();
const lockManager = (): LockManager | undefined => globalThis.navigator?.locks;

/**
 * Takes a game's lock, or null when another window holds it. Waits for a moment, since a page that is being
 * reloaded may still have it. `steal` takes it from whoever has it, who is told.
 * Where there are no locks, the owner written with each game is all that keeps windows apart.
 */
export const holdMatch = (id: string, { steal = false } = {}): Promise<Hold | null> => {
  const locks = lockManager();
  if (!locks) return Promise.resolve({ taken: new Promise(() => {}), release: async () => {} });
  return new Promise((resolve) => {
    let granted = false;
    const options = steal ? { steal } : { signal: AbortSignal.timeout(patience) };
    let tellTaken = () => {};
    const taken = new Promise<void>((tell) => {
      tellTaken = tell;
    });
    const ended = locks
      .request(lockPrefix + id, options, () => {
        granted = true;
        held.add(id);
        return new Promise<void>((letGo) => {
          resolve({
            taken,
            release: () => {
              letGo();
              return ended;
            },
          });
        });
      })
      .catch(() => {
        // Not granted: another window plays. Granted and then rejected: stolen.
        if (granted) tellTaken();
        else resolve(null);
      })
      .then(() => {
        if (granted) held.delete(id);
      });
  });
};

/** The games that other windows play now. */
export const heldElsewhere = async (): Promise<ReadonlySet<string>> => {
  const locks = lockManager();
  if (!locks) return new Set();
  const { held: all = [] } = await locks.query();
  const ids = all
    .map(({ name = '' }) => name)
    .filter((name) => name.startsWith(lockPrefix))
    .map((name) => name.slice(lockPrefix.length));
  return new Set(ids.filter((id) => !held.has(id)));
};

const channelName = 'kast:matches';
let channel: BroadcastChannel | null = null;

const openChannel = (): BroadcastChannel | null => {
  if (typeof BroadcastChannel !== 'function') return null;
  channel ??= new BroadcastChannel(channelName);
  return channel;
};

/** Tells the other windows that a game was made, finished, discarded, opened or left. */
export const tellOthers = (): void => openChannel()?.postMessage('changed');

/** Calls back when another window has told so. Returns a function that stops it. */
export const onTold = (listener: () => void): (() => void) => {
  const told = openChannel();
  told?.addEventListener('message', listener);
  return () => told?.removeEventListener('message', listener);
};
