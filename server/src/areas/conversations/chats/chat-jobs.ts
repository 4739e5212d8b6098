import type { Database } from '#db/open.ts';
import type { Bus } from '#platform/bus/bus.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Job } from '#platform/jobs/jobs.ts';
import type { Logger } from '#platform/log/logger.ts';
import { closeInactiveSession } from './close-inactive-session.ts';
import { findOverdueSessions } from './inactive-sessions.queries.ts';
import { reopenSnoozed } from './reopen-snoozed.ts';

/** Bounds of a widget's `close_after_minutes`: its default and its minimum. */
const closeAfter = { defaultMinutes: 1440, leastMinutes: 5 };
const batch = 500;

/** Housekeeping of chats. */
export function chatJobs(deps: { db: Database; bus: Bus; clock: Clock; newId: () => string; log: Logger }): Job[] {
  return [
    { name: 'chat.close_inactive', everyMinutes: 5, run: () => closeOverdue(deps) },
    { name: 'chat.reopen_snoozed', everyMinutes: 1, run: () => reopenSnoozed(deps) },
  ];
}

/** Closes overdue chats in batches, until none is left or a whole batch failed. */
async function closeOverdue(deps: Parameters<typeof chatJobs>[0]): Promise<void> {
  const { db, bus, clock, newId, log } = deps;
  for (;;) {
    const now = clock.now();
    const sessions = await findOverdueSessions(db.platform, { now, ...closeAfter, limit: batch });
    let closed = 0;
    for (const session of sessions) {
      try {
        if (await closeInactiveSession({ db, bus, now, newId }, session)) closed += 1;
      } catch (error) {
        log.error(
          { event: 'chat.close_inactive_failed', err: error, sessionId: session.id },
          'an inactive chat could not be closed; retrying',
        );
      }
    }
    if (sessions.length < batch || closed === 0) return;
  }
}
