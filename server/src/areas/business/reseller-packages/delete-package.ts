import { reseller } from '#platform/http/access/access.ts';
import { packageInUse } from './packages.errors.ts';
import { examplePackage, operation, packageParams } from './packages.operation.ts';
import { deletePackageRow, lockPackage } from './packages.queries.ts';

/** Deletes a package that no customer has. */
export const deleteResellerPackage = operation({
  method: 'DELETE',
  path: '/api/reseller/packages/{packageId}',
  id: 'deleteResellerPackage',
  summary: 'Delete a package',
  description: 'Refused with 409 while customers have it, those in the trash included.',
  access: reseller({ needsAdmin: true }),
  audit: 'reseller_package.delete',
  params: packageParams,
  answer: { status: 204, schema: null },
  refusals: ['not_found', 'conflict'],
  example: { params: { packageId: examplePackage.id } },
  async run({ tx, tenantId, params }) {
    const row = await lockPackage(tx, tenantId, params.packageId);
    if (row.customer_count > 0) throw packageInUse({ customers: row.customer_count });
    await deletePackageRow(tx, params.packageId);
  },
});
