import { admin } from '#platform/http/access/access.ts';
import { retirePlan } from './manage-offers.queries.ts';
import { examplePlanId, operation, planParams } from './plans.operation.ts';

/** Retires a plan. */
export const retirePlanOffer = operation({
  method: 'DELETE',
  path: '/api/admin/plans/{planId}',
  id: 'retirePlanOffer',
  summary: 'Retire a plan',
  description: 'It is no longer offered; subscriptions to it go on.',
  access: admin(),
  audit: 'plan.delete',
  params: planParams,
  answer: { status: 204, schema: null },
  refusals: ['not_found'],
  example: { params: { planId: examplePlanId } },
  run: ({ tx, params, now }) => retirePlan(tx, { id: params.planId, now }),
});
