import type { Database } from '#db/open.ts';
import type { Bus } from '#platform/bus/bus.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Job } from '#platform/jobs/jobs.ts';
import type { Logger } from '#platform/log/logger.ts';
import { closeQuietSession } from './close-quiet-session.ts';
import { findOverdueSessions } from './inactive-sessions.queries.ts';

/** As in a widget's configuration (`close_after_minutes`): what stands there unless set, and the least it may be. */
const closeAfter = { defaultMinutes: 1440, leastMinutes: 5 };
const batch = 500;

/** What chats need done now and then. */
export function chatJobs(deps: { db: Database; bus: Bus; clock: Clock; newId: () => string; log: Logger }): Job[] {
  return [{ name: 'chat.close_inactive', everyMinutes: 5, run: () => closeOverdue(deps) }];
}

/** Closes what is overdue, batch by batch, until none is left or none of a batch could be closed. */
async function closeOverdue(deps: Parameters<typeof chatJobs>[0]): Promise<void> {
  const { db, bus, clock, newId, log } = deps;
  for (;;) {
    const now = clock.now();
    const sessions = await findOverdueSessions(db.platform, { now, ...closeAfter, limit: batch });
    let closed = 0;
    for (const session of sessions) {
      try {
        if (await closeQuietSession({ db, bus, now, newId }, session)) closed += 1;
      } catch (error) {
        log.error({ err: error, sessionId: session.id }, 'an inactive chat could not be closed; it is tried again');
      }
    }
    if (sessions.length < batch || closed === 0) return;
  }
}
