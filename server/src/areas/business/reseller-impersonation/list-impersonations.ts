import { pageOf, pageQuery } from '@parley/contract/page';
import { Impersonation } from '@parley/contract/resources/reseller';
import { z } from 'zod';
import { apiKey } from '#platform/http/access/access.ts';
import { exampleImpersonation, operation } from './impersonation.operation.ts';
import { listImpersonationPage } from './impersonations.queries.ts';

/** Lists the entries of the reseller's staff into the account, newest first. */
export const listImpersonations = operation({
  method: 'GET',
  path: '/api/account/impersonations',
  id: 'listImpersonations',
  summary: "List entries of the reseller's staff",
  access: apiKey('account:read'),
  query: z.strictObject(pageQuery),
  answer: { status: 200, schema: pageOf(Impersonation) },
  example: { query: { limit: 50 }, answer: { data: [exampleImpersonation], has_more: false, next_cursor: null } },
  run: ({ tx, query }) => listImpersonationPage(tx, query),
});
