import type { Database } from '#db/open.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Job } from '#platform/jobs/jobs.ts';
import { deleteUnsentFiles } from './chat-files.queries.ts';

/** Time in which an uploaded file must be sent with a message. Unit: hours. */
const unsentHours = 24;

/** Housekeeping of chat files. */
export const chatFileJobs = ({ db, clock }: { db: Database; clock: Clock }): Job[] => [
  {
    name: 'chat.forget_unsent_files',
    everyMinutes: 60,
    run: () => deleteUnsentFiles(db.platform, new Date(clock.now().getTime() - unsentHours * 3_600_000)),
  },
];
