/** Runs of one latency, in milliseconds, and their number. */
export type LatencyCount = readonly [latencyMs: number, runs: number];

/**
 * Percentile of runs that are given by their latencies; null without any. Between two runs it is interpolated, as
 * PostgreSQL's `percentile_cont` does. Unit: milliseconds, rounded to tenths.
 */
export function percentileOf(counts: readonly LatencyCount[], part: number): number | null {
  const sorted = counts.toSorted(([one], [other]) => one - other);
  const runs = sorted.reduce((sum, [, count]) => sum + count, 0);
  if (runs === 0) return null;
  const place = part * (runs - 1);
  const [low, high] = [latencyAt(sorted, Math.floor(place)), latencyAt(sorted, Math.ceil(place))];
  return Math.round((low + (high - low) * (place - Math.floor(place))) * 10) / 10;
}

/** Latency of the run at a place, counted from 0. */
function latencyAt(sorted: readonly LatencyCount[], place: number): number {
  let before = 0;
  for (const [latencyMs, count] of sorted) {
    before += count;
    if (place < before) return latencyMs;
  }
  return sorted.at(-1)?.[0] ?? 0;
}
