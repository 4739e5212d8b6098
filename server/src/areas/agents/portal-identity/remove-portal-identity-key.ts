import { getAgentForUpdate } from '#areas/agents/agents';
import { apiKey } from '#platform/http/access/access.ts';
import { agentParams, exampleAgentId, operation } from './portal-identity.operation.ts';
import { clearIdentities, deletePortalKey, findPortalKey } from './portal-identity.queries.ts';

/** Deletes the key: new visitors are anonymous, and identified ones become anonymous. */
export const removePortalIdentityKey = operation({
  method: 'DELETE',
  path: '/api/agents/{agentId}/portal-identity-key',
  id: 'removePortalIdentityKey',
  summary: 'Remove the portal identity key',
  description:
    'The key before it is taken no more either, and chats that are identified become anonymous: what the portal said of their visitors is forgotten. Where there is no key nothing changes.',
  access: apiKey('agents:write'),
  audit: 'portal_identity_key.remove',
  params: agentParams,
  answer: { status: 204, schema: null },
  refusals: ['not_found'],
  example: { params: { agentId: exampleAgentId } },
  async run({ tx, params, deps, audit }) {
    const agent = await getAgentForUpdate(tx, params.agentId);
    const key = await findPortalKey(tx, agent.id);
    if (!key) return audit.nothingChanged();
    await deletePortalKey(tx, agent.id);
    await deps.vault.delete(tx, [key.secret_id, ...(key.previous_secret_id ? [key.previous_secret_id] : [])]);
    audit.details({ anonymised_sessions: await clearIdentities(tx, agent.id) });
  },
});
