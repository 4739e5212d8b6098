import type { PlanId, SubscriptionId } from '@parley/contract/ids';
import type { SubscriptionOverview } from '@parley/contract/resources/billing';
import { operationOf } from '#platform/http/operation.ts';

export const operation = operationOf<object>();

export const exampleOverview: SubscriptionOverview = {
  subscription: {
    id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9c20' as SubscriptionId,
    plan_id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9c10' as PlanId,
    name: 'Team',
    currency: 'EUR',
    price_minor_units: 4900,
    included_seconds: 30_000,
    cancel_at_period_end: false,
    started_at: '2026-02-01T08:00:00.000Z',
  },
  period: { first_day: '2026-03-01', last_day: '2026-03-31', timezone: 'Europe/Stockholm' },
  usage: [
    {
      kind: 'inbound_call',
      events: 120,
      quantity: 19_200,
      covered_seconds: 14_400,
      charge: { amount_minor_units: 720, currency: 'EUR' },
    },
  ],
  cost: [{ amount_minor_units: 5620, currency: 'EUR' }],
};
