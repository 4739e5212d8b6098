import { type CallId, TenantId } from '@parley/contract/ids';
import { z } from 'zod';
import type { Tx } from '#db/tenant-scope.ts';
import type { Engines } from '#platform/areas/area.ts';
import { enqueue, type Job } from '#platform/jobs/jobs.ts';
import { liveStatuses } from './call-end.rules.ts';
import type { CallsDeps } from './calls.operation.ts';

const jobName = 'calls.end_of_account';
const Payload = z.object({ tenant_id: TenantId });

/** Ends every live call of an account and cancels its queued ones, soon after the commit. */
export const endCallsOfAccount = (tx: Tx, tenantId: TenantId): Promise<void> =>
  enqueue(tx, { name: jobName, payload: { tenant_id: tenantId } });

/** Hangs up in whichever process has the call; closes calls that none has. Repeated until none is left. */
export function endCallsOfAccountJob({
  db,
  live,
  store,
}: Pick<Engines, 'db'> & Pick<CallsDeps, 'live' | 'store'>): Job {
  return {
    name: jobName,
    async run(payload) {
      const { tenant_id: tenantId } = Payload.parse(payload);
      const calls = await db.app.inTenant(
        tenantId,
        (tx) => tx.selectFrom('calls').select(['id', 'status']).where('status', 'in', liveStatuses).execute(),
        { onlyReads: true },
      );
      for (const row of calls) {
        const id = row.id as CallId;
        const outcome = row.status === 'queued' ? 'not_here' : await live.control(id, { action: 'end' });
        if (outcome === 'done') continue;
        const isQueued = row.status === 'queued';
        const ending = isQueued
          ? ({ reason: 'cancelled', recording: 'none', detail: 'The account was suspended' } as const)
          : ({ reason: 'completed_by_api' } as const);
        await store.endCall({ tenantId, id }, ending);
      }
    },
  };
}
