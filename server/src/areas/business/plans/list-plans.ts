import { pageOf, pageQuery } from '@parley/contract/page';
import { Plan } from '@parley/contract/resources/billing';
import { z } from 'zod';
import { admin } from '#platform/http/access/access.ts';
import { listPlanPage } from './manage-offers.queries.ts';
import { examplePlan } from './plans.examples.ts';
import { operation } from './plans.operation.ts';

/** Lists the plans of all sellers, newest first. */
export const listPlans = operation({
  method: 'GET',
  path: '/api/admin/plans',
  id: 'listPlans',
  summary: 'List plans of all sellers',
  access: admin(),
  query: z.strictObject(pageQuery),
  answer: { status: 200, schema: pageOf(Plan) },
  example: { query: { limit: 50 }, answer: { data: [examplePlan], has_more: false, next_cursor: null } },
  run: ({ tx, query }) => listPlanPage(tx, query),
});
