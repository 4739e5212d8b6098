import { endPriceList } from '#areas/business/plans';
import { reseller } from '#platform/http/access/access.ts';
import { examplePriceList, operation, priceListParams } from './reseller-offers.operation.ts';

/** Deletes or ends a price list of the reseller. */
export const endResellerPriceList = operation({
  method: 'DELETE',
  path: '/api/reseller/price-lists/{priceListId}',
  id: 'endResellerPriceList',
  summary: 'Delete or end a price list of the reseller',
  description: 'One that has not begun is deleted, one that has ends now. What was charged stays.',
  access: reseller({ needsAdmin: true }),
  audit: 'price_list.delete',
  params: priceListParams,
  answer: { status: 204, schema: null },
  refusals: ['not_found'],
  example: { params: { priceListId: examplePriceList.id } },
  run: ({ tx, params, now }) => endPriceList(tx, { id: params.priceListId, now }),
});
