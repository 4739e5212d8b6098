/** How often an address may be wrong about a password. */
export interface GuessLimit {
  /** It has to wait: its credentials are not looked at. */
  isSpent(address: string): boolean;
  wrong(address: string): void;
}

/** Enough for a telephone system whose password was just changed, too few to guess one. */
const burst = 20;
const everyMs = 6_000;
const mostAddresses = 4096;

/** A bucket for each address: 20 wrong passwords, then ten a minute. */
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
      // The last in the map is the one heard last, so the first is the one to forget.
      buckets.delete(address);
      buckets.set(address, { left, atMs: nowMs() });
      const [oldest] = buckets.keys();
      if (buckets.size > mostAddresses && oldest !== undefined) buckets.delete(oldest);
    },
  };
}
