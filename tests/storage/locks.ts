interface Held {
  readonly name: string;
  readonly steal: () => void;
}

type Granted = (lock: object) => Promise<unknown>;

/** As much of the Web Locks as storage uses, shared by the windows of a test. */
export class StandInLocks {
  #held: Held[] = [];
  #waiting: { readonly name: string; readonly grant: () => void }[] = [];

  request = (
    name: string,
    { steal = false, signal }: { steal?: boolean; signal?: AbortSignal },
    callback: Granted,
  ): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const grant = () => {
        const held: Held = { name, steal: () => reject(new DOMException('stolen', 'AbortError')) };
        this.#held.push(held);
        void callback({ name }).then((value) => {
          this.#letGo(held);
          resolve(value);
        });
      };
      const holder = this.#held.find((each) => each.name === name);
      if (!holder) return grant();
      if (steal) {
        this.#held = this.#held.filter((each) => each !== holder);
        holder.steal();
        return grant();
      }
      if (signal?.aborted) return reject(signal.reason);
      const waiting = { name, grant };
      this.#waiting.push(waiting);
      signal?.addEventListener('abort', () => {
        this.#waiting = this.#waiting.filter((each) => each !== waiting);
        reject(signal.reason);
      });
    });

  query = async (): Promise<{ held: readonly { name: string }[] }> => ({
    held: this.#held.map(({ name }) => ({ name })),
  });

  #letGo(held: Held): void {
    if (!this.#held.includes(held)) return;
    this.#held = this.#held.filter((each) => each !== held);
    const next = this.#waiting.find(({ name }) => name === held.name);
    this.#waiting = this.#waiting.filter((each) => each !== next);
    next?.grant();
  }
}
