import { TenantId } from '@parley/contract/ids';
import { SubscriptionAssign, SubscriptionOverview } from '@parley/contract/resources/billing';
import { z } from 'zod';
import { inBookOf } from '#areas/business/ledger';
import { admin } from '#platform/http/access/access.ts';
import { activateSubscription } from './activate-subscription.ts';
import { readOverview } from './read-overview.ts';
import { exampleOverview, operation } from './subscriptions.operation.ts';
import { requirePlanFor } from './subscriptions.queries.ts';

/** Subscribes a customer to a plan on invoice: the fee is owed. */
export const assignPlan = operation({
  method: 'PUT',
  path: '/api/admin/tenants/{tenantId}/subscription',
  id: 'assignPlan',
  summary: 'Subscribe a customer to a plan',
  description:
    'The first period begins today, its fee is owed and its minutes are credited. Also plans that are not public can be assigned.',
  access: admin(),
  audit: 'subscription.assign',
  params: z.object({ tenantId: TenantId }),
  body: SubscriptionAssign,
  answer: { status: 200, schema: SubscriptionOverview },
  refusals: ['not_found'],
  example: {
    params: { tenantId: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b01' },
    body: { plan_id: exampleOverview.subscription?.plan_id },
    answer: exampleOverview,
  },
  async run(context) {
    const { tx, params, body, now, audit } = context;
    const { tenantId } = params;
    const planId = body.plan_id;
    await requirePlanFor(tx, { tenantId, planId });
    audit.details({ plan_id: planId });
    return inBookOf(tx, tenantId, async () => {
      await activateSubscription(context, { tenantId, planId });
      return readOverview(tx, { tenantId, now });
    });
  },
});
