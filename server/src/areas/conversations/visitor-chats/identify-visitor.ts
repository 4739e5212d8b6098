import type { AgentId, TenantId } from '@parley/contract/ids';
import type { IdentityToken } from '@parley/contract/resources/portal-identity';
import { hasPortalKey, identityFields, verifyPortalIdentity } from '#areas/agents/portal-identity';
import type { Tx } from '#db/tenant-scope.ts';
import type { Vault } from '#platform/secrets/vault.ts';
import { badIdentityToken, noIdentityKey } from './visitor-chats.errors.ts';

/** Verifies the identity token; null without one. Refuses one that is invalid or cannot be checked. */
export async function identifyVisitor(
  tx: Tx,
  vault: Vault,
  asked: { tenantId: TenantId; agentId: AgentId; token: IdentityToken | undefined; now: Date },
): Promise<Record<string, string> | null> {
  const { token, agentId } = asked;
  if (token === undefined) return null;
  const identity = await verifyPortalIdentity(tx, vault, { ...asked, token });
  if (identity) return identityFields(identity);
  throw (await hasPortalKey(tx, agentId)) ? badIdentityToken() : noIdentityKey();
}
