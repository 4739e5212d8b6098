import { CrmCallLogId, TenantId } from '@parley/contract/ids';
import { z } from 'zod';
import type { Engines } from '#platform/areas/area.ts';
import type { Job } from '#platform/jobs/jobs.ts';
import { findOverdueLogs } from './attempts.queries.ts';
import type { CallLoggingDeps } from './call-logging.operation.ts';
import { enqueueWrite, writeJob } from './order-call-log.ts';
import { writeCallLog } from './write-call-log.ts';

const Payload = z.object({ tenant_id: TenantId, id: CrmCallLogId });
/** Delay after which a due record without a job is enqueued again. Unit: milliseconds. */
const overdueMs = 60_000;

/** Writes records of calls, and enqueues those whose process died. */
export function loggingJobs(deps: Engines & CallLoggingDeps): Job[] {
  const { clock, db } = deps;
  return [
    {
      name: writeJob,
      async run(payload) {
        const { tenant_id: tenantId, id } = Payload.parse(payload);
        await writeCallLog(deps, { tenantId, id });
      },
    },
    {
      name: 'crm_logging.resume',
      everyMinutes: 1,
      async run() {
        const overdue = await findOverdueLogs(db.platform, new Date(clock.now().getTime() - overdueMs));
        for (const { tenantId, id } of overdue)
          await db.app.inTenant(tenantId, (tx) => enqueueWrite(tx, { tenantId, id }));
      },
    },
  ];
}
