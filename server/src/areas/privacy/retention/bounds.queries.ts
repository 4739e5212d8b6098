import type { ResellerId, TenantId } from '@parley/contract/ids';
import type { RetentionLimits, RetentionSetBounds } from '@parley/contract/resources/retention';
import { sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';
import { narrow, retentionBounds } from './retention.rules.ts';

/** Bounds of a reseller, or of the platform. */
export interface StoredBounds {
  /** 0: none set. */
  version: number;
  bounds: RetentionSetBounds;
  updatedAt: Date | null;
}

type AccountId = ResellerId | TenantId;

/** Finds the bounds an account has set, under a row lock with `forUpdate`. */
export async function findBounds(tx: Tx, accountId: AccountId, { forUpdate = false } = {}): Promise<StoredBounds> {
  const row = await tx
    .selectFrom('retention_bounds')
    .select(['version', 'bounds', 'updated_at'])
    .where('tenant_id', '=', accountId)
    .$if(forUpdate, (query) => query.forUpdate())
    .executeTakeFirst();
  return {
    version: row?.version ?? 0,
    bounds: (row?.bounds ?? {}) as RetentionSetBounds,
    updatedAt: row?.updated_at ?? null,
  };
}

/** Limits of the transaction's account: of the installation, narrowed by the platform and then by its reseller. */
export async function findEffectiveBounds(tx: Tx): Promise<RetentionLimits> {
  const { rows } = await sql<{ bounds: RetentionSetBounds }>`
    select above.bounds from app.retention_bounds_above() as above (bounds)`.execute(tx);
  return rows.reduce((limits, { bounds }) => narrow(limits, bounds), retentionBounds);
}

/** Stores bounds over the version before; false when another change was faster. */
export async function storeBounds(
  tx: Tx,
  stored: { accountId: AccountId; version: number; bounds: RetentionSetBounds; now: Date },
): Promise<boolean> {
  const { accountId, version, now } = stored;
  const values = { version, bounds: JSON.stringify(stored.bounds), updated_at: now };
  const result = await tx
    .insertInto('retention_bounds')
    .values({ tenant_id: accountId, ...values })
    .onConflict((conflict) =>
      conflict
        .column('tenant_id')
        .doUpdateSet(values)
        .where('retention_bounds.version', '=', version - 1),
    )
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}
