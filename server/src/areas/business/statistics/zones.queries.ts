import type { TenantId } from '@parley/contract/ids';
import { sql } from 'kysely';
import type { PlatformScope, Tx } from '#db/tenant-scope.ts';

/**
 * Zone of the tenant's roll-ups, locked until the transaction ends: two consumers that recount one conversation at a
 * time would both add what neither had taken away, and a rebuild would miss it. A tenant without roll-ups gets those of
 * UTC, to be rebuilt by the job in its own zone together with what happened before.
 */
export async function lockZoneForCounting(tx: Tx, tenantId: TenantId): Promise<string> {
  const lock = () =>
    tx
      .selectFrom('statistics_zones')
      .select('timezone')
      .where('tenant_id', '=', tenantId)
      .forUpdate()
      .executeTakeFirst();
  const found = await lock();
  if (found) return found.timezone;
  await insertUnbuilt(tx, tenantId);
  return (await lock())?.timezone ?? 'UTC';
}

async function insertUnbuilt(tx: Tx, tenantId: TenantId): Promise<void> {
  await tx
    .insertInto('statistics_zones')
    .values({ tenant_id: tenantId, timezone: 'UTC', is_built: false })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export interface RebuildNeed {
  timezone: string;
  /** False: calls and chats from before the roll-ups are still to be counted. */
  isBuilt: boolean;
}

/**
 * Locks the tenant's roll-ups for a rebuild: nothing is counted meanwhile. Null when they are complete and in the
 * tenant's zone.
 */
export async function lockForRebuild(tx: Tx, tenantId: TenantId): Promise<RebuildNeed | null> {
  await insertUnbuilt(tx, tenantId);
  const rolled = await tx
    .selectFrom('statistics_zones')
    .select(['timezone', 'is_built'])
    .where('tenant_id', '=', tenantId)
    .forUpdate()
    .executeTakeFirst();
  const tenant = await tx.selectFrom('tenants').select('timezone').where('id', '=', tenantId).executeTakeFirst();
  if (!rolled || !tenant || (rolled.is_built && rolled.timezone === tenant.timezone)) return null;
  return { timezone: tenant.timezone, isBuilt: rolled.is_built };
}

export async function markBuilt(tx: Tx, tenantId: TenantId, { timezone, now }: { timezone: string; now: Date }) {
  await tx
    .updateTable('statistics_zones')
    .set({ timezone, is_built: true, built_at: now })
    .where('tenant_id', '=', tenantId)
    .execute();
}

/** Tenants whose roll-ups are missing, incomplete or in another zone than theirs. */
export async function findTenantsToRebuild(platform: PlatformScope, limit: number): Promise<TenantId[]> {
  const rows = await platform.everywhere
    .selectFrom('tenants as t')
    .leftJoin('statistics_zones as z', 'z.tenant_id', 't.id')
    .select('t.id')
    .where(sql<boolean>`z.tenant_id is null or not z.is_built or z.timezone <> t.timezone`)
    .orderBy('t.id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id as TenantId);
}
