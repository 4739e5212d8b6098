import type { AgentId, TenantId } from '@parley/contract/ids';
import type { IdentityToken } from '@parley/contract/resources/portal-identity';
import type { Tx } from '#db/tenant-scope.ts';
import type { Vault } from '#platform/secrets/vault.ts';
import { findPortalKey, touchPortalKey } from './portal-identity.queries.ts';
import { type PortalIdentity, readPortalToken } from './portal-token.rules.ts';

/**
 * Verifies a visitor's identity token: a JWT (HS256), or a user id with its HMAC, made with the agent's portal identity
 * key or the previous one while it is valid. Null for anything else, also without a key.
 */
export async function verifyPortalIdentity(
  tx: Tx,
  vault: Vault,
  request: { tenantId: TenantId; agentId: AgentId; token: IdentityToken; now: Date },
): Promise<PortalIdentity | null> {
  const { agentId, now } = request;
  const key = await findPortalKey(tx, agentId);
  if (!key) return null;
  const { secret_id: current, previous_secret_id: previous, previous_valid_until: until } = key;
  const ids = previous !== null && until !== null && until > now ? [current, previous] : [current];
  const opened = await vault.open(tx, request.tenantId, ids);
  const secrets = ids.flatMap((id) => opened.get(id) ?? []);
  const identity = await readPortalToken(request.token, { secrets, agentId, now });
  if (identity) await touchPortalKey(tx, agentId, now);
  return identity;
}
