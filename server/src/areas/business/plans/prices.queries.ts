import type { PriceTiersReplace } from '@parley/contract/resources/reseller-billing';
import { sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';
import { tiersInPast } from './plans.errors.ts';
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
  const { rows } = await sql<PriceColumns & { id: string; currency: string }>`
    select id, currency, call_increment_seconds, ${sql.join(rateColumns.map((column) => sql.ref(column)))}
    from app.price_list_at(${request.tenantId}, ${request.at})`.execute(tx);
  return rows[0] ? priceListOf(rows[0]) : null;
}

/** Columns of a price list beside its id and currency. */
export interface PriceColumns extends RateRow {
  call_increment_seconds: number;
}

export const priceListOf = (row: PriceColumns & { id: string; currency: string }): PriceList => ({
  id: row.id,
  currency: row.currency,
  rates: ratesOf(row),
  callIncrementSeconds: row.call_increment_seconds,
});

/**
 * Finds the wholesale prices at a time for a customer with this package: the package's newest set that has begun, else
 * the reseller's, else the installation's for all resellers. Null: none. `tx` is the reseller's, or the platform's.
 */
export async function wholesaleTiersAt(
  tx: Tx,
  request: { resellerId: string; packageId: string | null; at: Date },
): Promise<WholesaleTiers | null> {
  const { resellerId, packageId, at } = request;
  const rows = await tx
    .selectFrom('wholesale_tiers as t')
    .select(['reseller_id', 'package_id', 'currency', 'valid_from', 'from_seconds', ...rateColumns])
    .where((where) => where.or([where('reseller_id', 'is', null), where('reseller_id', '=', resellerId)]))
    .where((where) => where.or([where('package_id', 'is', null), where('package_id', '=', packageId)]))
    .where('valid_from', '<=', at)
    .orderBy(sql`package_id is null, reseller_id is null, valid_from desc, from_seconds`)
    .execute();
  return newestSet(rows);
}

/** Whose wholesale prices: of a package of a reseller, of a reseller, or, both null, the installation's for all. */
export interface TiersOwner {
  resellerId: string | null;
  packageId: string | null;
}

/** Finds the wholesale prices of exactly this owner at a time; null: it has none, and those above it apply. */
export async function ownTiersAt(tx: Tx, { resellerId, packageId, at }: TiersOwner & { at: Date }) {
  const rows = await tx
    .selectFrom('wholesale_tiers')
    .select(['reseller_id', 'package_id', 'currency', 'valid_from', 'from_seconds', ...rateColumns])
    .where('reseller_id', 'is not distinct from', resellerId)
    .where('package_id', 'is not distinct from', packageId)
    .where('valid_from', '<=', at)
    .orderBy('valid_from', 'desc')
    .orderBy('from_seconds')
    .execute();
  return newestSet(rows);
}

/** Stores the wholesale prices of an owner from an instant on, in place of those of the same instant. */
export async function storeTiers(
  tx: Tx,
  given: TiersOwner & { set: PriceTiersReplace; newId: () => string; now: Date },
): Promise<Date> {
  const { resellerId, packageId, set, newId, now } = given;
  const validFrom = set.valid_from === undefined ? now : new Date(set.valid_from);
  if (validFrom < now) throw tiersInPast('/valid_from');
  await tx
    .deleteFrom('wholesale_tiers')
    .where('reseller_id', 'is not distinct from', resellerId)
    .where('package_id', 'is not distinct from', packageId)
    .where('valid_from', '=', validFrom)
    .execute();
  const shared = {
    reseller_id: resellerId,
    package_id: packageId,
    currency: set.currency,
    valid_from: validFrom,
    created_at: now,
  };
  await tx
    .insertInto('wholesale_tiers')
    .values(set.tiers.map((tier) => ({ ...shared, ...tier, id: newId() })))
    .execute();
  return validFrom;
}

type TierRow = RateRow & {
  reseller_id: string | null;
  package_id: string | null;
  currency: string;
  valid_from: Date;
  from_seconds: string;
};

/** The set that comes first, of rows in order of preference. */
function newestSet(rows: readonly TierRow[]): WholesaleTiers | null {
  const [first] = rows;
  if (!first) return null;
  const ofSet = rows.filter(
    (row) =>
      row.package_id === first.package_id &&
      row.reseller_id === first.reseller_id &&
      row.valid_from.getTime() === first.valid_from.getTime(),
  );
  return {
    currency: first.currency,
    validFrom: first.valid_from,
    tiers: ofSet.map((row) => ({ fromSeconds: Number(row.from_seconds), rates: ratesOf(row) })),
  };
}
