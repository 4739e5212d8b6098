import type { ResellerId } from '@parley/contract/ids';
import { sql } from 'kysely';
import type { Database } from '#db/open.ts';
import type { Tx } from '#db/tenant-scope.ts';
import { appendAudit, platformChain } from '#platform/audit/audit-entry.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { systemActor } from '#platform/http/principal.ts';
import { enqueue, type Job } from '#platform/jobs/jobs.ts';
import {
  endSupportAccess,
  findStaleSupportAccess,
  lockStaleSupportAccess,
  type SupportAccessKey,
} from './support-access.queries.ts';

const jobName = 'auth.end_support_access';

/** Ends unused support accesses, each in its own transaction. */
export function supportAccessJob({ db, clock }: { db: Database; clock: Clock }): Job {
  return {
    name: jobName,
    everyMinutes: 1,
    async run() {
      const stale = await db.platform.inPlatform((tx) => findStaleSupportAccess(tx, clock.now()));
      for (const access of stale) {
        await db.platform.inPlatform(async (tx) => {
          const now = clock.now();
          if (!(await lockStaleSupportAccess(tx, { ...access, now }))) return;
          await endSupportAccess(tx, { ...access, now });
          await auditEnd(tx, { ...access, now });
        });
      }
    },
  };
}

/** Schedules the end of the support access a session has just left, after the commit. */
export const endSupportAccessSoon = (tx: Tx): Promise<void> => enqueue(tx, { name: jobName, payload: {} });

/** Writes to the tenant's chain, then the reseller's or the platform's: a fixed lock order against deadlocks. */
async function auditEnd(
  tx: Tx,
  { tenantId, userId, resellerId, now }: SupportAccessKey & { resellerId: ResellerId | null; now: Date },
): Promise<void> {
  const entry = {
    action: resellerId === null ? 'tenant.leave' : 'impersonation.end',
    actor: systemActor,
    resourceId: tenantId,
    requestId: null,
  };
  for (const chain of [tenantId, resellerId ?? platformChain]) {
    await sql`select set_config('app.tenant_id', ${chain}, true)`.execute(tx);
    await appendAudit(tx, { ...entry, at: now, details: { user_id: userId } });
  }
}
