import type { TenantId } from '@parley/contract/ids';
import type {
  RetentionDays,
  RetentionLimits,
  RetentionPolicy,
  RetentionRun,
} from '@parley/contract/resources/retention';
import type { Tx } from '#db/tenant-scope.ts';
import { findEffectiveBounds } from './bounds.queries.ts';
import { daysOf, daysWithin } from './retention.rules.ts';

export interface StoredPolicy {
  /** 0: the tenant has set none. */
  version: number;
  days: RetentionDays;
  /** Days that count, within the bounds. */
  effectiveDays: RetentionDays;
  bounds: RetentionLimits;
  updatedAt: Date | null;
}

/** Finds the tenant's policy, or the defaults. `forUpdate`: locks it until the transaction ends. */
export async function findPolicy(tx: Tx, { forUpdate = false } = {}): Promise<StoredPolicy> {
  const row = await tx
    .selectFrom('retention_policies')
    .select(['version', 'days', 'updated_at'])
    .$if(forUpdate, (query) => query.forUpdate())
    .executeTakeFirst();
  const bounds = await findEffectiveBounds(tx);
  const days = daysOf(row?.days ?? null);
  const effectiveDays = daysWithin(days, bounds);
  return { version: row?.version ?? 0, days, effectiveDays, bounds, updatedAt: row?.updated_at ?? null };
}

/** Stores a policy over the version before it; false when another change was faster. */
export async function storePolicy(
  tx: Tx,
  policy: { tenantId: TenantId; version: number; days: RetentionDays; now: Date },
): Promise<boolean> {
  const { tenantId, version, now } = policy;
  const values = { version, days: JSON.stringify(policy.days), updated_at: now };
  const result = await tx
    .insertInto('retention_policies')
    .values({ tenant_id: tenantId, ...values })
    .onConflict((conflict) =>
      conflict
        .column('tenant_id')
        .doUpdateSet(values)
        .where('retention_policies.version', '=', version - 1),
    )
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function findLastRun(tx: Tx): Promise<RetentionRun | null> {
  const row = await tx
    .selectFrom('retention_runs')
    .select(['started_at', 'finished_at', 'deleted'])
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  return {
    started_at: row.started_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
    deleted: row.deleted as RetentionRun['deleted'],
  };
}

/** Presents a policy as the API shows it. */
export async function presentPolicy(
  tx: Tx,
  { version, days, effectiveDays, bounds, updatedAt }: StoredPolicy,
): Promise<RetentionPolicy> {
  return {
    version,
    days,
    effective_days: effectiveDays,
    bounds,
    updated_at: updatedAt?.toISOString() ?? null,
    last_run: await findLastRun(tx),
  };
}
