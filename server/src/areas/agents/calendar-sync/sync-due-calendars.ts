import type { Job } from '#platform/jobs/jobs.ts';
import { type ClaimedCalendar, claimCalendars } from './calendar-sync.queries.ts';
import { type SyncParts, syncCalendar } from './sync-calendar.ts';

/** Connections read at a time by one run. */
const atOnce = 4;
const batch = 40;
/** Longest time in which one calendar is read; a run that died is repeated after it. Unit: milliseconds. */
const leaseMs = 600_000;
/** Batches of a run: those due after them are left to the next minute. */
const mostBatches = 20;

/** Reads the changes of all calendars that are due, each minute; a connection is read by one run at a time. */
export function calendarSyncJob(parts: SyncParts): Job {
  return {
    name: 'calendar.sync',
    everyMinutes: 1,
    async run(_payload, signal) {
      for (let count = 0; count < mostBatches && !signal?.aborted; count += 1) {
        const claimed = await claimCalendars(parts.db.platform, { limit: batch, leaseMs, now: parts.clock.now() });
        if (claimed.length === 0) return;
        const waiting = byConnection(claimed);
        const lanes = Array.from({ length: atOnce }, async () => {
          for (let next = waiting.shift(); next; next = waiting.shift()) {
            for (const calendar of next) await syncCalendar(parts, calendar, signal);
          }
        });
        await Promise.all(lanes);
      }
    },
  };
}

function byConnection(claimed: readonly ClaimedCalendar[]): ClaimedCalendar[][] {
  const found = new Map<string, ClaimedCalendar[]>();
  for (const each of claimed) found.set(each.connectionId, [...(found.get(each.connectionId) ?? []), each]);
  return [...found.values()];
}
