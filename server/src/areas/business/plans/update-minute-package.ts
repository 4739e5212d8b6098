import { MinutePackage, MinutePackageUpdate } from '@parley/contract/resources/billing';
import { admin } from '#platform/http/access/access.ts';
import { changePackage } from './manage-offers.queries.ts';
import { examplePackage } from './plans.examples.ts';
import { examplePackageId, operation, packageParams } from './plans.operation.ts';

/** Changes a minute package. */
export const updateMinutePackage = operation({
  method: 'PATCH',
  path: '/api/admin/minute-packages/{packageId}',
  id: 'updateMinutePackage',
  summary: 'Update a minute package',
  description: 'Minutes bought before stay as they were.',
  access: admin(),
  audit: 'minute_package.update',
  params: packageParams,
  body: MinutePackageUpdate,
  answer: { status: 200, schema: MinutePackage },
  refusals: ['not_found'],
  example: { params: { packageId: examplePackageId }, body: { name: examplePackage.name }, answer: examplePackage },
  async run({ tx, params, body, now, audit }) {
    audit.details({ fields: Object.keys(body) });
    const { offer, isChanged } = await changePackage(tx, { id: params.packageId, change: body, now });
    if (!isChanged) audit.nothingChanged();
    return offer;
  },
});
