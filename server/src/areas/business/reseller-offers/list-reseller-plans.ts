import { pageOf, pageQuery } from '@parley/contract/page';
import { Plan } from '@parley/contract/resources/billing';
import { z } from 'zod';
import { listPlanPage } from '#areas/business/plans';
import { reseller } from '#platform/http/access/access.ts';
import { examplePlan, operation } from './reseller-offers.operation.ts';

/** Lists the reseller's own plans, newest first. */
export const listResellerPlans = operation({
  method: 'GET',
  path: '/api/reseller/plans',
  id: 'listResellerPlans',
  summary: 'List plans of the reseller',
  access: reseller({ needsAdmin: true, or: ['billing'] }),
  query: z.strictObject(pageQuery),
  answer: { status: 200, schema: pageOf(Plan) },
  example: { query: { limit: 50 }, answer: { data: [examplePlan], has_more: false, next_cursor: null } },
  run: ({ tx, tenantId, query }) => listPlanPage(tx, { ...query, sellerId: tenantId }),
});
