import { createHash } from 'node:crypto';
import type { TenantId } from '@parley/contract/ids';
import type { IdentityProviderName } from '@parley/contract/resources/identity';
import type { TestApp, TestTenant } from '../../server/test/build-test-app.ts';
import { openCall } from '../../server/test/test-calls.ts';

/** Settings of a service that does not answer. */
const settings = { issuer: 'http://127.0.0.1:49999', client_id: 'parley', client_secret: 'secret-of-the-client' };
const reference = 'request-of-the-world';

/** Identity services of an account and its verifications. */
export function identityOf({ app, tenant }: { app: TestApp; tenant: TestTenant }) {
  const { db, vault, clock, newId } = app.deps;
  async function identityService(provider: IdentityProviderName): Promise<IdentityProviderName> {
    const answer = await tenant.request('PUT', `/api/identity/connections/${provider}`, settings);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return provider;
  }
  return {
    identityService,
    /** One that has ended. */
    async identityVerification(): Promise<string> {
      const { id: callId } = await openCall(app, tenant.id);
      const id = newId();
      await db.platform.pool.query(
        `insert into identity_verifications (tenant_id, id, method, provider, mode, state, call_id, asked_by, message,
           subject_hash, created_at, next_step_at, expires_at, finished_at)
         values ($1, $2, 'eid', 'oidc-ciba', 'live', 'declined', $3, 'api', 'Payout', $4, now(), now(), now(), now())`,
        [tenant.id, id, callId, `hash of ${id}`],
      );
      return id;
    },
    /** One whose service is about to call back. */
    async calledBack(provider: IdentityProviderName) {
      await identityService(provider);
      const call = await openCall(app, tenant.id);
      await app.deps.calls.store.markAnswered(call);
      const [id, secretId, callbackToken] = [newId(), newId(), `token-${newId()}`];
      const now = clock.now();
      const value = JSON.stringify({ hint: null, callbackToken, reference, intervalSeconds: 5 });
      await db.app.inTenant(tenant.id as TenantId, (tx) =>
        vault.store(tx, { tenantId: tenant.id, id: secretId, value, hint: '', now }),
      );
      await db.platform.pool.query(
        `insert into identity_verifications (tenant_id, id, method, provider, mode, call_id, asked_by, message, secret_id,
           callback_hash, created_at, begun_at, next_step_at, expires_at)
         values ($1, $2, 'eid', $3, 'test', $4, 'api', 'Payout', $5, $6, $7, $7, $7, $7::timestamptz + interval '1 hour')`,
        [tenant.id, id, provider, call.id, secretId, createHash('sha256').update(callbackToken).digest(), now],
      );
      return { callbackToken, authRequestId: reference };
    },
  };
}
export type OwnedIdentity = ReturnType<typeof identityOf>;
