/** Growth of a bucket's bound over that of the one before; the same as in the database's `app.histogram_bucket`. */
const growth = 1.08;

/** Counts by bucket of a log-scale histogram. */
export type Histogram = ReadonlyMap<number, number>;

/**
 * Nearest-rank p50 and p95 of a histogram: the middle of the bucket that holds the value, at most 4 % off. Null
 * without values.
 */
export function percentilesOf(histogram: Histogram): { p50: number; p95: number } | null {
  const sorted = [...histogram].filter(([, count]) => count > 0).sort(([a], [b]) => a - b);
  const total = sorted.reduce((sum, [, count]) => sum + count, 0);
  if (total === 0) return null;
  const at = (share: number) => {
    let left = Math.ceil(share * total);
    for (const [bucket, count] of sorted) {
      left -= count;
      if (left <= 0) return valueOf(bucket);
    }
    return valueOf(sorted.at(-1)?.[0] ?? 0);
  };
  return { p50: at(0.5), p95: at(0.95) };
}

/** Harmonic middle of a bucket, from which both its bounds are equally far in proportion. */
function valueOf(bucket: number): number {
  if (bucket === 0) return 1;
  const value = (2 * growth ** bucket) / (growth + 1);
  return value < 100 ? Math.round(value * 10) / 10 : Math.round(value);
}
