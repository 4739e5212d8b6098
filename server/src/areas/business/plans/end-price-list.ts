import { admin } from '#platform/http/access/access.ts';
import { examplePriceListId, operation, priceListParams } from './plans.operation.ts';
import { endPriceList } from './price-lists.queries.ts';

/** Deletes or ends a price list. */
export const deletePriceList = operation({
  method: 'DELETE',
  path: '/api/admin/price-lists/{priceListId}',
  id: 'deletePriceList',
  summary: 'Delete or end a price list',
  description: 'One that has not begun is deleted, one that has ends now. What was charged stays.',
  access: admin(),
  audit: 'price_list.delete',
  params: priceListParams,
  answer: { status: 204, schema: null },
  refusals: ['not_found'],
  example: { params: { priceListId: examplePriceListId } },
  run: ({ tx, params, now }) => endPriceList(tx, { id: params.priceListId, now }),
});
