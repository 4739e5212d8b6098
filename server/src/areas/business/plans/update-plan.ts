import { Plan, PlanUpdate } from '@parley/contract/resources/billing';
import { admin } from '#platform/http/access/access.ts';
import { changePlan } from './manage-offers.queries.ts';
import { examplePlan } from './plans.examples.ts';
import { examplePlanId, operation, planParams } from './plans.operation.ts';

/** Changes a plan. */
export const updatePlan = operation({
  method: 'PATCH',
  path: '/api/admin/plans/{planId}',
  id: 'updatePlan',
  summary: 'Update a plan',
  description: 'Changes apply to subscriptions that begin later.',
  access: admin(),
  audit: 'plan.update',
  params: planParams,
  body: PlanUpdate,
  answer: { status: 200, schema: Plan },
  refusals: ['not_found'],
  example: { params: { planId: examplePlanId }, body: { name: examplePlan.name }, answer: examplePlan },
  async run({ tx, params, body, now, audit }) {
    audit.details({ fields: Object.keys(body) });
    const { offer, isChanged } = await changePlan(tx, { id: params.planId, change: body, now });
    if (!isChanged) audit.nothingChanged();
    return offer;
  },
});
