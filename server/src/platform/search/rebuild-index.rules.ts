/** Index size up to which a rebuild takes seconds and follows soon after a deletion. Unit: bytes. */
const smallBytes = 16 * 1024 * 1024;
/** Hours of the server's night, in its time zone, in which larger indexes are rebuilt. */
const nightHours = { from: 2, to: 5 };
/** Least age of a removal at night; more than the night has hours, so that there is one rebuild a night. */
const leastAgeMs = 4 * 3_600_000;
/** Age at which a removal waits for no night. */
const overdueMs = 24 * 3_600_000;

/** Decides if the search index is rebuilt now. `oldestAgeMs`: age of the oldest removed words; null: none. */
export function isRebuildDue(index: { bytes: number; oldestAgeMs: number | null; hour: number }): boolean {
  const { bytes, oldestAgeMs, hour } = index;
  if (oldestAgeMs === null) return false;
  if (bytes <= smallBytes || oldestAgeMs >= overdueMs) return true;
  return hour >= nightHours.from && hour < nightHours.to && oldestAgeMs >= leastAgeMs;
}
