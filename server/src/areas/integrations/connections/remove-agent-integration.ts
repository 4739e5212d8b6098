import { getAgentToUse } from '#areas/agents/agents';
import { apiKey } from '#platform/http/access/access.ts';
import { removeAgentIntegration as removeRow } from './agent-integrations.queries.ts';
import { agentIntegrationNotFound } from './connections.errors.ts';
import { agentConnectionParams, exampleAgentId, exampleConnectionId, operation } from './connections.operation.ts';

/** Takes a connection from an agent. */
export const removeAgentIntegration = operation({
  method: 'DELETE',
  path: '/api/agents/{agentId}/integrations/{connectionId}',
  id: 'removeAgentIntegration',
  summary: 'Remove an integration of an agent',
  access: apiKey('integrations:write'),
  audit: 'agent_integration.remove',
  params: agentConnectionParams,
  answer: { status: 204, schema: null },
  refusals: ['not_found'],
  example: { params: { agentId: exampleAgentId, connectionId: exampleConnectionId } },
  async run({ tx, params: { agentId, connectionId }, audit }) {
    await getAgentToUse(tx, agentId);
    if (!(await removeRow(tx, agentId, connectionId))) throw agentIntegrationNotFound();
    audit.resource(agentId);
    audit.details({ connection_id: connectionId });
  },
});
