import { PortalIdentityKeyCreate, PortalIdentityKeyIssued } from '@parley/contract/resources/portal-identity';
import { getAgentForUpdate } from '#areas/agents/agents';
import { apiKey } from '#platform/http/access/access.ts';
import { issueToken } from '#platform/ids/token.ts';
import { agentParams, exampleAgentId, exampleStatus, operation } from './portal-identity.operation.ts';
import { findPortalKey, presentPortalKey, putPortalKey, type StoredPortalKey } from './portal-identity.queries.ts';

const prefix = 'pid';

/** Creates or rotates an agent's portal identity key; the previous one stays valid for a grace period. */
export const rotatePortalIdentityKey = operation({
  method: 'POST',
  path: '/api/agents/{agentId}/portal-identity-key',
  id: 'rotatePortalIdentityKey',
  summary: 'Create or rotate the portal identity key',
  description: 'Of two rotations within the overlap only the last key before this one is still taken.',
  access: apiKey('agents:write'),
  audit: 'portal_identity_key.rotate',
  params: agentParams,
  body: PortalIdentityKeyCreate.prefault({}),
  answer: { status: 201, schema: PortalIdentityKeyIssued, holdsSecret: true },
  refusals: ['not_found'],
  example: {
    params: { agentId: exampleAgentId },
    body: { overlap_seconds: 86_400 },
    answer: { ...exampleStatus, last_used_at: null, secret: 'pid_Vb7nK3xL...' },
  },
  async run({ tx, tenantId, params, body, now, newId, deps, audit }) {
    const agent = await getAgentForUpdate(tx, params.agentId);
    const old = await findPortalKey(tx, agent.id);
    const { token, lookup } = issueToken(prefix);
    const secretId = newId();
    await deps.vault.store(tx, { tenantId, id: secretId, value: token, hint: token.slice(-4), now });
    const previous =
      old && body.overlap_seconds > 0
        ? { secretId: old.secret_id, validUntil: new Date(now.getTime() + body.overlap_seconds * 1000) }
        : null;
    const key = await putPortalKey(tx, { tenantId, agentId: agent.id, secretId, prefix: lookup, previous, now });
    await deps.vault.delete(tx, replacedSecrets(old, previous?.secretId));
    audit.details({ is_first: old === null, overlap_seconds: body.overlap_seconds });
    return { ...presentPortalKey(key, now), secret: token };
  },
});

/** Previous secrets that are no longer valid. */
function replacedSecrets(old: StoredPortalKey | null, kept: string | undefined): string[] {
  const ids = old ? [old.secret_id, old.previous_secret_id] : [];
  return ids.flatMap((id) => (id === null || id === kept ? [] : [id]));
}
