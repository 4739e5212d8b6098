import { apiKey } from '#platform/http/access/access.ts';
import { identityNotConnected } from './connections.errors.ts';
import { operation, providerParams } from './connections.operation.ts';
import { findConnection, removeConnection } from './connections.queries.ts';

/** Disconnects an identity service and deletes its secrets. */
export const deleteIdentityConnection = operation({
  method: 'DELETE',
  path: '/api/identity/connections/{provider}',
  id: 'deleteIdentityConnection',
  summary: 'Disconnect an identity service',
  description: 'Its secrets are deleted. Verifications in progress fail; those that are done stay.',
  access: apiKey('identity:write'),
  audit: 'identity.disconnect',
  params: providerParams,
  answer: { status: 204, schema: null },
  refusals: ['not_found'],
  example: { params: { provider: 'oidc-ciba' } },
  async run({ tx, params, deps, audit }) {
    const row = await findConnection(tx, params.provider);
    if (!row) throw identityNotConnected({ provider: params.provider });
    await removeConnection(tx, deps.vault, row);
    audit.resource(params.provider);
  },
});
