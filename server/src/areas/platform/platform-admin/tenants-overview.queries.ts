import type { ResellerId, TenantId } from '@parley/contract/ids';
import type { TenantOverview } from '@parley/contract/resources/tenant';
import { sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';
import { newestPage } from '#platform/http/newest-page.ts';
import { tenantNotFound } from './platform-admin.errors.ts';

/** All tenants with counts. These queries need a transaction of the platform role. */
const overviews = (tx: Tx) =>
  tx
    .selectFrom('tenants')
    .leftJoin('resellers', 'resellers.id', 'tenants.reseller_id')
    .select([
      'tenants.id',
      'tenants.name',
      'tenants.contact_email',
      'tenants.reseller_id',
      'resellers.name as reseller_name',
      'tenants.created_at',
      'tenants.suspended_at',
      'tenants.trashed_at',
      sql<number>`(select count(*)::int from agents a
        where a.tenant_id = tenants.id and a.trashed_at is null)`.as('agent_count'),
      sql<number>`(select count(*)::int from memberships m
        where m.tenant_id = tenants.id and m.support_until is null)`.as('user_count'),
    ]);

type OverviewRow = Awaited<ReturnType<ReturnType<typeof overviews>['executeTakeFirstOrThrow']>>;

/** Lists one page of all tenants, newest first. */
export function listTenantPage(
  tx: Tx,
  filter: { limit: number; cursor?: string | undefined; include_total: boolean; q?: string | undefined },
) {
  let query = tx.selectFrom(overviews(tx).as('tenant'));
  if (filter.q) {
    query = query.where(sql<boolean>`(position(lower(${filter.q}) in lower(name)) > 0
      or position(lower(${filter.q}) in lower(contact_email)) > 0 or id::text = lower(${filter.q}))`);
  }
  return newestPage(filter, {
    read: (isOlder, limit) =>
      query.selectAll().where(isOlder).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute(),
    count: async (total) => (await query.select(total.as('total')).executeTakeFirstOrThrow()).total,
    item: presentTenant,
  });
}

export async function getTenantOverview(tx: Tx, id: TenantId): Promise<TenantOverview> {
  const row = await overviews(tx).where('tenants.id', '=', id).executeTakeFirst();
  if (!row) throw tenantNotFound();
  return presentTenant(row);
}

function presentTenant(row: OverviewRow): TenantOverview {
  return {
    id: row.id as TenantId,
    name: row.name,
    contact_email: row.contact_email || null,
    reseller: row.reseller_id === null ? null : { id: row.reseller_id as ResellerId, name: row.reseller_name ?? '' },
    agent_count: row.agent_count,
    user_count: row.user_count,
    created_at: row.created_at.toISOString(),
    suspended_at: row.suspended_at?.toISOString() ?? null,
    trashed_at: row.trashed_at?.toISOString() ?? null,
  };
}
