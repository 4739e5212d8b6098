import type { Database } from '#db/open.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Job } from '#platform/jobs/jobs.ts';
import { deleteExpiredBlocks } from './chat-blocks.queries.ts';

/** Housekeeping of blocked addresses. */
export const chatLimitJobs = ({ db, clock }: { db: Database; clock: Clock }): Job[] => [
  { name: 'chat.forget_old_blocks', everyMinutes: 60, run: () => deleteExpiredBlocks(db.platform, clock.now()) },
];
