import { PriceList, PriceListCreate } from '@parley/contract/resources/billing';
import { admin } from '#platform/http/access/access.ts';
import { examplePriceList } from './plans.examples.ts';
import { operation } from './plans.operation.ts';
import { insertPriceList } from './price-lists.queries.ts';
import { requireSeller } from './sellers.queries.ts';

/** Creates a price list of the installation or of a reseller. */
export const createPriceList = operation({
  method: 'POST',
  path: '/api/admin/price-lists',
  id: 'createPriceList',
  summary: 'Create a price list',
  access: admin(),
  audit: 'price_list.create',
  body: PriceListCreate,
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
  async run({ tx, body, now, newId, audit }) {
    await requireSeller(tx, body);
    const id = newId();
    audit.resource(id);
    return insertPriceList(tx, { ...body, id, now });
  },
});
