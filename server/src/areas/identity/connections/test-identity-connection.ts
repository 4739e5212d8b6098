import { IdentityConnection } from '@parley/contract/resources/identity';
import { findEgressError } from '@parley/egress';
import { apiKey } from '#platform/http/access/access.ts';
import { identityNotConnected } from './connections.errors.ts';
import { exampleConnection, operation, presentConnection, providerParams } from './connections.operation.ts';
import { findConnection, openIdentitySecrets, storeTest } from './connections.queries.ts';
import { IdentityServiceError } from './identity-service.rules.ts';

/** Longest test. Unit: milliseconds. */
const testMs = 20_000;

/** Tests whether a service can be reached with the stored credentials. */
export const testIdentityConnection = operation({
  method: 'POST',
  path: '/api/identity/connections/{provider}/test',
  id: 'testIdentityConnection',
  summary: 'Test an identity service',
  description: 'Reaches the service with the stored credentials, as far as that asks nobody to verify themselves.',
  access: apiKey('identity:write'),
  audit: 'identity.test_connection',
  transaction: 'none',
  requestsPerMinute: 20,
  params: providerParams,
  answer: { status: 200, schema: IdentityConnection },
  refusals: ['not_found'],
  example: { params: { provider: 'oidc-ciba' }, answer: exampleConnection },
  async run({ db, tenantId, params, deps, now, audit, log }) {
    const { provider } = params;
    const opened = await db.app.inTenant(tenantId, async (tx) => {
      const row = await findConnection(tx, provider);
      if (!row) throw identityNotConnected({ provider });
      return { row, secrets: await openIdentitySecrets(tx, deps.vault, row) };
    });
    const { row, secrets } = opened;
    const access = { provider, mode: row.mode, settings: row.settings, secrets };
    const outcome = await deps.services[provider].test(access, AbortSignal.timeout(testMs)).then(
      (detail) => ({ isOk: true, detail }),
      (error: unknown) => {
        log.info({ event: 'identity.connection_failed', err: error, provider }, 'an identity service refused a test');
        return { isOk: false, detail: reasonOf(error) };
      },
    );
    audit.resource(provider);
    audit.details({ is_ok: outcome.isOk });
    return db.app.inTenant(tenantId, async (tx) => {
      await storeTest(tx, { provider, updatedAt: row.updated_at, ...outcome, now });
      const stored = await findConnection(tx, provider);
      if (!stored) throw identityNotConnected({ provider });
      return presentConnection(stored);
    });
  },
});

function reasonOf(error: unknown): string {
  if (error instanceof IdentityServiceError) return error.message.slice(0, 300);
  return (findEgressError(error)?.message ?? 'The service did not answer as expected').slice(0, 300);
}
