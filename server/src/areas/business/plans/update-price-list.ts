import { PriceList, PriceListUpdate } from '@parley/contract/resources/billing';
import { admin } from '#platform/http/access/access.ts';
import { examplePriceList } from './plans.examples.ts';
import { examplePriceListId, operation, priceListParams } from './plans.operation.ts';
import { changePriceList } from './price-lists.queries.ts';

/** Changes a price list. */
export const updatePriceList = operation({
  method: 'PATCH',
  path: '/api/admin/price-lists/{priceListId}',
  id: 'updatePriceList',
  summary: 'Update a price list',
  description: 'Of a list that has begun only the name and the end change.',
  access: admin(),
  audit: 'price_list.update',
  params: priceListParams,
  body: PriceListUpdate,
  answer: { status: 200, schema: PriceList },
  refusals: ['not_found', 'conflict'],
  example: {
    params: { priceListId: examplePriceListId },
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
