/** Latencies in ascending order. `written`: lists of numbers with spaces between. Unit: milliseconds. */
export function sortedLatencies(written: readonly string[]): Float64Array {
  return Float64Array.from(written.filter(Boolean).flatMap((list) => list.split(' ').map(Number))).sort();
}

/**
 * Percentile of latencies in ascending order; null without any. Between two it is interpolated, as PostgreSQL's
 * `percentile_cont` does. Unit: milliseconds, rounded to tenths.
 */
export function percentileOf(sorted: Float64Array, part: number): number | null {
  if (sorted.length === 0) return null;
  const place = part * (sorted.length - 1);
  const low = sorted[Math.floor(place)] ?? 0;
  const high = sorted[Math.ceil(place)] ?? 0;
  return Math.round((low + (high - low) * (place - Math.floor(place))) * 10) / 10;
}
