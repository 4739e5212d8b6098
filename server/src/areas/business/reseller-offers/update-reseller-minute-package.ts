import { MinutePackage, MinutePackageUpdate } from '@parley/contract/resources/billing';
import { changePackage } from '#areas/business/plans';
import { reseller } from '#platform/http/access/access.ts';
import { examplePackage, operation, packageParams } from './reseller-offers.operation.ts';

/** Changes a minute package of the reseller. */
export const updateResellerMinutePackage = operation({
  method: 'PATCH',
  path: '/api/reseller/minute-packages/{packageId}',
  id: 'updateResellerMinutePackage',
  summary: 'Update a minute package of the reseller',
  description: 'Minutes bought before stay as they were.',
  access: reseller({ needsAdmin: true }),
  audit: 'minute_package.update',
  params: packageParams,
  body: MinutePackageUpdate,
  answer: { status: 200, schema: MinutePackage },
  refusals: ['not_found'],
  example: { params: { packageId: examplePackage.id }, body: { name: examplePackage.name }, answer: examplePackage },
  async run({ tx, params, body, now, audit }) {
    audit.details({ fields: Object.keys(body) });
    const { offer, isChanged } = await changePackage(tx, { id: params.packageId, change: body, now });
    if (!isChanged) audit.nothingChanged();
    return offer;
  },
});
