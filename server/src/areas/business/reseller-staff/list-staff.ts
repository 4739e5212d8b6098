import { pageOf, pageQuery } from '@parley/contract/page';
import { ResellerStaff } from '@parley/contract/resources/reseller-staff';
import { z } from 'zod';
import { needScopeOfNamedKey } from '#areas/business/reseller';
import { reseller } from '#platform/http/access/access.ts';
import { exampleStaff, operation } from './staff.operation.ts';
import { listStaffPage } from './staff.queries.ts';

/** Lists the reseller's staff, newest first. */
export const listResellerStaff = operation({
  method: 'GET',
  path: '/api/reseller/staff',
  id: 'listResellerStaff',
  summary: 'List staff',
  description: 'A named key needs the scope `users:read`.',
  access: reseller({ needsAdmin: false }),
  transaction: 'none',
  query: z.strictObject(pageQuery),
  answer: { status: 200, schema: pageOf(ResellerStaff) },
  example: { query: { limit: 50 }, answer: { data: [exampleStaff], has_more: false, next_cursor: null } },
  async run({ db, tenantId, query, principal }) {
    needScopeOfNamedKey(principal, 'users:read');
    return db.platform.inTenant(tenantId, (tx) => listStaffPage(tx, tenantId, query), { onlyReads: true });
  },
});
