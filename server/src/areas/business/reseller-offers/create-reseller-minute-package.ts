import { MinutePackage, ResellerMinutePackageCreate } from '@parley/contract/resources/billing';
import { insertPackage } from '#areas/business/plans';
import { reseller } from '#platform/http/access/access.ts';
import { examplePackage, operation } from './reseller-offers.operation.ts';

/** Creates a minute package of the reseller. */
export const createResellerMinutePackage = operation({
  method: 'POST',
  path: '/api/reseller/minute-packages',
  id: 'createResellerMinutePackage',
  summary: 'Create a minute package of the reseller',
  description: "Offered to the reseller's customers.",
  access: reseller({ needsAdmin: true }),
  audit: 'minute_package.create',
  body: ResellerMinutePackageCreate,
  answer: { status: 201, schema: MinutePackage },
  example: {
    body: { name: examplePackage.name, seconds: 30_000, currency: 'EUR', price_minor_units: 4500 },
    answer: examplePackage,
  },
  async run({ tx, tenantId, body, now, newId, audit }) {
    const id = newId();
    audit.resource(id);
    return insertPackage(tx, { ...body, reseller_id: tenantId, id, now });
  },
});
