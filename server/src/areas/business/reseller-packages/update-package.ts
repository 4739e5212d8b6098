import { isDeepStrictEqual } from 'node:util';
import { ResellerPackage, ResellerPackageUpdate } from '@parley/contract/resources/reseller-package';
import { reseller } from '#platform/http/access/access.ts';
import { examplePackage, operation, packageParams } from './packages.operation.ts';
import { changePackage, lockPackage, modulesOf, presentPriced } from './packages.queries.ts';

/** Updates a package; its customers have the new modules from the next request on. */
export const updateResellerPackage = operation({
  method: 'PATCH',
  path: '/api/reseller/packages/{packageId}',
  id: 'updateResellerPackage',
  summary: 'Update a package',
  description:
    'A module that is switched off is refused with `module_off` from the next request on; nothing is deleted.',
  access: reseller({ needsAdmin: true }),
  audit: 'reseller_package.update',
  params: packageParams,
  body: ResellerPackageUpdate,
  answer: { status: 200, schema: ResellerPackage },
  refusals: ['not_found', 'conflict'],
  example: { params: { packageId: examplePackage.id }, body: { modules: { phone: true } }, answer: examplePackage },
  async run({ tx, tenantId, params, body, now, audit }) {
    const row = await lockPackage(tx, tenantId, params.packageId);
    const before = await presentPriced(tx, row, { prices: true, at: now });
    const modules = modulesOf({ modules: { ...before.modules, ...body.modules } });
    const { name = before.name, description = before.description } = body;
    if (isDeepStrictEqual({ ...before, name, description, modules }, before)) {
      audit.nothingChanged();
      return before;
    }
    audit.details({ modules_off: Object.keys(modules).filter((each) => !modules[each as keyof typeof modules]) });
    const changed = await changePackage(tx, row, { name, description, modules, now });
    return presentPriced(tx, changed, { prices: true, at: now });
  },
});
