import type { PhoneNumberId } from '@parley/contract/ids';
import type { PoolNumber } from '@parley/contract/resources/phone-number';
import { type Selectable, sql } from 'kysely';
import type { NumberPool } from '#db/schema.generated.ts';
import type { PlatformScope, Tx } from '#db/tenant-scope.ts';
import { decodeCursor, pageFrom } from '#platform/http/cursor.ts';

type PoolRow = Selectable<NumberPool>;

function presentPoolNumber(row: PoolRow): PoolNumber {
  return {
    id: row.id as PhoneNumberId,
    number: row.number,
    country: row.country,
    type: row.type as PoolNumber['type'],
    locality: row.locality,
    capabilities: row.capabilities as PoolNumber['capabilities'],
    provider: row.provider as PoolNumber['provider'],
    monthly_price_minor_units: row.monthly_price_minor_units,
    currency: row.currency,
  };
}

export interface PoolFilter {
  limit: number;
  cursor?: string | undefined;
  include_total: boolean;
  country?: string | undefined;
  type?: string | undefined;
  capabilities?: readonly string[] | undefined;
}

/** Lists one page of numbers the tenant can claim, by number. */
export async function listPoolPage(tx: Tx, filter: PoolFilter, now: Date) {
  let query = tx
    .selectFrom('number_pool')
    .where('claimed_at', 'is', null)
    .where(
      sql<boolean>`(quarantined_until is null or quarantined_until <= ${now} or previous_tenant_id = app.tenant())`,
    )
    .where(
      sql<boolean>`(reseller_id is null
        or reseller_id = (select t.reseller_id from tenants t where t.id = app.tenant()))`,
    );
  if (filter.country) query = query.where('country', '=', filter.country);
  if (filter.type) query = query.where('type', '=', filter.type);
  if (filter.capabilities) {
    query = query.where(sql<boolean>`capabilities @> ${[...filter.capabilities]}::text[]`);
  }
  let page = query.selectAll();
  if (filter.cursor) page = page.where('number', '>', String(decodeCursor(filter.cursor, ['string'])[0]));
  const [rows, total] = await Promise.all([
    page
      .orderBy('number')
      .limit(filter.limit + 1)
      .execute(),
    filter.include_total ? query.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow() : null,
  ]);
  const result = pageFrom(rows, { limit: filter.limit, item: presentPoolNumber, cursor: (row) => [row.number] });
  return total ? { ...result, total: total.total } : result;
}

/** Takes a number from the pool; undefined when it is unavailable. */
export async function removeFromPool(tx: Tx, id: PhoneNumberId, now: Date): Promise<PoolRow | undefined> {
  const taken = await sql<PoolRow>`select * from app.claim_pool_number(${id}::uuid, ${now})`.execute(tx);
  return taken.rows[0];
}

/** Returns a tenant's number to the pool, quarantined until `until`. */
export async function returnToPool(tx: Tx, number: string, until: Date): Promise<boolean> {
  const returned = await sql<{ ok: boolean }>`select app.return_pool_number(${number}, ${until}) as ok`.execute(tx);
  return returned.rows[0]?.ok === true;
}

/** Reports a number of the pool, but for those in the stock of another reseller. */
export async function isPoolNumber(tx: Tx, id: PhoneNumberId): Promise<boolean> {
  const row = await tx
    .selectFrom('number_pool')
    .select('id')
    .where('id', '=', id)
    .where(
      sql<boolean>`(reseller_id is null
        or reseller_id = (select t.reseller_id from tenants t where t.id = app.tenant()))`,
    )
    .executeTakeFirst();
  return row !== undefined;
}

/** Reports that the installation's pool contains or contained this number. */
export async function isInPool(tx: Tx, number: string): Promise<boolean> {
  const row = await tx.selectFrom('number_pool').select('id').where('number', '=', number).executeTakeFirst();
  return row !== undefined;
}

/** Returns numbers of deleted tenants to the pool; returns their count. */
export async function returnAbandoned(platform: PlatformScope, until: Date): Promise<number> {
  const returned = await platform.everywhere
    .updateTable('number_pool')
    .set({ claimed_at: null, quarantined_until: until })
    .where('claimed_at', 'is not', null)
    .where(sql<boolean>`not exists (select from phone_numbers n where n.number = number_pool.number)`)
    .returning('id')
    .execute();
  return returned.length;
}
