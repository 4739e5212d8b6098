import { pageOf, pageQuery } from '@parley/contract/page';
import { ResellerPackage } from '@parley/contract/resources/reseller-package';
import { z } from 'zod';
import { needScopeOfNamedKey } from '#areas/business/reseller';
import { reseller } from '#platform/http/access/access.ts';
import type { Principal } from '#platform/http/principal.ts';
import { examplePackage, operation } from './packages.operation.ts';
import { listPackagePage } from './packages.queries.ts';

/** True for those who may read the reseller's wholesale prices: its own key, owners, admins and billing staff. */
function seesPrices(principal: Principal | null): boolean {
  if (principal?.kind === 'reseller_key') return principal.isAdmin;
  return principal?.kind === 'user' && principal.reseller !== null && principal.reseller.role !== 'staff';
}

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
  async run({ tx, tenantId, query, principal, now }) {
    needScopeOfNamedKey(principal, 'account:read');
    return listPackagePage(tx, tenantId, query, { prices: seesPrices(principal), at: now });
  },
});
