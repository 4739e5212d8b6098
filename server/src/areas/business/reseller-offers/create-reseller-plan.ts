import { Plan, ResellerPlanCreate } from '@parley/contract/resources/billing';
import { insertPlan } from '#areas/business/plans';
import { reseller } from '#platform/http/access/access.ts';
import { examplePlan, operation } from './reseller-offers.operation.ts';

/** Creates a plan of the reseller. */
export const createResellerPlan = operation({
  method: 'POST',
  path: '/api/reseller/plans',
  id: 'createResellerPlan',
  summary: 'Create a plan of the reseller',
  description: "Offered to the reseller's customers; one with `is_public` false is only assigned.",
  access: reseller({ needsAdmin: true }),
  audit: 'plan.create',
  body: ResellerPlanCreate,
  answer: { status: 201, schema: Plan },
  example: {
    body: { name: examplePlan.name, currency: 'EUR', price_minor_units: 4900, included_seconds: 30_000 },
    answer: examplePlan,
  },
  async run({ tx, tenantId, body, now, newId, audit }) {
    const id = newId();
    audit.resource(id);
    return insertPlan(tx, { ...body, reseller_id: tenantId, id, now });
  },
});
