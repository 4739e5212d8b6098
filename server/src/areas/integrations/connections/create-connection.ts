import type { ConnectionId } from '@parley/contract/ids';
import { Connection, ConnectionCreate } from '@parley/contract/resources/integration';
import { apiKey } from '#platform/http/access/access.ts';
import { sealSecrets } from '#platform/oauth/connection-secrets.ts';
import { type ConnectionRow, insertConnection } from '#platform/oauth/connections.queries.ts';
import { checkConnection } from './check-connection.ts';
import { checkRequest } from './check-request.ts';
import { connectionKeyRefused } from './connections.errors.ts';
import { exampleConnection, operation } from './connections.operation.ts';
import { vendorOf } from './find-vendor.ts';
import { presentConnection } from './present-connection.ts';
import { requireRoom } from './require-room.ts';

/** Connects a vendor with a key, tested first. */
export const createConnection = operation({
  method: 'POST',
  path: '/api/integrations/connections',
  id: 'createIntegrationConnection',
  summary: 'Create a connection with a key',
  description:
    'The vendor is asked first, by a request that changes nothing. A key it refuses is not stored (409); where it gives no usable answer the connection is stored as `failing`. The key is sealed and never shown.',
  access: apiKey('integrations:write'),
  audit: 'connection.create',
  transaction: 'none',
  requestsPerMinute: 20,
  body: ConnectionCreate,
  answer: { status: 201, schema: Connection },
  refusals: ['conflict'],
  example: { body: { provider: 'hubspot', name: 'Sales CRM', key: 'pat-eu1-example' }, answer: exampleConnection },
  async run({ db, tenantId, actor, body, now, newId, deps, request, headers, audit }) {
    const vendor = vendorOf(deps.vendors, body.provider);
    checkRequest(deps, vendor, body);
    const id = newId() as ConnectionId;
    const secrets = body.key === undefined ? null : sealSecrets(deps.sealer, { tenantId, id }, { key: body.key });
    const unchecked: ConnectionRow = {
      tenantId,
      id,
      kind: 'integration',
      provider: body.provider,
      name: body.name,
      account: null,
      auth: secrets === null ? 'none' : 'key',
      settings: body.settings,
      sealed: secrets,
      scopes: [],
      state: 'connected',
      stateDetail: '',
      accessExpiresAt: null,
      checkedAt: now,
      createdBy: actor,
      createdAt: now,
      updatedAt: now,
    };
    const health = await checkConnection(deps, { vendor, connection: unchecked, signal: request.closed });
    if (health.state === 'revoked') throw connectionKeyRefused({ detail: health.stateDetail });
    const connection = { ...unchecked, ...health, account: health.account ?? null };
    await db.app.inTenant(tenantId, async (tx) => {
      await requireRoom(tx);
      await insertConnection(tx, connection);
    });
    audit.resource(id);
    audit.details({ provider: body.provider, state: health.state });
    headers.set('location', '/api/integrations/connections');
    return presentConnection(connection);
  },
});
