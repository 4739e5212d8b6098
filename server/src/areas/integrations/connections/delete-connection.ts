import { apiKey } from '#platform/http/access/access.ts';
import { textsOf } from '#platform/oauth/access-tokens.ts';
import { openSecrets } from '#platform/oauth/connection-secrets.ts';
import { type ConnectionRow, removeConnection } from '#platform/oauth/connections.queries.ts';
import { OAuthError } from '#platform/oauth/oauth-error.ts';
import type { StoredTokens } from '#platform/oauth/oauth-requests.ts';
import { SecretsError } from '#platform/secrets/secrets.errors.ts';
import { connectionParams, type ConnectionsDeps, exampleConnectionId, operation } from './connections.operation.ts';
import { getConnection } from './find-vendor.ts';

/** Removes a connection: agents lose its actions at once. */
export const deleteConnection = operation({
  method: 'DELETE',
  path: '/api/integrations/connections/{connectionId}',
  id: 'deleteIntegrationConnection',
  summary: 'Remove a connection',
  description:
    'Agents lose its actions with their next conversation. A grant is revoked at the vendor, where the vendor offers that and answers.',
  access: apiKey('integrations:write'),
  audit: 'connection.delete',
  transaction: 'none',
  params: connectionParams,
  answer: { status: 204, schema: null },
  refusals: ['not_found'],
  example: { params: { connectionId: exampleConnectionId } },
  async run({ db, tenantId, params, deps, audit }) {
    const connection = await db.app.inTenant(tenantId, async (tx) => {
      const found = await getConnection(tx, params.connectionId);
      await removeConnection(tx, found.id);
      return found;
    });
    audit.details({ provider: connection.provider, was_revoked: await revoke(deps, connection) });
  },
});

async function revoke({ registry, requests, sealer }: ConnectionsDeps, connection: ConnectionRow): Promise<boolean> {
  const provider = connection.auth === 'oauth' ? registry.find(connection.provider) : undefined;
  const client = provider && registry.clientOf(provider);
  if (!provider?.revocationUrl || !client) return false;
  try {
    const { accessToken = '', refreshToken = null } = openSecrets<StoredTokens>(sealer, connection);
    const party = { provider, client, settings: textsOf(connection.settings) };
    await requests.revoke(party, { accessToken, refreshToken });
    return true;
  } catch (error) {
    if (error instanceof OAuthError || error instanceof SecretsError) return false;
    throw error;
  }
}
