import { type RawBuilder, sql } from 'kysely';
import type { Micros } from '#areas/business/ledger';
import type { UsageKind } from '#areas/business/plans';
import type { Tx } from '#db/tenant-scope.ts';

/** A use with its price. In a reseller's book `micros` is the wholesale price. */
export interface UsageRecord {
  id: string;
  customerId: string;
  source: string;
  kind: UsageKind;
  at: Date;
  /** Local day of the customer, such as 2026-03-01. */
  day: string;
  quantity: number;
  coveredSeconds: number;
  rate: Micros | null;
  currency: string | null;
  micros: Micros;
  retailMicros: Micros;
  retailCurrency: string | null;
  entryId: string | null;
}

export async function findUse(tx: Tx, use: { accountId: string; source: string }): Promise<boolean> {
  const row = await tx
    .selectFrom('usage_records')
    .select('id')
    .where('tenant_id', '=', use.accountId)
    .where('source', '=', use.source)
    .executeTakeFirst();
  return row !== undefined;
}

/** Finds what is left of an erased call: it may have been erased before it was metered. */
export async function findErasedCall(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('erased_calls')
    .select(['id', 'type', 'direction', 'answered_at', 'duration_seconds'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { type, direction, answered_at: answeredAt, duration_seconds: seconds } = row;
  return { id: row.id, type, direction, answeredAt, durationSeconds: seconds ?? 0 };
}

/** True for the greeting at the beginning of a chat; a first message written by a model is an answer. */
export async function isGreeting(tx: Tx, messageId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('chat_messages')
    .select('id')
    .where('id', '=', messageId)
    .where('seq', '=', 1)
    .where('answers_seq', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Reseller and package of a customer, and the customer's local day at a time. */
export async function findCustomerFacts(tx: Tx, request: { tenantId: string; at: Date }) {
  const row = await tx
    .selectFrom('tenants')
    .select([
      'reseller_id',
      'package_id',
      sql<string>`to_char(${request.at} at time zone timezone, 'YYYY-MM-DD')`.as('day'),
    ])
    .where('id', '=', request.tenantId)
    .executeTakeFirstOrThrow();
  return { resellerId: row.reseller_id, packageId: row.package_id, day: row.day };
}

/** Inserts a use into a book, and adds it to the sums of its day. */
export async function insertUse(tx: Tx, accountId: string, use: UsageRecord): Promise<void> {
  await tx
    .insertInto('usage_records')
    .values({
      tenant_id: accountId,
      id: use.id,
      customer_id: use.customerId,
      source: use.source,
      kind: use.kind,
      at: use.at,
      day: sql<Date>`${use.day}::date`,
      quantity: use.quantity,
      covered_seconds: use.coveredSeconds,
      rate_micros: use.rate,
      currency: use.currency,
      micros: use.micros,
      retail_micros: use.retailMicros,
      retail_currency: use.retailCurrency,
      entry_id: use.entryId,
    })
    .execute();
  await sql`
    insert into usage_days (tenant_id, customer_id, day, kind, currency, events, quantity, covered_seconds, micros,
      retail_micros)
    values (${accountId}, ${use.customerId}, ${use.day}::date, ${use.kind}, ${use.currency ?? ''}, 1, ${use.quantity},
      ${use.coveredSeconds}, ${use.micros}, ${use.retailMicros})
    on conflict (tenant_id, customer_id, day, kind, currency) do update set
      events = usage_days.events + 1,
      quantity = usage_days.quantity + excluded.quantity,
      covered_seconds = usage_days.covered_seconds + excluded.covered_seconds,
      micros = usage_days.micros + excluded.micros,
      retail_micros = usage_days.retail_micros + excluded.retail_micros`.execute(tx);
}

/** Locks a month of a reseller until the transaction ends: its volume decides about the next price. */
export async function lockMonth(tx: Tx, request: { resellerId: string; month: string }): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`wholesale:${request.resellerId}:${request.month}`}, 0))`.execute(
    tx,
  );
}

/** Call seconds of a reseller's customers in a month, such as 2026-03. */
export async function monthSecondsOf(tx: Tx, request: { resellerId: string; month: string }): Promise<number> {
  const first = sql<Date>`${`${request.month}-01`}::date`;
  const row = await tx
    .selectFrom('usage_days')
    .select(sql<string>`coalesce(sum(quantity), 0)`.as('seconds'))
    .where('tenant_id', '=', request.resellerId)
    .where('kind', 'in', ['inbound_call', 'outbound_call', 'web_call'])
    .where('day', '>=', first)
    .where('day', '<', sql<Date>`(${first} + interval '1 month')::date`)
    .executeTakeFirstOrThrow();
  return Number(row.seconds);
}

/** Sum of uses of one kind. In a reseller's book `micros` is at wholesale, `retailMicros` what the customer paid. */
export interface UsageSum {
  customerId: string;
  kind: UsageKind;
  /** Null: there was no price. */
  currency: string | null;
  events: number;
  quantity: number;
  coveredSeconds: number;
  micros: Micros;
  retailMicros: Micros;
}

/**
 * Sums of a book over local days from `from` up to but without `until`, by customer, kind and currency. Reads sums by
 * day, at most 31 of a month for each kind, whatever the number of uses.
 */
export async function usageOfPeriod(
  tx: Tx,
  request: {
    accountId: string;
    customerId?: string;
    from: string | RawBuilder<Date>;
    until: string | RawBuilder<Date>;
  },
): Promise<UsageSum[]> {
  const { accountId, customerId, from, until } = request;
  const total = (column: string) => sql<string>`sum(${sql.ref(column)})`;
  const rows = await tx
    .selectFrom('usage_days')
    .select([
      'customer_id',
      'kind',
      'currency',
      total('events').as('events'),
      total('quantity').as('quantity'),
      total('covered_seconds').as('covered'),
      total('micros').as('micros'),
      total('retail_micros').as('retail'),
    ])
    .where('tenant_id', '=', accountId)
    .$if(customerId !== undefined, (query) => query.where('customer_id', '=', customerId as string))
    .where('day', '>=', dayOf(from))
    .where('day', '<', dayOf(until))
    .groupBy(['customer_id', 'kind', 'currency'])
    .orderBy('customer_id')
    .orderBy('kind')
    .orderBy('currency')
    .execute();
  return rows.map((row) => ({
    customerId: row.customer_id,
    kind: row.kind as UsageKind,
    currency: row.currency === '' ? null : row.currency,
    events: Number(row.events),
    quantity: Number(row.quantity),
    coveredSeconds: Number(row.covered),
    micros: BigInt(row.micros),
    retailMicros: BigInt(row.retail),
  }));
}

const dayOf = (day: string | RawBuilder<Date>) => (typeof day === 'string' ? sql<Date>`${day}::date` : day);
