import type { ResellerPackageId } from '@parley/contract/ids';
import { ResellerPackage, ResellerPackageCreate } from '@parley/contract/resources/reseller-package';
import { reseller } from '#platform/http/access/access.ts';
import { examplePackage, operation } from './packages.operation.ts';
import { insertPackage, modulesOf, presentPriced } from './packages.queries.ts';

/** Creates a package. */
export const createResellerPackage = operation({
  method: 'POST',
  path: '/api/reseller/packages',
  id: 'createResellerPackage',
  summary: 'Create a package',
  description: 'A customer without a package has every module.',
  access: reseller({ needsAdmin: true }),
  audit: 'reseller_package.create',
  body: ResellerPackageCreate,
  answer: { status: 201, schema: ResellerPackage },
  refusals: ['conflict'],
  example: {
    body: { name: examplePackage.name, modules: { phone: false, outbound_calls: false, web_voice: false } },
    answer: examplePackage,
  },
  async run({ tx, tenantId: resellerId, body, now, newId, audit }) {
    const id = newId() as ResellerPackageId;
    const { name, description } = body;
    const modules = modulesOf(body);
    const row = await insertPackage(tx, { resellerId, id, name, description, modules, now });
    audit.resource(id);
    return presentPriced(tx, row, { prices: true, at: now });
  },
});
