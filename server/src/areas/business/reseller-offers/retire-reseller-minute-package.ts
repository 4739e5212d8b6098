import { retirePackage } from '#areas/business/plans';
import { reseller } from '#platform/http/access/access.ts';
import { examplePackage, operation, packageParams } from './reseller-offers.operation.ts';

/** Retires a minute package of the reseller. */
export const retireResellerMinutePackage = operation({
  method: 'DELETE',
  path: '/api/reseller/minute-packages/{packageId}',
  id: 'retireResellerMinutePackage',
  summary: 'Retire a minute package of the reseller',
  description: 'It is no longer offered; minutes bought with it stay.',
  access: reseller({ needsAdmin: true }),
  audit: 'minute_package.delete',
  params: packageParams,
  answer: { status: 204, schema: null },
  refusals: ['not_found'],
  example: { params: { packageId: examplePackage.id } },
  run: ({ tx, params, now }) => retirePackage(tx, { id: params.packageId, now }),
});
