import { Connection } from '@parley/contract/resources/integration';
import { apiKey } from '#platform/http/access/access.ts';
import { changeConnection } from '#platform/oauth/connections.queries.ts';
import { checkConnection } from './check-connection.ts';
import { connectionParams, exampleConnection, exampleConnectionId, operation } from './connections.operation.ts';
import { getConnection, vendorOf } from './find-vendor.ts';
import { presentConnection } from './present-connection.ts';

/** Tests a connection and stores how it is. */
export const testConnection = operation({
  method: 'POST',
  path: '/api/integrations/connections/{connectionId}/test',
  id: 'testIntegrationConnection',
  summary: 'Test a connection',
  description:
    'Asks the vendor by a request that changes nothing. The answer is 200 whatever the vendor says: see `state`.',
  access: apiKey('integrations:write'),
  audit: 'connection.test',
  transaction: 'none',
  requestsPerMinute: 20,
  params: connectionParams,
  answer: { status: 200, schema: Connection },
  refusals: ['not_found'],
  example: { params: { connectionId: exampleConnectionId }, answer: exampleConnection },
  async run({ db, tenantId, params, now, deps, request, audit }) {
    const connection = await db.app.inTenant(tenantId, (tx) => getConnection(tx, params.connectionId));
    const vendor = vendorOf(deps.vendors, connection.provider);
    const health = await checkConnection(deps, { vendor, connection, signal: request.closed });
    const change = { ...health, account: health.account ?? connection.account, checkedAt: now };
    await db.app.inTenant(tenantId, (tx) => changeConnection(tx, connection.id, change));
    audit.details({ state: health.state });
    return presentConnection({ ...connection, ...change });
  },
});
