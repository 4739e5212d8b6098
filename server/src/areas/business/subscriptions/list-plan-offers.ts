import { pageOf, pageQuery } from '@parley/contract/page';
import { PlanOffer } from '@parley/contract/resources/billing';
import { z } from 'zod';
import { listPlanOffers as readPlanOffers } from '#areas/business/plans';
import { apiKey } from '#platform/http/access/access.ts';
import { exampleOverview, operation } from './subscriptions.operation.ts';
import { findSubscription } from './subscriptions.queries.ts';

/** Plans the account can choose. */
export const listPlanOffers = operation({
  method: 'GET',
  path: '/api/subscription/plans',
  id: 'listPlanOffers',
  summary: 'List plans',
  description: "Plans of the account's seller: its reseller, or the installation.",
  access: apiKey('billing:read'),
  query: z.strictObject(pageQuery),
  answer: { status: 200, schema: pageOf(PlanOffer) },
  example: {
    query: { limit: 50 },
    answer: {
      data: [
        {
          id: exampleOverview.subscription?.plan_id,
          name: 'Team',
          description: 'For one phone line in office hours',
          currency: 'EUR',
          price_minor_units: 4900,
          included_seconds: 30_000,
          when_empty: 'overage',
          grace_seconds: 0,
          overage_limit_minor_units: null,
          is_current: true,
          created_at: '2026-01-02T09:00:00.000Z',
        },
      ],
      has_more: false,
      next_cursor: null,
    },
  },
  async run({ tx, tenantId, query }) {
    const current = await findSubscription(tx, tenantId);
    return readPlanOffers(tx, query, current?.planId ?? null);
  },
});
