import { UsualPriceTiers } from '@parley/contract/resources/reseller-billing';
import { admin } from '#platform/http/access/access.ts';
import { exampleTiers } from './plans.examples.ts';
import { operation } from './plans.operation.ts';
import { ownTiersAt } from './prices.queries.ts';
import { presentWholesaleTiers } from './wholesale-tiers.rules.ts';

/** Gets the wholesale prices of resellers without prices of their own. */
export const getUsualPriceTiers = operation({
  method: 'GET',
  path: '/api/admin/price-tiers',
  id: 'getUsualPriceTiers',
  summary: 'Get the usual wholesale prices',
  description:
    'Default wholesale prices: they apply to resellers for which no individual prices are set. Null: there are none, and use costs these resellers nothing.',
  access: admin(),
  answer: { status: 200, schema: UsualPriceTiers },
  example: { answer: { price_tiers: exampleTiers } },
  async run({ tx, now }) {
    const found = await ownTiersAt(tx, { resellerId: null, packageId: null, at: now });
    return { price_tiers: found && presentWholesaleTiers(found) };
  },
});
