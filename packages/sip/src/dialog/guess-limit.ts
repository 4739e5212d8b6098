/** Rate limit of wrong passwords per address. */
export interface GuessLimit {
  /** True when the limit is exceeded: credentials are refused unchecked. */
  isSpent(address: string): boolean;
  wrong(address: string): void;
}

/** Enough for a PBX whose password was just changed, too few to guess one. */
const burst = 20;
const everyMs = 6_000;
const maxAddresses = 4096;

/** Token bucket per address: 20 wrong passwords, then ten a minute. */
export function createGuessLimit(nowMs: () => number): GuessLimit {
  const buckets = new Map<string, { left: number; atMs: number }>();

  function leftOf(address: string): number {
    const bucket = buckets.get(address);
    return bucket === undefined ? burst : Math.min(burst, bucket.left + (nowMs() - bucket.atMs) / everyMs);
  }

  return {
    isSpent: (address) => leftOf(address) < 1,
    wrong(address) {
      const left = Math.max(0, leftOf(address) - 1);
      // The map is ordered by last use, so the first entry is the oldest.
      buckets.delete(address);
      buckets.set(address, { left, atMs: nowMs() });
      const [oldest] = buckets.keys();
      if (buckets.size > maxAddresses && oldest !== undefined) buckets.delete(oldest);
    },
  };
}
