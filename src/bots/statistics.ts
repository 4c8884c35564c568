/** A measured value and the interval that holds the true one 95 times in 100. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** 95 % of a normal distribution lie within so many standard deviations. */
const z = 1.959964;

/**
 * The share of successes, with the score interval of E. B. Wilson, "Probable inference, the law of succession, and
 * statistical inference", Journal of the American Statistical Association 22 (1927), 209–212. Without a trial: anything.
 */
export function shareOf(successes: number, trials: number): Estimate {
  if (trials === 0) return { value: Number.NaN, low: 0, high: 1 };
  const value = successes / trials;
  const middle = value + z ** 2 / (2 * trials);
  const spread = z * Math.sqrt((value * (1 - value)) / trials + z ** 2 / (4 * trials ** 2));
  const scale = 1 + z ** 2 / trials;
  // At none and at all the interval ends there, but for what rounding makes of it.
  return {
    value,
    low: Math.max(0, (middle - spread) / scale),
    high: Math.min(1, (middle + spread) / scale),
  };
}

/** The mean of values, with the interval of a normal distribution. Of a single value nothing more is known. */
export function meanOf(values: readonly number[]): Estimate {
  const n = values.length;
  const value = values.reduce((sum, each) => sum + each, 0) / n;
  const variance = values.reduce((sum, each) => sum + (each - value) ** 2, 0) / (n - 1);
  const spread = n > 1 ? z * Math.sqrt(variance / n) : Number.POSITIVE_INFINITY;
  return { value, low: value - spread, high: value + spread };
}

/** The value below which a share of the values lies: 0.5 is the median. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
