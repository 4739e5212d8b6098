import { TenantId } from '@parley/contract/ids';
import { pageOf, pageQuery } from '@parley/contract/page';
import { PriceList } from '@parley/contract/resources/billing';
import { z } from 'zod';
import { listPriceListPage } from '#areas/business/plans';
import { reseller } from '#platform/http/access/access.ts';
import { examplePriceList, operation } from './reseller-offers.operation.ts';

/** Lists the reseller's own price lists, newest first. */
export const listResellerPriceLists = operation({
  method: 'GET',
  path: '/api/reseller/price-lists',
  id: 'listResellerPriceLists',
  summary: 'List price lists of the reseller',
  access: reseller({ needsAdmin: true, or: ['billing'] }),
  query: z.strictObject({ ...pageQuery, customer_id: TenantId.optional() }),
  answer: { status: 200, schema: pageOf(PriceList) },
  example: { query: { limit: 50 }, answer: { data: [examplePriceList], has_more: false, next_cursor: null } },
  run: ({ tx, tenantId, query }) => listPriceListPage(tx, { ...query, sellerId: tenantId }),
});
