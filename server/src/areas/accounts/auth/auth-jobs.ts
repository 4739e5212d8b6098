import type { Database } from '#db/open.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Job } from '#platform/jobs/jobs.ts';
import { forgetOldAttempts } from './attempts.queries.ts';
import type { AuthDeps } from './auth.operation.ts';
import { forgetOldSessions } from './forget-old-sessions.queries.ts';
import { resetJob, sendPasswordReset } from './send-password-reset.ts';
import { supportAccessJob } from './support-access-job.ts';

const resealBatch = 500;

/** What log-ins leave to be done in the background. */
export function authJobs(deps: { db: Database; clock: Clock } & Pick<AuthDeps, 'mailer' | 'secondFactors'>): Job[] {
  const { db, clock, secondFactors } = deps;
  return [
    { name: resetJob, run: (payload) => sendPasswordReset(deps, payload) },
    supportAccessJob(deps),
    {
      name: 'auth.forget',
      everyMinutes: 30,
      run: () =>
        db.platform.inPlatform(async (tx) => {
          await forgetOldAttempts(tx, clock.now());
          await forgetOldSessions(tx, clock.now());
        }),
    },
    {
      name: 'auth.reseal_second_factors',
      everyMinutes: 15,
      run: async () => {
        while ((await db.platform.inPlatform((tx) => secondFactors.reseal(tx, resealBatch))) === resealBatch);
      },
    },
  ];
}
