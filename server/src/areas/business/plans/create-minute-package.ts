import { MinutePackage, MinutePackageCreate } from '@parley/contract/resources/billing';
import { admin } from '#platform/http/access/access.ts';
import { insertPackage } from './manage-offers.queries.ts';
import { examplePackage } from './plans.examples.ts';
import { operation } from './plans.operation.ts';
import { requireSeller } from './sellers.queries.ts';

/** Creates a minute package of the installation or of a reseller. */
export const createMinutePackage = operation({
  method: 'POST',
  path: '/api/admin/minute-packages',
  id: 'createMinutePackage',
  summary: 'Create a minute package',
  access: admin(),
  audit: 'minute_package.create',
  body: MinutePackageCreate,
  answer: { status: 201, schema: MinutePackage },
  example: {
    body: { name: examplePackage.name, seconds: 30_000, currency: 'EUR', price_minor_units: 4500 },
    answer: examplePackage,
  },
  async run({ tx, body, now, newId, audit }) {
    await requireSeller(tx, body);
    const id = newId();
    audit.resource(id);
    return insertPackage(tx, { ...body, id, now });
  },
});
