import { IdentityConnectionList, identityProviders } from '@parley/contract/resources/identity';
import { apiKey } from '#platform/http/access/access.ts';
import { methodOf } from './connection-settings.ts';
import { exampleConnection, operation, presentConnection } from './connections.operation.ts';
import { listConnections } from './connections.queries.ts';

/** Lists the identity services the account is connected to. */
export const listIdentityConnections = operation({
  method: 'GET',
  path: '/api/identity/connections',
  id: 'listIdentityConnections',
  summary: 'List identity services',
  description: 'Services that verify callers and visitors, with their mode and last test. Secrets are never shown.',
  access: apiKey('identity:read'),
  answer: { status: 200, schema: IdentityConnectionList },
  example: {
    answer: {
      data: [exampleConnection],
      available: [{ provider: 'oidc-ciba', method: 'eid', is_connected: true }],
    },
  },
  async run({ tx }) {
    const rows = await listConnections(tx);
    return {
      data: rows.map(presentConnection),
      available: identityProviders.map((provider) => ({
        provider,
        method: methodOf[provider],
        is_connected: rows.some((row) => row.provider === provider),
      })),
    };
  },
});
