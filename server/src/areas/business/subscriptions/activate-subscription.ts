import { creditMinutes, recordCharge, setBillingTerms, termsOfPlan } from '#areas/business/balance';
import { type BookContext, microsOfMinorUnits } from '#areas/business/ledger';
import { getPlanOnOffer } from '#areas/business/plans';
import { periodFrom } from './periods.rules.ts';
import {
  changeSubscription,
  findZone,
  insertSubscription,
  lockSubscription,
  type Subscription,
} from './subscriptions.queries.ts';

/**
 * Subscribes a customer to a plan from now on: the first period begins today in its time zone, its fee is charged
 * (owed until `recordPayment`), its minutes are credited until the period ends, and the plan's terms apply. A current
 * subscription ends; minutes it has credited stay until their end. Refuses a missing or retired plan with 404. `tx` is
 * the customer's. The same plan again changes nothing, so a repeated payment event is harmless.
 */
export async function activateSubscription(
  context: BookContext,
  request: { tenantId: string; planId: string },
): Promise<Subscription> {
  const { tx, now, newId } = context;
  const { tenantId, planId } = request;
  const before = await lockSubscription(tx, tenantId);
  if (before?.planId === planId) {
    if (!before.cancelAtPeriodEnd) return before;
    await changeSubscription(tx, { tenantId, id: before.id }, { cancelAtPeriodEnd: false });
    return { ...before, cancelAtPeriodEnd: false };
  }
  const plan = await getPlanOnOffer(tx, planId);
  if (before) await changeSubscription(tx, { tenantId, id: before.id }, { endedAt: now });
  await setBillingTerms(tx, { tenantId, now, ...termsOfPlan(plan) });
  const { timezone, day } = await findZone(tx, { tenantId, at: now });
  const anchorDay = Number(day.slice(-2));
  const period = periodFrom(day, anchorDay);
  const { name, currency, priceMinorUnits, includedSeconds } = plan;
  await insertSubscription(tx, {
    tenantId,
    id: newId(),
    planId,
    name,
    currency,
    priceMinorUnits,
    includedSeconds,
    anchorDay,
    timezone,
    periodStart: period.start,
    periodEnd: period.end,
    startedAt: now,
  });
  const subscription = await lockSubscription(tx, tenantId);
  if (!subscription) throw new TypeError('the subscription just written is missing');
  await beginPeriod(context, { tenantId, subscription });
  return subscription;
}

/** Charges the fee of a period and credits its minutes, once for each period. */
export async function beginPeriod(
  context: BookContext,
  { tenantId, subscription }: { tenantId: string; subscription: Subscription },
): Promise<void> {
  const { id, currency, priceMinorUnits, includedSeconds, periodStart, periodEnd } = subscription;
  const key = `subscription:${id}:${periodStart}`;
  if (priceMinorUnits > 0) {
    const micros = microsOfMinorUnits(priceMinorUnits, currency);
    const details = { subscription_id: id, period_start: periodStart, period_end: periodEnd };
    await recordCharge(context, { tenantId, micros, currency, key, details });
  }
  if (includedSeconds > 0) {
    const expiresAt = subscription.periodEndsAt;
    const seconds = includedSeconds;
    await creditMinutes(context, { tenantId, seconds, key, kind: 'plan', subscriptionId: id, expiresAt, currency });
  }
}

/** Ends the current subscription with its period, or, with `isImmediate`, now. Null: there is none. */
export async function cancelSubscription(
  { tx, now }: BookContext,
  request: { tenantId: string; isImmediate?: boolean },
): Promise<Subscription | null> {
  const { tenantId, isImmediate = false } = request;
  const current = await lockSubscription(tx, tenantId);
  if (!current) return null;
  const change = isImmediate ? { endedAt: now } : { cancelAtPeriodEnd: true };
  await changeSubscription(tx, { tenantId, id: current.id }, change);
  return { ...current, ...change };
}
