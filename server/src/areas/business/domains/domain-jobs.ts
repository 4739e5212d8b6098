import type { Database } from '#db/open.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Job } from '#platform/jobs/jobs.ts';
import type { Logger } from '#platform/log/logger.ts';
import { checkDomain } from './check-domain.ts';
import type { DomainsDeps } from './domains.operation.ts';
import { findDueDomains } from './domains.queries.ts';

/** Domains checked at the same time; each waits for a name server. */
const atOnce = 20;
const batch = 200;

/** Checks the proofs of domains, which may go as they came. */
export function domainJobs({
  db,
  clock,
  log,
  txtResolver,
  mailer,
}: DomainsDeps & { db: Database; clock: Clock; log: Logger }): Job[] {
  return [
    {
      name: 'domains.check',
      everyMinutes: 1,
      async run(_payload, signal) {
        const context = { db, txtResolver, mailer, log, now: () => clock.now() };
        const due = await db.platform.inPlatform((tx) => findDueDomains(tx, clock.now(), batch));
        for (let at = 0; at < due.length && !signal?.aborted; at += atOnce) {
          await Promise.all(due.slice(at, at + atOnce).map((domain) => checkDomain(context, domain)));
        }
      },
    },
  ];
}
