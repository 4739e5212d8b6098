import type { ResellerId, UserId } from '@parley/contract/ids';
import type { Reseller } from '@parley/contract/resources/reseller';
import { type Selectable, sql } from 'kysely';
import type { Resellers } from '#db/schema.generated.ts';
import type { Tx } from '#db/tenant-scope.ts';
import { newestPage } from '#platform/http/newest-page.ts';
import { resellerNotFound } from './platform-admin.errors.ts';

type ResellerRow = Selectable<Resellers> & { customer_count: number };

const customerCount = sql<number>`(select count(*)::int from tenants t where t.reseller_id = resellers.id)`.as(
  'customer_count',
);

/** Lists one page of all resellers, newest first. These queries need a transaction of the platform role. */
export function listResellerPage(
  tx: Tx,
  asked: { limit: number; cursor?: string | undefined; include_total: boolean },
) {
  return newestPage(asked, {
    read: (isOlder, limit) =>
      tx
        .selectFrom('resellers')
        .selectAll()
        .select(customerCount)
        .where(isOlder)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),
    count: async (total) =>
      (await tx.selectFrom('resellers').select(total.as('total')).executeTakeFirstOrThrow()).total,
    item: presentReseller,
  });
}

export function presentReseller(row: ResellerRow): Reseller {
  return {
    id: row.id as ResellerId,
    name: row.name,
    customer_count: row.customer_count,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    suspended_at: row.suspended_at?.toISOString() ?? null,
  };
}

/** Gets the reseller under a row lock until the transaction ends: no customer can be added meanwhile. */
export async function getResellerForUpdate(tx: Tx, id: ResellerId): Promise<ResellerRow> {
  const row = await tx.selectFrom('resellers').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw resellerNotFound();
  // Separate statement, to see customers added while waiting for the lock.
  const { total } = await tx
    .selectFrom('tenants')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('reseller_id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...row, customer_count: total };
}

export async function insertReseller(
  tx: Tx,
  reseller: { id: ResellerId; name: string; now: Date },
): Promise<ResellerRow> {
  const { id, name, now } = reseller;
  const row = await tx
    .insertInto('resellers')
    .values({ id, name, created_at: now, updated_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...row, customer_count: 0 };
}

export async function updateResellerRow(
  tx: Tx,
  id: ResellerId,
  change: { name: string; suspended_at: Date | null; updated_at: Date },
): Promise<void> {
  await tx.updateTable('resellers').set(change).where('id', '=', id).execute();
}

/** Foreign keys cascade to its keys and memberships. */
export async function deleteResellerRow(tx: Tx, id: ResellerId): Promise<void> {
  await tx.deleteFrom('resellers').where('id', '=', id).execute();
}

export async function insertResellerAdmin(
  tx: Tx,
  member: { resellerId: ResellerId; userId: UserId; now: Date },
): Promise<void> {
  await tx
    .insertInto('reseller_members')
    .values({ reseller_id: member.resellerId, user_id: member.userId, role: 'owner', created_at: member.now })
    .execute();
}
