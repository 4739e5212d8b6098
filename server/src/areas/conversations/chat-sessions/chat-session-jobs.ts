import type { Database } from '#db/open.ts';
import type { Bus } from '#platform/bus/bus.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Job } from '#platform/jobs/jobs.ts';
import type { Logger } from '#platform/log/logger.ts';
import { forgetOldBlocks } from './chat-blocks.queries.ts';
import { forgetUnsentFiles } from './chat-files.queries.ts';
import { closeQuietSession } from './close-quiet-session.ts';
import { findOverdueSessions } from './inactive-sessions.queries.ts';

/** As in a widget's configuration (`close_after_minutes`): what stands there unless set, and the least it may be. */
const closeAfter = { defaultMinutes: 1440, leastMinutes: 5 };
const batch = 500;
/** A file is uploaded while its message is being written. Unit: hours. */
const unsentHours = 24;

/** What chats need done now and then. */
export function chatSessionJobs(deps: {
  db: Database;
  bus: Bus;
  clock: Clock;
  newId: () => string;
  log: Logger;
}): Job[] {
  const { db, clock } = deps;
  return [
    { name: 'chat.close_inactive', everyMinutes: 5, run: () => closeOverdue(deps) },
    {
      name: 'chat.forget_unsent_files',
      everyMinutes: 60,
      run: () => forgetUnsentFiles(db.platform, new Date(clock.now().getTime() - unsentHours * 3_600_000)),
    },
    { name: 'chat.forget_old_blocks', everyMinutes: 60, run: () => forgetOldBlocks(db.platform, clock.now()) },
  ];
}

/** Closes what is overdue, batch by batch, until none is left or none of a batch could be closed. */
async function closeOverdue(deps: Parameters<typeof chatSessionJobs>[0]): Promise<void> {
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
