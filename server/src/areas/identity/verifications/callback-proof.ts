import type { IdentityVerificationId, TenantId } from '@parley/contract/ids';
import type { IdentityProviderName } from '@parley/contract/resources/identity';
import type { Database } from '#db/open.ts';
import type { Proof, ProofRequest } from '#platform/http/access/access.ts';
import { callbackHashOf } from './identity-verifier.ts';

/** Verification that a callback is about. */
export interface CalledBack {
  id: IdentityVerificationId;
  provider: IdentityProviderName;
}

async function verify(token: string | null | undefined, { params }: ProofRequest, db: Database) {
  if (!token) return null;
  const { rows } = await db.app.pool.query<{ tenant_id: TenantId; id: IdentityVerificationId; provider: string }>(
    'select * from app.find_identity_callback($1)',
    [callbackHashOf(token)],
  );
  const [found] = rows;
  if (!found || found.provider !== params['provider']) return null;
  const provider = found.provider as IdentityProviderName;
  const actor = { kind: 'system', id: null, name: `Identity service ${provider}` } as const;
  return { tenantId: found.tenant_id, actor, subject: { id: found.id, provider } };
}

/** Token a service was given to call back about one verification (CIBA `client_notification_token`). */
export const notificationToken: Proof<CalledBack> = {
  name: 'notification token',
  description: 'The `client_notification_token` of one verification, which its service alone was given.',
  verify: (request, db) => verify(request.bearer, request, db),
};

/** State of an OpenID authorization request, made for one verification. */
export const authorizationState: Proof<CalledBack> = {
  name: 'authorization state',
  inQuery: 'state',
  description: 'The `state` of the authorization request of one verification.',
  verify: (request, db) => verify(request.query['state'], request, db),
};
