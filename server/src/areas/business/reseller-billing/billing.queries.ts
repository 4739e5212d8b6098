import type { ResellerId } from '@parley/contract/ids';
import { sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';
import type { BookedUse } from './billing.rules.ts';

/**
 * Sums the reseller's own book over a month of local days, by customer, kind and both currencies: `micros` is the
 * wholesale cost, `retailMicros` what the customer was charged. `tx` is the reseller's.
 */
export async function listBookedUse(tx: Tx, request: { resellerId: ResellerId; month: string }): Promise<BookedUse[]> {
  const first = sql<Date>`${`${request.month}-01`}::date`;
  const rows = await tx
    .selectFrom('usage_records as u')
    .leftJoin('tenants as t', 't.id', 'u.customer_id')
    .select([
      'u.customer_id',
      't.name',
      'u.kind',
      'u.currency',
      'u.retail_currency',
      sql<string>`sum(u.quantity)`.as('quantity'),
      sql<string>`sum(u.micros)`.as('micros'),
      sql<string>`sum(u.retail_micros)`.as('retail_micros'),
    ])
    .where('u.tenant_id', '=', request.resellerId)
    .where('u.day', '>=', first)
    .where('u.day', '<', sql<Date>`(${first} + interval '1 month')::date`)
    .groupBy(['u.customer_id', 't.name', 'u.kind', 'u.currency', 'u.retail_currency'])
    .orderBy('t.name')
    .orderBy('u.customer_id')
    .execute();
  return rows.map((row) => ({
    customerId: row.customer_id,
    customerName: row.name ?? '',
    kind: row.kind,
    quantity: Number(row.quantity),
    currency: row.currency,
    micros: BigInt(row.micros),
    retailCurrency: row.retail_currency,
    retailMicros: BigInt(row.retail_micros),
  }));
}
