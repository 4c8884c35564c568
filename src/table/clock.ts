/** Time as a table knows it; tests bring their own. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls back once after so many milliseconds; returns a function that calls it off. */
  after(milliseconds: number, callback: () => void): () => void;
}

/** The device's clock. */
export const deviceClock: Clock = {
  now: () => Date.now(),
  after: (milliseconds, callback) => {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
};
