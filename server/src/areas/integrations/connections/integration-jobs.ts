import type { Database } from '#db/open.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Job } from '#platform/jobs/jobs.ts';
import { deleteExpiredAuthorizations } from '#platform/oauth/authorizations.queries.ts';
import { resealConnections } from '#platform/oauth/reseal-connections.ts';
import type { Sealer } from '#platform/secrets/sealer.ts';

/** Deletes unfinished authorizations, and reseals secrets after a rotation. */
export const integrationJobs = ({ db, clock, sealer }: { db: Database; clock: Clock; sealer: Sealer }): Job[] => [
  {
    name: 'oauth.forget_authorizations',
    everyMinutes: 10,
    run: () => db.platform.inPlatform((tx) => deleteExpiredAuthorizations(tx, clock.now())),
  },
  resealConnections({ db, sealer }),
];
