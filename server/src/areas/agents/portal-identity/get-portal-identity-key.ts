import { PortalIdentityKeyStatus } from '@parley/contract/resources/portal-identity';
import { getAgent } from '#areas/agents/agents';
import { apiKey } from '#platform/http/access/access.ts';
import { agentParams, exampleAgentId, exampleStatus, operation } from './portal-identity.operation.ts';
import { findPortalKey, presentPortalKey } from './portal-identity.queries.ts';

/** Gets the state of the agent's portal identity key. */
export const getPortalIdentityKey = operation({
  method: 'GET',
  path: '/api/agents/{agentId}/portal-identity-key',
  id: 'getPortalIdentityKey',
  summary: 'Portal identity key status',
  access: apiKey('agents:read'),
  params: agentParams,
  answer: { status: 200, schema: PortalIdentityKeyStatus },
  refusals: ['not_found'],
  example: { params: { agentId: exampleAgentId }, answer: exampleStatus },
  async run({ tx, params, now }) {
    await getAgent(tx, params.agentId);
    return presentPortalKey(await findPortalKey(tx, params.agentId), now);
  },
});
