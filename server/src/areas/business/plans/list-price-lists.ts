import { TenantId } from '@parley/contract/ids';
import { pageOf, pageQuery } from '@parley/contract/page';
import { PriceList } from '@parley/contract/resources/billing';
import { z } from 'zod';
import { admin } from '#platform/http/access/access.ts';
import { examplePriceList } from './plans.examples.ts';
import { operation } from './plans.operation.ts';
import { listPriceListPage } from './price-lists.queries.ts';

/** Lists the price lists of all sellers, newest first. */
export const listPriceLists = operation({
  method: 'GET',
  path: '/api/admin/price-lists',
  id: 'listPriceLists',
  summary: 'List price lists of all sellers',
  access: admin(),
  query: z.strictObject({ ...pageQuery, customer_id: TenantId.optional() }),
  answer: { status: 200, schema: pageOf(PriceList) },
  example: { query: { limit: 50 }, answer: { data: [examplePriceList], has_more: false, next_cursor: null } },
  run: ({ tx, query }) => listPriceListPage(tx, query),
});
