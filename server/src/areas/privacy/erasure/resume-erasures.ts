import type { TenantId } from '@parley/contract/ids';
import type { HeldObject } from '@parley/contract/resources/erasure';
import type { Tx } from '#db/tenant-scope.ts';
import { enqueue } from '#platform/jobs/jobs.ts';

export const runErasureJob = 'privacy.run_erasure';

/** Enqueues the next step of an erasure in the caller's transaction. */
export const enqueueErasure = (tx: Tx, erasure: { tenantId: TenantId; id: string; runAt?: Date }): Promise<void> =>
  enqueue(tx, {
    name: runErasureJob,
    payload: { tenant_id: erasure.tenantId, erasure_id: erasure.id },
    key: `${runErasureJob}:${erasure.id}`,
    ...(erasure.runAt ? { runAt: erasure.runAt } : {}),
  });

/** Resumes the erasures that waited for a hold on this object. */
export async function resumeErasuresOf(tx: Tx, tenantId: TenantId, object: HeldObject): Promise<void> {
  const waiting = await tx
    .selectFrom('erasure_held_objects')
    .select('erasure_id')
    .where('kind', '=', object.kind)
    .where('object_id', '=', object.id)
    .execute();
  for (const { erasure_id: id } of waiting) await enqueueErasure(tx, { tenantId, id });
}
