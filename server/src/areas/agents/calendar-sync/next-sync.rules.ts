/** Time between two reads of a calendar's changes. Unit: milliseconds. */
const everyMs = 120_000;
const longestMs = 3_600_000;
/** Part by which times differ, so that calendars of one provider are not asked at the same moment. */
const jitter = 0.2;

/** Time of the next read: about two minutes, and twice as long after each failure, an hour at most. */
export function nextSyncAt(request: { now: Date; failures: number; random: number }): Date {
  const waitMs = Math.min(everyMs * 2 ** Math.min(request.failures, 10), longestMs);
  return new Date(request.now.getTime() + waitMs * (1 - jitter + 2 * jitter * request.random));
}
