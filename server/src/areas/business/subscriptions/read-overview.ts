import type { PlanId, SubscriptionId } from '@parley/contract/ids';
import type { SubscriptionOverview } from '@parley/contract/resources/billing';
import { microsOfMinorUnits, minorUnitsOf } from '#areas/business/ledger';
import { type UsageSum, usageOfPeriod } from '#areas/business/usage';
import type { Tx } from '#db/tenant-scope.ts';
import { calendarMonth, lastDayBefore } from './periods.rules.ts';
import { currentPeriod, findSubscription, findZone, type Subscription } from './subscriptions.queries.ts';

/** Reads the subscription of an account, and its use in the current period; without one in the calendar month. */
export async function readOverview(tx: Tx, request: { tenantId: string; now: Date }): Promise<SubscriptionOverview> {
  const { tenantId, now } = request;
  // Sent together, so that the page costs one round trip: the database finds the period of the use by the same rule.
  const [subscription, zone, sums] = await Promise.all([
    findSubscription(tx, tenantId),
    findZone(tx, { tenantId, at: now }),
    usageOfPeriod(tx, { accountId: tenantId, ...currentPeriod({ tenantId, at: now }) }),
  ]);
  const period = subscription
    ? { start: subscription.periodStart, end: subscription.periodEnd }
    : calendarMonth(zone.day);
  return {
    subscription: subscription && presentSubscription(subscription),
    period: {
      first_day: period.start,
      last_day: lastDayBefore(period.end),
      timezone: subscription?.timezone ?? zone.timezone,
    },
    usage: sums.map(presentUse),
    cost: costOf(subscription, sums),
  };
}

const presentUse = ({ kind, events, quantity, coveredSeconds, currency, micros }: UsageSum) => ({
  kind,
  events,
  quantity,
  covered_seconds: coveredSeconds,
  charge: currency === null ? null : { amount_minor_units: minorUnitsOf(micros, currency), currency },
});

function presentSubscription(subscription: Subscription): NonNullable<SubscriptionOverview['subscription']> {
  return {
    id: subscription.id as SubscriptionId,
    plan_id: subscription.planId as PlanId,
    name: subscription.name,
    currency: subscription.currency,
    price_minor_units: subscription.priceMinorUnits,
    included_seconds: subscription.includedSeconds,
    cancel_at_period_end: subscription.cancelAtPeriodEnd,
    started_at: subscription.startedAt.toISOString(),
  };
}

/** Fee and charged use by currency, rounded once for each. */
function costOf(subscription: Subscription | null, sums: readonly UsageSum[]) {
  const totals = new Map<string, bigint>();
  const add = (currency: string, micros: bigint) => totals.set(currency, (totals.get(currency) ?? 0n) + micros);
  if (subscription) {
    add(subscription.currency, microsOfMinorUnits(subscription.priceMinorUnits, subscription.currency));
  }
  for (const { currency, micros } of sums) if (currency !== null) add(currency, micros);
  return [...totals].map(([currency, micros]) => ({ amount_minor_units: minorUnitsOf(micros, currency), currency }));
}
