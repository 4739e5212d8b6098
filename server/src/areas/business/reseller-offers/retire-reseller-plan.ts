import { retirePlan } from '#areas/business/plans';
import { reseller } from '#platform/http/access/access.ts';
import { examplePlan, operation, planParams } from './reseller-offers.operation.ts';

/** Retires a plan of the reseller. */
export const retireResellerPlan = operation({
  method: 'DELETE',
  path: '/api/reseller/plans/{planId}',
  id: 'retireResellerPlan',
  summary: 'Retire a plan of the reseller',
  description: 'It is no longer offered; subscriptions to it go on.',
  access: reseller({ needsAdmin: true }),
  audit: 'plan.delete',
  params: planParams,
  answer: { status: 204, schema: null },
  refusals: ['not_found'],
  example: { params: { planId: examplePlan.id } },
  run: ({ tx, params, now }) => retirePlan(tx, { id: params.planId, now }),
});
