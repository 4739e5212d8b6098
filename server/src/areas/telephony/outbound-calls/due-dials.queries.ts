import type { CallId, TenantId } from '@parley/contract/ids';
import type { OutboundQueue } from '@parley/contract/resources/outbound-call';
import { sql } from 'kysely';
import { leaseNow } from '#db/lease.ts';
import type { PlatformScope, Tx } from '#db/tenant-scope.ts';

export interface DialRef {
  tenantId: TenantId;
  id: CallId;
}

const refOf = (row: { tenant_id: string; call_id: string }): DialRef => ({
  tenantId: row.tenant_id as TenantId,
  id: row.call_id as CallId,
});

/**
 * Tenants with due calls, least recently dialled first. Loose index scan: its cost grows with the number of waiting
 * tenants, not with their calls.
 */
export async function findDueTenants(platform: PlatformScope, now: Date, limit: number): Promise<TenantId[]> {
  const found = await sql<{ tenant_id: string }>`
    with recursive waiting (tenant_id) as (
      (select tenant_id from outbound_dials where state = 'waiting' order by tenant_id limit 1)
      union all
      select (select d.tenant_id from outbound_dials d
        where d.state = 'waiting' and d.tenant_id > w.tenant_id order by d.tenant_id limit 1)
      from waiting w where w.tenant_id is not null)
    select w.tenant_id from waiting w
    left join outbound_pace p on p.tenant_id = w.tenant_id and p.subject_id = w.tenant_id
    where w.tenant_id is not null and exists (
      select from outbound_dials d where d.tenant_id = w.tenant_id and d.state = 'waiting' and d.not_before <= ${now})
    order by p.next_at nulls first, w.tenant_id limit ${limit}`.execute(platform.everywhere);
  return found.rows.map((row) => row.tenant_id as TenantId);
}

/** Time of the next call due after `now`; null when none waits. */
export async function findNextDue(platform: PlatformScope, now: Date): Promise<Date | null> {
  const row = await platform.everywhere
    .selectFrom('outbound_dials')
    .select('not_before')
    .where('state', '=', 'waiting')
    .where('not_before', '>', now)
    .orderBy('not_before')
    .limit(1)
    .executeTakeFirst();
  return row?.not_before ?? null;
}

/** Dials with expired leases, longest expired first. */
export async function findLostDials(platform: PlatformScope, limit: number): Promise<DialRef[]> {
  const rows = await platform.everywhere
    .selectFrom('outbound_dials')
    .select(['tenant_id', 'call_id'])
    .where('state', '=', 'dialling')
    .where('claimed_until', '<=', leaseNow)
    .orderBy('claimed_until')
    .limit(limit)
    .execute();
  return rows.map(refOf);
}

/** Queued calls past their expiry. */
export async function findExpiredDials(platform: PlatformScope, now: Date, limit: number): Promise<DialRef[]> {
  const rows = await platform.everywhere
    .selectFrom('outbound_dials')
    .select(['tenant_id', 'call_id'])
    .where('state', '=', 'waiting')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(limit)
    .execute();
  return rows.map(refOf);
}

/** Counts the tenant's queue by state. */
export async function countDials(tx: Tx, tenantId: TenantId, now: Date): Promise<Omit<OutboundQueue, 'limits'>> {
  const found = await sql<{ waiting: number; due: number; dialling: number; next_at: Date | null }>`
    select
      (select count(*)::int from outbound_dials where tenant_id = ${tenantId} and state = 'waiting') as waiting,
      (select count(*)::int from outbound_dials
        where tenant_id = ${tenantId} and state = 'waiting' and not_before <= ${now}) as due,
      (select count(*)::int from outbound_dials where tenant_id = ${tenantId} and state = 'dialling') as dialling,
      (select min(not_before) from outbound_dials where tenant_id = ${tenantId} and state = 'waiting') as next_at
  `.execute(tx);
  const [row] = found.rows;
  return {
    waiting: row?.waiting ?? 0,
    due: row?.due ?? 0,
    dialling: row?.dialling ?? 0,
    next_at: row?.next_at?.toISOString() ?? null,
  };
}
