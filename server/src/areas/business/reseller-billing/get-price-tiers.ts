import { WholesalePriceTiers } from '@parley/contract/resources/reseller-billing';
import { z } from 'zod';
import { presentWholesaleTiers, wholesaleTiersAt } from '#areas/business/plans';
import { reseller } from '#platform/http/access/access.ts';
import { exampleTiers, operation } from './billing.operation.ts';

/** Gets the wholesale prices that are valid now. */
export const getResellerPriceTiers = operation({
  method: 'GET',
  path: '/api/reseller/price-tiers',
  id: 'getResellerPriceTiers',
  summary: 'Get wholesale prices',
  description:
    'Those of the reseller, else the usual ones of the installation; null where none are set. A package may have others for its customers: see `price_tiers` of packages.',
  access: reseller({ needsAdmin: true, or: ['billing'] }),
  answer: {
    status: 200,
    schema: z.object({ price_tiers: WholesalePriceTiers.nullable() }).meta({ id: 'ResellerPriceTiers' }),
  },
  example: { answer: { price_tiers: exampleTiers } },
  async run({ tx, tenantId: resellerId, now }) {
    const found = await wholesaleTiersAt(tx, { resellerId, packageId: null, at: now });
    return { price_tiers: found && presentWholesaleTiers(found) };
  },
});
