import { chargeUse } from '#areas/business/balance';
import { type BookContext, inBookOf, lockBook, type Micros, postEntry } from '#areas/business/ledger';
import {
  billableSeconds,
  isCall,
  priceListAt,
  type UsageKind,
  wholesalePrice,
  wholesaleTiersAt,
} from '#areas/business/plans';
import { findCustomerFacts, findUse, insertUse, lockMonth, monthSecondsOf, type UsageRecord } from './usage.queries.ts';

/** Use of the product that happened. */
export interface HappenedUse {
  tenantId: string;
  kind: UsageKind;
  /** Id of the call, answer or message. */
  id: string;
  /** Time whose prices count: the beginning of a call. */
  at: Date;
  /** Seconds of a call; otherwise a count. */
  quantity: number;
}

/**
 * Records a use once, with its price at the time: charges the customer, and its reseller at wholesale, in one
 * transaction. Returns null where it was recorded before.
 */
export async function recordUse(context: BookContext, use: HappenedUse): Promise<UsageRecord | null> {
  const { tx, newId } = context;
  const { tenantId, kind, at } = use;
  const source = `${isCall(kind) ? 'call' : kind}:${use.id}`;
  await lockBook(tx, tenantId);
  if (await findUse(tx, { accountId: tenantId, source })) return null;
  const customer = await findCustomerFacts(tx, { tenantId, at });
  const prices = await priceListAt(tx, { tenantId, at });
  const quantity = isCall(kind) ? billableSeconds(use.quantity, prices?.callIncrementSeconds ?? 1) : use.quantity;
  const charge = await chargeUse(context, {
    tenantId,
    source,
    kind,
    quantity,
    prices,
    ...(isCall(kind) ? { holdId: use.id } : {}),
  });
  const record: UsageRecord = {
    id: newId(),
    customerId: tenantId,
    source,
    kind,
    at,
    day: customer.day,
    quantity,
    coveredSeconds: charge.coveredSeconds,
    rate: prices?.rates[kind] ?? null,
    currency: prices?.currency ?? null,
    micros: charge.micros,
    retailMicros: 0n,
    retailCurrency: null,
    entryId: charge.entryId,
  };
  await insertUse(tx, tenantId, record);
  const { resellerId, packageId } = customer;
  if (resellerId !== null) {
    await inBookOf(tx, resellerId, () => chargeReseller(context, { resellerId, packageId, record }));
  }
  return record;
}

/** Charges the reseller at wholesale for a use of its customer. The transaction is the reseller's meanwhile. */
async function chargeReseller(
  context: BookContext,
  { resellerId, packageId, record }: { resellerId: string; packageId: string | null; record: UsageRecord },
): Promise<void> {
  const { tx, newId } = context;
  const { kind, quantity, at, source } = record;
  const tiers = await wholesaleTiersAt(tx, { resellerId, packageId, at });
  const month = record.day.slice(0, 7);
  if (tiers) await lockMonth(tx, { resellerId, month });
  const monthSeconds = tiers ? await monthSecondsOf(tx, { resellerId, month }) : 0;
  const price = tiers ? wholesalePrice(tiers, { kind, quantity, monthSeconds }) : null;
  const entryId =
    tiers && price ? await postWholesale(context, { resellerId, source, ...price, ...tiers, record }) : null;
  await insertUse(tx, resellerId, {
    ...record,
    id: newId(),
    coveredSeconds: 0,
    rate: price?.rate ?? null,
    currency: tiers?.currency ?? null,
    micros: price?.micros ?? 0n,
    retailMicros: record.micros,
    retailCurrency: record.currency,
    entryId,
  });
}

async function postWholesale(
  context: BookContext,
  charge: { resellerId: string; source: string; micros: Micros; currency: string; record: UsageRecord },
): Promise<string | null> {
  const { resellerId, micros, currency: unit, record } = charge;
  if (micros === 0n) return null;
  const { id } = await postEntry(context, {
    accountId: resellerId,
    key: `usage:${charge.source}`,
    kind: 'wholesale_usage',
    details: { customer_id: record.customerId },
    postings: [
      { account: 'wholesale_owed', unit, amount: -micros },
      { account: 'wholesale', unit, amount: micros },
    ],
  });
  return id;
}
