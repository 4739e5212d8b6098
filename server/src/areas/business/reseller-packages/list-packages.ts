import { pageOf, pageQuery } from '@parley/contract/page';
import { ResellerPackage } from '@parley/contract/resources/reseller-package';
import { z } from 'zod';
import { needScopeOfNamedKey } from '#areas/business/reseller';
import { reseller } from '#platform/http/access/access.ts';
import { examplePackage, operation } from './packages.operation.ts';
import { listPackagePage } from './packages.queries.ts';

/** Lists the reseller's packages, newest first. */
export const listResellerPackages = operation({
  method: 'GET',
  path: '/api/reseller/packages',
  id: 'listResellerPackages',
  summary: 'List packages',
  description: 'A named key needs the scope `account:read`.',
  access: reseller({ needsAdmin: false }),
  query: z.strictObject(pageQuery),
  answer: { status: 200, schema: pageOf(ResellerPackage) },
  example: { query: { limit: 50 }, answer: { data: [examplePackage], has_more: false, next_cursor: null } },
  async run({ tx, tenantId, query, principal }) {
    needScopeOfNamedKey(principal, 'account:read');
    return listPackagePage(tx, tenantId, query);
  },
});
