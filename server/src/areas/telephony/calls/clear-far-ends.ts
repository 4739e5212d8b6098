import type { Database } from '#db/open.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Job } from '#platform/jobs/jobs.ts';
import { clearForgottenFarEnds } from './far-ends.queries.ts';

/** Clears the far ends of lost calls that no process hung up: where none has SIP, or the carrier's account, any more. */
export function clearFarEnds({ db, clock }: { db: Database; clock: Clock }): Job {
  return { name: 'calls.clear_far_ends', everyMinutes: 10, run: () => clearForgottenFarEnds(db.platform, clock.now()) };
}
