import type { TenantId } from '@parley/contract/ids';
import type { RetentionRun } from '@parley/contract/resources/retention';
import { sql } from 'kysely';
import type { PlatformScope, Tx } from '#db/tenant-scope.ts';
import { platformChain } from '#platform/audit/audit-entry.ts';

export interface OpenRun {
  id: string;
  deleted: RetentionRun['deleted'];
}

/** Opens a run, or goes on with the one that was interrupted. */
export async function openRun(tx: Tx, run: { tenantId: TenantId; id: string; now: Date }): Promise<void> {
  await tx
    .insertInto('retention_runs')
    .values({ tenant_id: run.tenantId, id: run.id, started_at: run.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Locks the tenant's run that is not over; null when another process has finished it. */
export async function lockOpenRun(tx: Tx): Promise<OpenRun | null> {
  const row = await tx
    .selectFrom('retention_runs')
    .select(['id', 'deleted'])
    .where('finished_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row ? { id: row.id, deleted: row.deleted as OpenRun['deleted'] } : null;
}

export async function storeCounts(tx: Tx, { id, deleted }: OpenRun): Promise<void> {
  await tx
    .updateTable('retention_runs')
    .set({ deleted: JSON.stringify(deleted) })
    .where('id', '=', id)
    .execute();
}

/** Nights whose counts remain readable. Unit: days. */
const keptRunDays = 400;

export async function finishRun(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable('retention_runs').set({ finished_at: now }).where('id', '=', id).execute();
  await sql`delete from retention_runs where started_at < ${now}::timestamptz - make_interval(days => ${keptRunDays})`.execute(
    tx,
  );
}

export interface TenantNight {
  tenantId: TenantId;
  timezone: string;
  /** Start of the last run, or the last change of the policy; null: neither. */
  since: Date | null;
  /** An earlier run was interrupted. */
  hasOpenRun: boolean;
}

/** Tenants of which anything may be deleted: by their policy, or by an agent with days of its own. */
export async function listTenantsToDelete(platform: PlatformScope): Promise<TenantNight[]> {
  const { rows } = await platform.inPlatform((tx) =>
    sql<{ id: TenantId; timezone: string; since: Date | null; open: boolean }>`
      select t.id, t.timezone, coalesce(r.started_at, p.updated_at) as since,
        coalesce(r.finished_at is null and r.started_at is not null, false) as open
      from tenants t
      left join retention_policies p on p.tenant_id = t.id
      left join lateral (select started_at, finished_at from retention_runs r where r.tenant_id = t.id
        order by started_at desc limit 1) r on true
      where p.tenant_id is not null
        or exists (select from retention_bounds b where b.tenant_id in (t.reseller_id, ${platformChain}))
        or exists (
        select from agents a where a.tenant_id = t.id and a.config ->> 'data_retention_days' is not null)`.execute(tx),
  );
  return rows.map(({ id, timezone, since, open }) => ({ tenantId: id, timezone, since, hasOpenRun: open }));
}

/** Chats that ended and leave nothing behind. */
export async function listEndedUnkeptChats(
  platform: PlatformScope,
  { before, limit }: { before: Date; limit: number },
): Promise<{ tenantId: TenantId; id: string }[]> {
  const rows = await platform.everywhere
    .selectFrom('chat_sessions')
    .select(['tenant_id', 'id'])
    .where('zero_retention', '=', true)
    .where('closed_at', '<', before)
    .orderBy('closed_at')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ tenantId: row.tenant_id as TenantId, id: row.id }));
}
