import { Plan, PlanUpdate } from '@parley/contract/resources/billing';
import { changePlan } from '#areas/business/plans';
import { reseller } from '#platform/http/access/access.ts';
import { examplePlan, operation, planParams } from './reseller-offers.operation.ts';

/** Changes a plan of the reseller. */
export const updateResellerPlan = operation({
  method: 'PATCH',
  path: '/api/reseller/plans/{planId}',
  id: 'updateResellerPlan',
  summary: 'Update a plan of the reseller',
  description: 'Changes apply to subscriptions that begin later.',
  access: reseller({ needsAdmin: true }),
  audit: 'plan.update',
  params: planParams,
  body: PlanUpdate,
  answer: { status: 200, schema: Plan },
  refusals: ['not_found'],
  example: { params: { planId: examplePlan.id }, body: { name: examplePlan.name }, answer: examplePlan },
  async run({ tx, params, body, now, audit }) {
    audit.details({ fields: Object.keys(body) });
    const { offer, isChanged } = await changePlan(tx, { id: params.planId, change: body, now });
    if (!isChanged) audit.nothingChanged();
    return offer;
  },
});
