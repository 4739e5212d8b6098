import { PriceTiersReplace, UsualPriceTiers } from '@parley/contract/resources/reseller-billing';
import { admin } from '#platform/http/access/access.ts';
import { exampleTiers } from './plans.examples.ts';
import { operation } from './plans.operation.ts';
import { ownTiersAt, storeTiers } from './prices.queries.ts';
import { presentWholesaleTiers } from './wholesale-tiers.rules.ts';

/** Sets the wholesale prices of all resellers without prices of their own, from an instant on. */
export const setUsualPriceTiers = operation({
  method: 'PUT',
  path: '/api/admin/price-tiers',
  id: 'setUsualPriceTiers',
  summary: 'Set the usual wholesale prices',
  description:
    'Default wholesale prices from `valid_from` on, for resellers without individual prices. Use before that date keeps its price. The response contains the prices that are valid now.',
  access: admin(),
  audit: 'price_tiers.set',
  body: PriceTiersReplace,
  answer: { status: 200, schema: UsualPriceTiers },
  example: {
    body: { currency: exampleTiers.currency, tiers: exampleTiers.tiers },
    answer: { price_tiers: exampleTiers },
  },
  async run({ tx, body, now, newId, audit }) {
    const validFrom = await storeTiers(tx, { resellerId: null, packageId: null, set: body, newId, now });
    audit.details({ currency: body.currency, valid_from: validFrom.toISOString(), tiers: body.tiers.length });
    const found = await ownTiersAt(tx, { resellerId: null, packageId: null, at: now });
    return { price_tiers: found && presentWholesaleTiers(found) };
  },
});
