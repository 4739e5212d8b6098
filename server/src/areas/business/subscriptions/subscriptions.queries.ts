import { type Selectable, sql } from 'kysely';
import { customerMissing } from '#areas/business/balance';
import { findPlan, planMissing } from '#areas/business/plans';
import type { Subscriptions } from '#db/schema.generated.ts';
import type { PlatformScope, Tx } from '#db/tenant-scope.ts';

/** Subscription of a customer to a plan, on the terms of its beginning. */
export interface Subscription {
  id: string;
  planId: string;
  name: string;
  currency: string;
  priceMinorUnits: number;
  includedSeconds: number;
  anchorDay: number;
  timezone: string;
  /** Local days; the end is the first day of the next period. */
  periodStart: string;
  periodEnd: string;
  periodEndsAt: Date;
  cancelAtPeriodEnd: boolean;
  startedAt: Date;
  endedAt: Date | null;
}

const day = (column: string) => sql<string>`to_char(${sql.ref(column)}, 'YYYY-MM-DD')`;

/** Finds the current subscription of a customer. */
export async function findSubscription(tx: Tx, tenantId: string): Promise<Subscription | null> {
  const row = await current(tx, tenantId).executeTakeFirst();
  return row ? subscriptionOf(row) : null;
}

/** Finds the current subscription and locks it until the transaction ends. */
export async function lockSubscription(tx: Tx, tenantId: string): Promise<Subscription | null> {
  const row = await current(tx, tenantId).forUpdate().executeTakeFirst();
  return row ? subscriptionOf(row) : null;
}

const current = (tx: Tx, tenantId: string) =>
  tx
    .selectFrom('subscriptions')
    .selectAll()
    .select([day('period_start').as('start_day'), day('period_end').as('end_day')])
    .where('tenant_id', '=', tenantId)
    .where('ended_at', 'is', null);

export async function insertSubscription(
  tx: Tx,
  subscription: Omit<Subscription, 'periodEndsAt' | 'cancelAtPeriodEnd' | 'endedAt'> & { tenantId: string },
): Promise<void> {
  await tx
    .insertInto('subscriptions')
    .values({
      tenant_id: subscription.tenantId,
      id: subscription.id,
      plan_id: subscription.planId,
      name: subscription.name,
      currency: subscription.currency,
      price_minor_units: subscription.priceMinorUnits,
      included_seconds: subscription.includedSeconds,
      anchor_day: subscription.anchorDay,
      timezone: subscription.timezone,
      ...periodColumns(subscription.periodStart, subscription.periodEnd, subscription.timezone),
      started_at: subscription.startedAt,
    })
    .execute();
}

export async function changeSubscription(
  tx: Tx,
  request: { tenantId: string; id: string },
  change:
    | { endedAt: Date }
    | { cancelAtPeriodEnd: boolean }
    | { periodStart: string; periodEnd: string; timezone: string },
): Promise<void> {
  const columns =
    'endedAt' in change
      ? { ended_at: change.endedAt }
      : 'cancelAtPeriodEnd' in change
        ? { cancel_at_period_end: change.cancelAtPeriodEnd }
        : periodColumns(change.periodStart, change.periodEnd, change.timezone);
  await tx
    .updateTable('subscriptions')
    .set(columns)
    .where('tenant_id', '=', request.tenantId)
    .where('id', '=', request.id)
    .execute();
}

const periodColumns = (start: string, end: string, timezone: string) => ({
  period_start: sql<Date>`${start}::date`,
  period_end: sql<Date>`${end}::date`,
  period_ends_at: midnight(end, timezone),
});

/** Instant at which a local day begins. */
export const midnight = (date: string, timezone: string) =>
  sql<Date>`(${date}::date)::timestamp at time zone ${timezone}`;

/** Time zone of a customer, its local day at a time, and the instant that a local day begins there. */
export async function findZone(tx: Tx, request: { tenantId: string; at: Date }) {
  return tx
    .selectFrom('tenants')
    .select(['timezone', sql<string>`to_char(${request.at} at time zone timezone, 'YYYY-MM-DD')`.as('day')])
    .where('id', '=', request.tenantId)
    .executeTakeFirstOrThrow();
}

/** First days of the current period of a customer and of the next: its subscription's, without one the calendar month. */
export function currentPeriod({ tenantId, at }: { tenantId: string; at: Date }) {
  const ofSubscription = (column: 'period_end' | 'period_start') =>
    sql`(select ${sql.ref(column)} from subscriptions where tenant_id = ${tenantId} and ended_at is null)`;
  const month = sql`(select date_trunc('month', ${at}::timestamptz at time zone timezone)
    from tenants where id = ${tenantId})`;
  return {
    from: sql<Date>`coalesce(${ofSubscription('period_start')}, ${month}::date)`,
    until: sql<Date>`coalesce(${ofSubscription('period_end')}, (${month} + interval '1 month')::date)`,
  };
}

/** Refuses a customer that does not exist, and a plan of another seller than the customer's, with 404. */
export async function requirePlanFor(tx: Tx, request: { tenantId: string; planId: string }): Promise<void> {
  const customer = await tx
    .selectFrom('tenants')
    .select('reseller_id')
    .where('id', '=', request.tenantId)
    .executeTakeFirst();
  if (!customer) throw customerMissing();
  const plan = await findPlan(tx, request.planId);
  if (!plan || plan.resellerId !== customer.reseller_id) throw planMissing();
}

/** True for a customer of which only its books are left. */
export async function isPurged(tx: Tx, tenantId: string): Promise<boolean> {
  const row = await tx.selectFrom('tenants').select('purged_at').where('id', '=', tenantId).executeTakeFirst();
  return row?.purged_at != null;
}

/** Customers whose period is over. */
export async function findDueSubscriptions(platform: PlatformScope, request: { now: Date; limit: number }) {
  const rows = await platform.everywhere
    .selectFrom('subscriptions')
    .select('tenant_id')
    .where('ended_at', 'is', null)
    .where('period_ends_at', '<=', request.now)
    .orderBy('period_ends_at')
    .limit(request.limit)
    .execute();
  return rows.map((row) => row.tenant_id);
}

const subscriptionOf = (row: Selectable<Subscriptions> & { start_day: string; end_day: string }): Subscription => ({
  id: row.id,
  planId: row.plan_id,
  name: row.name,
  currency: row.currency,
  priceMinorUnits: Number(row.price_minor_units),
  includedSeconds: Number(row.included_seconds),
  anchorDay: row.anchor_day,
  timezone: row.timezone,
  periodStart: row.start_day,
  periodEnd: row.end_day,
  periodEndsAt: row.period_ends_at,
  cancelAtPeriodEnd: row.cancel_at_period_end,
  startedAt: row.started_at,
  endedAt: row.ended_at,
});
