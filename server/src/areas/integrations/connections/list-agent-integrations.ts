import { AgentIntegration } from '@parley/contract/resources/integration';
import { z } from 'zod';
import { getAgentToUse } from '#areas/agents/agents';
import { apiKey } from '#platform/http/access/access.ts';
import { listConnections } from '#platform/oauth/connections.queries.ts';
import { listAgentIntegrations as listRows } from './agent-integrations.queries.ts';
import { agentParams, exampleAgentId, exampleConnection, operation } from './connections.operation.ts';
import { presentConnection } from './present-connection.ts';

/** Lists the connections an agent uses, and the actions it may take. */
export const listAgentIntegrations = operation({
  method: 'GET',
  path: '/api/agents/{agentId}/integrations',
  id: 'listAgentIntegrations',
  summary: 'Integrations of an agent',
  description: 'Connections the agent uses, each with the actions it may take as tools, in chats and in calls.',
  access: apiKey('integrations:read'),
  params: agentParams,
  answer: { status: 200, schema: z.object({ data: z.array(AgentIntegration) }) },
  refusals: ['not_found'],
  example: {
    params: { agentId: exampleAgentId },
    answer: {
      data: [
        {
          agent_id: exampleAgentId,
          connection: exampleConnection,
          actions: ['find_contact'],
          looks_up_callers: true,
          updated_at: '2026-03-01T09:30:00.000Z',
        },
      ],
    },
  },
  async run({ tx, params: { agentId } }) {
    await getAgentToUse(tx, agentId);
    const [used, connections] = [await listRows(tx, agentId), await listConnections(tx, 'integration')];
    const data = used.flatMap(({ connectionId, actions, looksUpCallers, updatedAt }) => {
      const connection = connections.find(({ id }) => id === connectionId);
      if (!connection) return [];
      const shown = presentConnection(connection);
      const at = updatedAt.toISOString();
      return [{ agent_id: agentId, connection: shown, actions, looks_up_callers: looksUpCallers, updated_at: at }];
    });
    return { data };
  },
});
