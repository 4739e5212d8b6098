import { PriceList, PriceListUpdate } from '@parley/contract/resources/billing';
import { changePriceList } from '#areas/business/plans';
import { reseller } from '#platform/http/access/access.ts';
import { examplePriceList, operation, priceListParams } from './reseller-offers.operation.ts';

/** Changes a price list of the reseller. */
export const updateResellerPriceList = operation({
  method: 'PATCH',
  path: '/api/reseller/price-lists/{priceListId}',
  id: 'updateResellerPriceList',
  summary: 'Update a price list of the reseller',
  description: 'Of a list that has begun only the name and the end change.',
  access: reseller({ needsAdmin: true }),
  audit: 'price_list.update',
  params: priceListParams,
  body: PriceListUpdate,
  answer: { status: 200, schema: PriceList },
  refusals: ['not_found', 'conflict'],
  example: {
    params: { priceListId: examplePriceList.id },
    body: { name: examplePriceList.name },
    answer: examplePriceList,
  },
  async run({ tx, params, body, now, audit }) {
    audit.details({ fields: Object.keys(body) });
    const { offer, isChanged } = await changePriceList(tx, { id: params.priceListId, change: body, now });
    if (!isChanged) audit.nothingChanged();
    return offer;
  },
});
