import { ResellerId } from '@parley/contract/ids';
import { PriceTiersReplace, WholesalePrices } from '@parley/contract/resources/reseller-billing';
import { z } from 'zod';
import { storeTiers } from '#areas/business/plans';
import { admin } from '#platform/http/access/access.ts';
import { exampleResellerId, exampleWholesale } from './get-wholesale-prices.ts';
import { exampleTiers, operation } from './packages.operation.ts';
import { readWholesalePrices } from './wholesale-prices.queries.ts';

/** Sets the wholesale prices of one reseller from an instant on. */
export const setResellerPriceTiers = operation({
  method: 'PUT',
  path: '/api/admin/resellers/{resellerId}/price-tiers',
  id: 'setResellerPriceTiers',
  summary: 'Set the wholesale prices of a reseller',
  description:
    'From `valid_from` on, in place of the usual ones; those of a package go before them. What was used keeps its price. The answer has the prices that are valid now.',
  access: admin(),
  audit: 'reseller.price_tiers',
  params: z.object({ resellerId: ResellerId }),
  body: PriceTiersReplace,
  answer: { status: 200, schema: WholesalePrices },
  refusals: ['not_found'],
  example: {
    params: { resellerId: exampleResellerId },
    body: { currency: exampleTiers.currency, tiers: exampleTiers.tiers },
    answer: { ...exampleWholesale, own: exampleTiers },
  },
  async run({ tx, params, body, now, newId, audit }) {
    const { resellerId } = params;
    // Refuses an unknown reseller.
    await readWholesalePrices(tx, { resellerId, at: now });
    const validFrom = await storeTiers(tx, { resellerId, packageId: null, set: body, newId, now });
    audit.resource(resellerId);
    audit.details({ currency: body.currency, valid_from: validFrom.toISOString(), tiers: body.tiers.length });
    return readWholesalePrices(tx, { resellerId, at: now });
  },
});
