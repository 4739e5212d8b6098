import { deleteExpiredAttempts } from '#areas/accounts/attempts';
import { deleteExpiredSessions } from '#areas/accounts/sessions';
import { supportAccessJob } from '#areas/accounts/support-access';
import type { Database } from '#db/open.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Job } from '#platform/jobs/jobs.ts';
import type { AuthDeps } from './auth.operation.ts';
import { resetJob, sendPasswordReset } from './send-password-reset.ts';

const resealBatch = 500;

/** Background jobs of authentication. */
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
          await deleteExpiredAttempts(tx, clock.now());
          await deleteExpiredSessions(tx, clock.now());
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
