import type { SubscriptionOverview } from '../api/schemas.ts';

const dayMs = 86_400_000;
/** Days of a period before which its use says little about the rest. */
const firstDays = 2;

/**
 * Cost of a whole period when use goes on as until now: the fee of the plan once, charges by the days that are over.
 * Null: the period is too young, or nothing but the fee is charged.
 */
export function expectedCost(
  { cost, period, subscription }: Pick<SubscriptionOverview, 'cost' | 'period' | 'subscription'>,
  now: Date,
): SubscriptionOverview['cost'] | null {
  const start = Date.parse(period.first_day);
  const days = (Date.parse(period.last_day) - start) / dayMs + 1;
  const passed = (now.getTime() - start) / dayMs;
  if (passed < firstDays || passed >= days) return null;
  const expected = cost.map(({ amount_minor_units: amount, currency }) => {
    const fee = subscription?.currency === currency ? Math.min(amount, subscription.price_minor_units) : 0;
    return { currency, amount_minor_units: Math.round(fee + ((amount - fee) * days) / passed) };
  });
  const isMore = expected.some(({ amount_minor_units }, at) => amount_minor_units !== cost[at]?.amount_minor_units);
  return isMore ? expected : null;
}
