import { ResellerId } from '@parley/contract/ids';
import { WholesalePrices } from '@parley/contract/resources/reseller-billing';
import { z } from 'zod';
import { admin } from '#platform/http/access/access.ts';
import { examplePackage, exampleTiers, operation } from './packages.operation.ts';
import { readWholesalePrices } from './wholesale-prices.queries.ts';

export const exampleResellerId = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b80' as ResellerId;
export const exampleWholesale: WholesalePrices = {
  usual: exampleTiers,
  own: null,
  packages: [{ id: examplePackage.id, name: examplePackage.name, price_tiers: null }],
};

/** Gets all wholesale prices that decide about the cost of a reseller. */
export const getWholesalePrices = operation({
  method: 'GET',
  path: '/api/admin/resellers/{resellerId}/price-tiers',
  id: 'getWholesalePrices',
  summary: 'Get the wholesale prices of a reseller',
  description: 'Those of the package of a customer come first, then those of the reseller, then the usual ones.',
  access: admin(),
  params: z.object({ resellerId: ResellerId }),
  answer: { status: 200, schema: WholesalePrices },
  refusals: ['not_found'],
  example: { params: { resellerId: exampleResellerId }, answer: exampleWholesale },
  run: ({ tx, params, now }) => readWholesalePrices(tx, { resellerId: params.resellerId, at: now }),
});
