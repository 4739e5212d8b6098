import { Plan, PlanCreate } from '@parley/contract/resources/billing';
import { admin } from '#platform/http/access/access.ts';
import { insertPlan } from './manage-offers.queries.ts';
import { examplePlan } from './plans.examples.ts';
import { operation } from './plans.operation.ts';
import { requireSeller } from './sellers.queries.ts';

/** Creates a plan of the installation or of a reseller. */
export const createPlan = operation({
  method: 'POST',
  path: '/api/admin/plans',
  id: 'createPlan',
  summary: 'Create a plan',
  access: admin(),
  audit: 'plan.create',
  body: PlanCreate,
  answer: { status: 201, schema: Plan },
  example: {
    body: { name: examplePlan.name, currency: 'EUR', price_minor_units: 4900, included_seconds: 30_000 },
    answer: examplePlan,
  },
  async run({ tx, body, now, newId, audit }) {
    await requireSeller(tx, body);
    const id = newId();
    audit.resource(id);
    return insertPlan(tx, { ...body, id, now });
  },
});
