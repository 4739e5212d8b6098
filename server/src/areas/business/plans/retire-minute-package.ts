import { admin } from '#platform/http/access/access.ts';
import { retirePackage } from './manage-offers.queries.ts';
import { examplePackageId, operation, packageParams } from './plans.operation.ts';

/** Retires a minute package. */
export const retireMinutePackage = operation({
  method: 'DELETE',
  path: '/api/admin/minute-packages/{packageId}',
  id: 'retireMinutePackage',
  summary: 'Retire a minute package',
  description: 'It is no longer offered; minutes bought with it stay.',
  access: admin(),
  audit: 'minute_package.delete',
  params: packageParams,
  answer: { status: 204, schema: null },
  refusals: ['not_found'],
  example: { params: { packageId: examplePackageId } },
  run: ({ tx, params, now }) => retirePackage(tx, { id: params.packageId, now }),
});
