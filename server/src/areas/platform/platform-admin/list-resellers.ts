import { pageOf, pageQuery } from '@parley/contract/page';
import { Reseller } from '@parley/contract/resources/reseller';
import { z } from 'zod';
import { admin } from '#platform/http/access/access.ts';
import { exampleReseller } from './platform-admin.examples.ts';
import { operation } from './platform-admin.operation.ts';
import { listResellerPage } from './resellers.queries.ts';

/** Lists all resellers, newest first. */
export const listResellers = operation({
  method: 'GET',
  path: '/api/admin/resellers',
  id: 'listResellers',
  summary: 'List resellers',
  access: admin(),
  query: z.strictObject(pageQuery),
  answer: { status: 200, schema: pageOf(Reseller) },
  example: { query: { limit: 50 }, answer: { data: [exampleReseller], has_more: false, next_cursor: null } },
  run: ({ tx, query }) => listResellerPage(tx, query),
});
