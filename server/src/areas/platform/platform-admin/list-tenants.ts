import { pageOf, pageQuery } from '@parley/contract/page';
import { TenantOverview } from '@parley/contract/resources/tenant';
import { z } from 'zod';
import { admin } from '#platform/http/access/access.ts';
import { exampleTenant } from './platform-admin.examples.ts';
import { operation } from './platform-admin.operation.ts';
import { listTenantPage } from './tenants-overview.queries.ts';

/** Lists all tenants, newest first. */
export const listTenants = operation({
  method: 'GET',
  path: '/api/admin/tenants',
  id: 'listTenants',
  summary: 'List tenants',
  access: admin(),
  query: z.strictObject({
    ...pageQuery,
    q: z.string().trim().min(1).max(200).optional().meta({
      description: 'Part of the name or of the contact email, or the whole id',
    }),
  }),
  answer: { status: 200, schema: pageOf(TenantOverview) },
  example: {
    query: { limit: 50, q: 'harbour' },
    answer: { data: [exampleTenant], has_more: false, next_cursor: null },
  },
  run: ({ tx, query }) => listTenantPage(tx, query),
});
