import type { PhoneNumberId, ResellerId, TenantId } from '@parley/contract/ids';
import type { InventoryState } from '@parley/contract/resources/number-inventory';
import { type Expression, sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';
import { decodeCursor, pageFrom } from '#platform/http/cursor.ts';
import type { InventoryRow } from './inventory.rules.ts';

export interface InventoryFilter {
  q?: string | undefined;
  country?: string | undefined;
  state?: InventoryState | undefined;
  tenant_id?: TenantId | undefined;
  reseller_id?: ResellerId | undefined;
}

/** Inventory that a transaction sees: of its reseller, or of the platform role. */
export type InventoryOf = 'platform' | 'reseller';

const sources = {
  platform: sql`(select i.*, r.name as reseller_name from app.number_inventory i
    left join resellers r on r.id = i.reseller_id)`,
  reseller: sql`app.reseller_number_inventory()`,
};

function matches(filter: InventoryFilter, now: Date) {
  const conditions: Expression<unknown>[] = [sql`true`];
  const { q, country, state, tenant_id, reseller_id } = filter;
  if (q) {
    conditions.push(
      sql`(position(${q.replaceAll(/[\s-]/g, '')} in number) > 0 or position(lower(${q}) in lower(tenant_name)) > 0)`,
    );
  }
  if (country) conditions.push(sql`country = ${country}`);
  if (tenant_id) conditions.push(sql`tenant_id = ${tenant_id}`);
  if (reseller_id) conditions.push(sql`reseller_id = ${reseller_id}`);
  if (state) conditions.push(stateCondition(state, now));
  return sql`(${sql.join(conditions, sql` and `)})`;
}

function stateCondition(state: InventoryState, now: Date) {
  switch (state) {
    case 'assigned':
      return sql`(phone_number_id is not null and status <> 'releasing')`;
    case 'releasing':
      return sql`(phone_number_id is not null and status = 'releasing')`;
    case 'quarantined':
      return sql`(phone_number_id is null and quarantined_until > ${now})`;
    case 'free':
      return sql`(phone_number_id is null and coalesce(quarantined_until <= ${now}, true))`;
  }
}

/** Lists one page of the inventory, by number. */
export async function listInventory<Item>(
  tx: Tx,
  of: InventoryOf,
  request: {
    filter: InventoryFilter;
    page: { limit: number; cursor?: string | undefined; include_total: boolean };
    now: Date;
    item: (row: InventoryRow) => Item;
  },
) {
  const { filter, page, now, item } = request;
  const after =
    page.cursor === undefined ? sql`true` : sql`number > ${String(decodeCursor(page.cursor, ['string'])[0])}`;
  const condition = matches(filter, now);
  const [rows, total] = await Promise.all([
    sql<InventoryRow>`select * from ${sources[of]} inventory where ${condition} and ${after}
      order by number limit ${page.limit + 1}`.execute(tx),
    page.include_total
      ? sql<{ total: number }>`select count(*)::int as total from ${sources[of]} inventory where ${condition}`.execute(
          tx,
        )
      : undefined,
  ]);
  const found = pageFrom(rows.rows, { limit: page.limit, item, cursor: (row) => [row.number] });
  return total ? { ...found, total: total.rows[0]?.total ?? 0 } : found;
}

/** Finds a number of the inventory; null when unknown. */
export async function findInventoryNumber(tx: Tx, of: InventoryOf, number: string): Promise<InventoryRow | null> {
  const { rows } = await sql<InventoryRow>`
    select * from ${sources[of]} inventory where number = ${number}`.execute(tx);
  return rows[0] ?? null;
}

/** Finds a number of the pool that is in no reseller's stock, which resellers may assign too. */
export async function findPlatformStock(tx: Tx, number: string): Promise<PhoneNumberId | null> {
  const row = await tx
    .selectFrom('number_pool')
    .select('id')
    .where('number', '=', number)
    .where('reseller_id', 'is', null)
    .where('claimed_at', 'is', null)
    .executeTakeFirst();
  return (row?.id as PhoneNumberId | undefined) ?? null;
}

/** End of a number's quarantine after `now`; null when it is in none. */
export async function findQuarantineEnd(tx: Tx, poolId: PhoneNumberId, now: Date): Promise<Date | null> {
  const row = await tx
    .selectFrom('number_pool')
    .select('quarantined_until')
    .where('id', '=', poolId)
    .where('claimed_at', 'is', null)
    .where('quarantined_until', '>', now)
    .executeTakeFirst();
  return row?.quarantined_until ?? null;
}

/** A number on the trunk of a reseller stays in its stock: the trunk serves its customers alone. */
const isDeliveredTo = (resellerId: ResellerId | null) => sql<boolean>`not exists (
  select from sip_trunks s join resellers r on r.id = s.tenant_id
  where s.id = number_pool.shared_trunk_id and r.id is distinct from ${resellerId})`;

/** Moves a free number into the stock of a reseller, or with null out of it. False: an account has it now. */
export async function moveToStock(tx: Tx, poolId: PhoneNumberId, resellerId: ResellerId | null): Promise<boolean> {
  const moved = await tx
    .updateTable('number_pool')
    .set({ reseller_id: resellerId })
    .where('id', '=', poolId)
    .where('claimed_at', 'is', null)
    .where(isDeliveredTo(resellerId))
    .executeTakeFirst();
  return moved.numUpdatedRows > 0n;
}

/** Deletes a free number on a trunk from the pool. False: an account has it now. */
export async function removePoolNumber(tx: Tx, poolId: string): Promise<boolean> {
  const removed = await tx
    .deleteFrom('number_pool')
    .where('id', '=', poolId)
    .where('claimed_at', 'is', null)
    .where('shared_trunk_id', 'is not', null)
    .executeTakeFirst();
  return removed.numDeletedRows > 0n;
}

export async function findTenant(tx: Tx, id: TenantId): Promise<{ reseller_id: string | null } | null> {
  const row = await tx.selectFrom('tenants').select('reseller_id').where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

export async function isReseller(tx: Tx, id: ResellerId): Promise<boolean> {
  const row = await tx.selectFrom('resellers').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}
