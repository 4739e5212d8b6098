import type { ResellerId, SipTrunkId } from '@parley/contract/ids';
import type { PlatformSipTrunk, TrunkOwnerKind } from '@parley/contract/resources/sip-trunk';
import { sql } from 'kysely';
import { containsText } from '#db/search.ts';
import type { Tx } from '#db/tenant-scope.ts';
import { platformChain } from '#platform/audit/audit-entry.ts';
import { newestPage } from '#platform/http/newest-page.ts';
import { countNumbersOf, presentTrunk, readTrunk, type StoredTrunk, trunkColumns } from './sip-trunks.queries.ts';
import { getTrunkStatus } from './trunk-status.queries.ts';

/** Finds the trunk of a reseller; null: none is set up. `tx` is the reseller's. */
export async function findResellerTrunk(tx: Tx, resellerId: ResellerId): Promise<StoredTrunk | null> {
  const row = await tx
    .selectFrom('sip_trunks')
    .select(trunkColumns)
    .where('tenant_id', '=', resellerId)
    .executeTakeFirst();
  return row ? readTrunk(row) : null;
}

/** The same, with other writers of it waiting until the transaction ends: a reseller has one trunk. */
export async function lockResellerTrunk(tx: Tx, resellerId: ResellerId): Promise<StoredTrunk | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`reseller trunk ${resellerId}`}, 0))`.execute(tx);
  return findResellerTrunk(tx, resellerId);
}

export interface PlatformTrunkFilter {
  limit: number;
  cursor?: string | undefined;
  include_total: boolean;
  owner?: TrunkOwnerKind | undefined;
  q?: string | undefined;
}

const ownedBy: Record<TrunkOwnerKind, ReturnType<typeof sql<boolean>>> = {
  installation: sql<boolean>`tenant_id = ${platformChain}`,
  reseller: sql<boolean>`tenant_id in (select r.id from resellers r)`,
  tenant: sql<boolean>`tenant_id in (select t.id from tenants t)`,
};

/** Lists one page of the trunks of all accounts, newest first. `tx` is the platform's. */
export async function listEveryTrunk(tx: Tx, filter: PlatformTrunkFilter) {
  let query = tx.selectFrom('sip_trunks');
  if (filter.owner) query = query.where(ownedBy[filter.owner]);
  if (filter.q) query = query.where(containsText(sql.ref('name'), filter.q));
  const page = await newestPage(filter, {
    read: (isOlder, limit) =>
      query
        .select(trunkColumns)
        .where(isOlder)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),
    count: async (total) => (await query.select(total.as('total')).executeTakeFirstOrThrow()).total,
    item: readTrunk,
  });
  return { ...page, data: await Promise.all(page.data.map((trunk) => presentPlatformTrunk(tx, trunk))) };
}

/** Presents a trunk as the platform sees it, with its owner. `tx` is the platform's. */
export async function presentPlatformTrunk(tx: Tx, trunk: StoredTrunk): Promise<PlatformSipTrunk> {
  const [owner, status, count] = await Promise.all([
    ownerOf(tx, trunk.tenantId),
    getTrunkStatus(tx, { id: trunk.id as SipTrunkId, isActive: trunk.config.is_active }),
    countNumbersOf(tx, trunk.id),
  ]);
  return { ...presentTrunk(trunk), owner, status, number_count: count };
}

async function ownerOf(tx: Tx, accountId: string): Promise<PlatformSipTrunk['owner']> {
  if (accountId === platformChain) return { kind: 'installation', id: null, name: '' };
  const reseller = await tx.selectFrom('resellers').select('name').where('id', '=', accountId).executeTakeFirst();
  if (reseller) return { kind: 'reseller', id: accountId, name: reseller.name };
  const tenant = await tx.selectFrom('tenants').select('name').where('id', '=', accountId).executeTakeFirst();
  return { kind: 'tenant', id: accountId, name: tenant?.name ?? '' };
}
