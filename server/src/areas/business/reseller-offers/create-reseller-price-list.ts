import { PriceList, ResellerPriceListCreate } from '@parley/contract/resources/billing';
import { insertPriceList, requireSeller } from '#areas/business/plans';
import { reseller } from '#platform/http/access/access.ts';
import { examplePriceList, operation } from './reseller-offers.operation.ts';

/** Creates a price list of the reseller. */
export const createResellerPriceList = operation({
  method: 'POST',
  path: '/api/reseller/price-lists',
  id: 'createResellerPriceList',
  summary: 'Create a price list of the reseller',
  description: "What the use of the reseller's customers costs them; with `customer_id` of one of them alone.",
  access: reseller({ needsAdmin: true }),
  audit: 'price_list.create',
  body: ResellerPriceListCreate,
  answer: { status: 201, schema: PriceList },
  example: {
    body: {
      name: examplePriceList.name,
      currency: 'EUR',
      inbound_minute_micros: 90_000,
      outbound_minute_micros: 120_000,
      web_minute_micros: 60_000,
      valid_from: '2026-01-01T00:00:00.000Z',
    },
    answer: examplePriceList,
  },
  async run({ tx, tenantId, body, now, newId, audit }) {
    await requireSeller(tx, { ...body, reseller_id: tenantId });
    const id = newId();
    audit.resource(id);
    return insertPriceList(tx, { ...body, reseller_id: tenantId, id, now });
  },
});
