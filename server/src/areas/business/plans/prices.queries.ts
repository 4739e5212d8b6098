import { sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';
import type { PriceList, Rates, WholesaleTiers } from './prices.rules.ts';

const rateColumns = [
  'inbound_minute_micros',
  'outbound_minute_micros',
  'web_minute_micros',
  'chat_turn_micros',
  'message_micros',
] as const;

type RateRow = Record<(typeof rateColumns)[number], string>;

export const ratesOf = (row: RateRow): Rates => ({
  inbound_call: BigInt(row.inbound_minute_micros),
  outbound_call: BigInt(row.outbound_minute_micros),
  web_call: BigInt(row.web_minute_micros),
  chat_turn: BigInt(row.chat_turn_micros),
  message: BigInt(row.message_micros),
});

/**
 * Finds the retail prices of a customer at a time: its own list, else that of its reseller, else the installation's; of
 * several valid ones the one with the latest start. Null: nothing has a price. `tx` is the customer's.
 */
export async function priceListAt(tx: Tx, request: { tenantId: string; at: Date }): Promise<PriceList | null> {
  const { tenantId, at } = request;
  const row = await tx
    .selectFrom('price_lists')
    .select(['id', 'currency', 'call_increment_seconds', ...rateColumns])
    .where((where) => where.or([where('customer_id', '=', tenantId), where('customer_id', 'is', null)]))
    .where((where) =>
      where.or([where('reseller_id', 'is', null), where('reseller_id', '=', sql<string>`app.seller()`)]),
    )
    .where('valid_from', '<=', at)
    .where((where) => where.or([where('valid_until', 'is', null), where('valid_until', '>', at)]))
    .orderBy(sql`customer_id is null, reseller_id is null, valid_from desc, id desc`)
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    currency: row.currency,
    rates: ratesOf(row),
    callIncrementSeconds: row.call_increment_seconds,
  };
}

/**
 * Finds the wholesale prices of a reseller at a time: its newest set that has begun, else the installation's for all
 * resellers. Null: none. `tx` is the reseller's, or the platform's.
 */
export async function wholesaleTiersAt(
  tx: Tx,
  request: { resellerId: string; at: Date },
): Promise<WholesaleTiers | null> {
  const { resellerId, at } = request;
  const rows = await tx
    .selectFrom('wholesale_tiers as t')
    .select(['reseller_id', 'currency', 'valid_from', 'from_seconds', ...rateColumns])
    .where((where) => where.or([where('reseller_id', 'is', null), where('reseller_id', '=', resellerId)]))
    .where('valid_from', '<=', at)
    .orderBy(sql`reseller_id is null, valid_from desc, from_seconds`)
    .execute();
  const [first] = rows;
  if (!first) return null;
  const ofSet = rows.filter(
    (row) => row.reseller_id === first.reseller_id && row.valid_from.getTime() === first.valid_from.getTime(),
  );
  return {
    currency: first.currency,
    validFrom: first.valid_from,
    tiers: ofSet.map((row) => ({ fromSeconds: Number(row.from_seconds), rates: ratesOf(row) })),
  };
}
