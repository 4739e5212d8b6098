import type { TenantId } from '@parley/contract/ids';
import { type DataClass, dataClasses } from '@parley/contract/resources/retention';
import { heldIds } from '#areas/privacy/erasure';
import type { Engines } from '#platform/areas/area.ts';
import { appendAudit } from '#platform/audit/audit-entry.ts';
import { systemActor } from '#platform/http/principal.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { deleteRows } from './delete-rows.ts';
import { type DueRow, findAgentDaysMin, findDueRows } from './due-rows.queries.ts';
import { findPolicy } from './policies.queries.ts';
import { addCounts } from './retention.rules.ts';
import { finishRun, lockOpenRun, openRun, storeCounts } from './runs.queries.ts';

export const runRetentionJob = 'retention.run';
export const deleteFilesJob = 'retention.delete_files';

export type RunDeps = Pick<Engines, 'clock' | 'db' | 'log' | 'newId' | 'personalData'> & {
  onDeleted(dataClass: DataClass, count: number): void;
};

/** Objects deleted in one transaction. */
const batch = 200;
/** Time after which a run makes room for other jobs and goes on later. Unit: milliseconds. */
const atOnceMs = 5 * 60_000;

/**
 * Deletes what a tenant keeps no longer, in transactions of bounded size, each with its counts: a crash loses at most
 * the one under way, and the job goes on where it was. One audit row says what the whole run deleted.
 */
export async function runRetention(deps: RunDeps, tenantId: TenantId): Promise<void> {
  const { clock, db, newId } = deps;
  const startedMs = clock.monotonicMs();
  const agentDaysMin = await db.app.inTenant(tenantId, async (tx) => {
    await openRun(tx, { tenantId, id: newId(), now: clock.now() });
    return findAgentDaysMin(tx);
  });
  for (const dataClass of dataClasses) {
    let after: DueRow | null = null;
    do {
      if (clock.monotonicMs() - startedMs > atOnceMs) return goOnLater(deps, tenantId);
      after = await deleteBatch(deps, { tenantId, dataClass, agentDaysMin, after });
    } while (after !== null);
  }
  const now = clock.now();
  await db.app.inTenant(tenantId, async (tx) => {
    const run = await lockOpenRun(tx);
    if (run === null) return;
    await finishRun(tx, run.id, now);
    if (Object.keys(run.deleted).length === 0) return;
    await appendAudit(tx, {
      at: now,
      action: 'retention.run',
      actor: systemActor,
      resourceId: run.id,
      requestId: null,
      details: { deleted: run.deleted },
    });
  });
}

function goOnLater({ db }: RunDeps, tenantId: TenantId): Promise<void> {
  return db.app.inTenant(tenantId, (tx) => enqueueRun(tx, tenantId));
}

export function enqueueRun(tx: Parameters<typeof enqueue>[0], tenantId: TenantId): Promise<void> {
  const payload = { tenant_id: tenantId };
  return enqueue(tx, { name: runRetentionJob, payload, key: `${runRetentionJob}:${tenantId}` });
}

/** Deletes the oldest rows of a kind whose days are over; returns the last of them, null: there are no more. */
async function deleteBatch(
  deps: RunDeps,
  part: { tenantId: TenantId; dataClass: DataClass; agentDaysMin: number | null; after: DueRow | null },
): Promise<DueRow | null> {
  const { clock, db, personalData: registry } = deps;
  const { tenantId, dataClass, agentDaysMin, after } = part;
  const rows = await db.app.inTenant(tenantId, async (tx) => {
    const run = await lockOpenRun(tx);
    if (run === null) return [];
    const now = clock.now();
    // Holds lock their objects: the rows are locked first, and the holds read again.
    const policy = await findPolicy(tx);
    const query = { dataClass, days: policy.effectiveDays[dataClass], agentDaysMin, now };
    const due = await findDueRows(tx, { ...query, held: await heldIds(tx) }, { limit: batch, after });
    const ids = due.map(({ id }) => id);
    if (ids.length === 0) return due;
    const files = await deleteRows(tx, dataClass, { tenantId, registry, ids, held: await heldIds(tx), now });
    await enqueueFiles(tx, files);
    await storeCounts(tx, { ...run, deleted: addCounts(run.deleted, { [dataClass]: ids.length }) });
    return due;
  });
  if (rows.length > 0) deps.onDeleted(dataClass, rows.length);
  return rows.length < batch ? null : (rows.at(-1) ?? null);
}

export async function enqueueFiles(tx: Parameters<typeof enqueue>[0], keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await enqueue(tx, { name: deleteFilesJob, payload: { keys } });
}
