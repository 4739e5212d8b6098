import { ResellerId, ResellerPackageId } from '@parley/contract/ids';
import { PriceTiersReplace } from '@parley/contract/resources/reseller-billing';
import { ResellerPackage } from '@parley/contract/resources/reseller-package';
import { z } from 'zod';
import { storeTiers } from '#areas/business/plans';
import { admin } from '#platform/http/access/access.ts';
import { examplePackage, exampleTiers, operation } from './packages.operation.ts';
import { lockPackage, presentPriced } from './packages.queries.ts';

/** Sets the wholesale prices of a package from an instant on: use of its customers is rated by them. */
export const setPackagePriceTiers = operation({
  method: 'PUT',
  path: '/api/admin/resellers/{resellerId}/packages/{packageId}/price-tiers',
  id: 'setPackagePriceTiers',
  summary: 'Set the wholesale prices of a package',
  description:
    'From `valid_from` on, use by customers with the package costs the reseller these prices instead of its own. What was used keeps its price. Tiers count the call seconds of all customers of the reseller in the month. The answer has the prices that are valid now.',
  access: admin(),
  audit: 'reseller_package.price_tiers',
  params: z.object({ resellerId: ResellerId, packageId: ResellerPackageId }),
  body: PriceTiersReplace,
  answer: { status: 200, schema: ResellerPackage },
  refusals: ['not_found'],
  example: {
    params: { resellerId: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b80' as ResellerId, packageId: examplePackage.id },
    body: { currency: exampleTiers.currency, tiers: exampleTiers.tiers },
    answer: { ...examplePackage, price_tiers: exampleTiers },
  },
  async run({ tx, params, body, now, newId, audit }) {
    const { resellerId, packageId } = params;
    const row = await lockPackage(tx, resellerId, packageId);
    const validFrom = await storeTiers(tx, { resellerId, packageId, set: body, newId, now });
    const { currency, tiers } = body;
    audit.resource(packageId);
    audit.details({ currency, valid_from: validFrom.toISOString(), tiers: tiers.length });
    return presentPriced(tx, row, { prices: true, at: now });
  },
});
