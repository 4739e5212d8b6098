import { TenantOverview } from '@parley/contract/resources/tenant';
import { admin } from '#platform/http/access/access.ts';
import { exampleTenant } from './platform-admin.examples.ts';
import { exampleTenantId, operation, tenantParams } from './platform-admin.operation.ts';
import { getTenantOverview } from './tenants-overview.queries.ts';

/** Gets one tenant of the installation. */
export const getTenant = operation({
  method: 'GET',
  path: '/api/admin/tenants/{tenantId}',
  id: 'getTenant',
  summary: 'Get a tenant',
  access: admin(),
  params: tenantParams,
  answer: { status: 200, schema: TenantOverview },
  refusals: ['not_found'],
  example: { params: { tenantId: exampleTenantId }, answer: exampleTenant },
  run: ({ tx, params }) => getTenantOverview(tx, params.tenantId),
});
