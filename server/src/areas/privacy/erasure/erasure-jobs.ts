import { TenantId } from '@parley/contract/ids';
import { z } from 'zod';
import type { Job } from '#platform/jobs/jobs.ts';
import type { ErasureDeps } from './erasure.operation.ts';
import { enqueueErasure, runErasureJob } from './resume-erasures.ts';
import { runErasure } from './run-erasure.ts';

const Payload = z.object({ tenant_id: TenantId, erasure_id: z.guid() });

/** Age after which an erasure without progress is enqueued again. Unit: minutes. */
const overdueMinutes = 10;

/** Jobs that carry erasures to their end. */
export const erasureJobs = (deps: ErasureDeps): Job[] => [
  {
    name: runErasureJob,
    async run(payload) {
      const { tenant_id: tenantId, erasure_id: id } = Payload.parse(payload);
      await runErasure(deps, { tenantId, id });
    },
  },
  {
    // A job that an administrator dropped, or that failed permanently, ends no erasure.
    name: 'privacy.resume_erasures',
    everyMinutes: overdueMinutes,
    async run() {
      const before = new Date(deps.clock.now().getTime() - overdueMinutes * 60_000);
      await deps.db.platform.inPlatform(async (tx) => {
        const open = await tx
          .selectFrom('erasures')
          .select(['tenant_id', 'id'])
          .where('state', 'in', ['requested', 'running', 'verifying'])
          .where('requested_at', '<', before)
          .orderBy('requested_at')
          .limit(1_000)
          .execute();
        for (const row of open) await enqueueErasure(tx, { tenantId: row.tenant_id as TenantId, id: row.id });
      });
    },
  },
];
