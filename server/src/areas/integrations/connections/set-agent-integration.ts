import { AgentIntegration, AgentIntegrationSet } from '@parley/contract/resources/integration';
import { getAgentToUse } from '#areas/agents/agents';
import { apiKey } from '#platform/http/access/access.ts';
import { storeAgentIntegration } from './agent-integrations.queries.ts';
import { noPeopleThere, unknownAction } from './connections.errors.ts';
import {
  agentConnectionParams,
  exampleAgentId,
  exampleConnection,
  exampleConnectionId,
  operation,
} from './connections.operation.ts';
import { getConnection, vendorOf } from './find-vendor.ts';
import { presentConnection } from './present-connection.ts';

/** Sets what an agent may do with a connection. */
export const setAgentIntegration = operation({
  method: 'PUT',
  path: '/api/agents/{agentId}/integrations/{connectionId}',
  id: 'setAgentIntegration',
  summary: 'Set an integration of an agent',
  description: 'The agent has these actions as tools from its next conversation on. It is no new version of the agent.',
  access: apiKey('integrations:write'),
  audit: 'agent_integration.set',
  params: agentConnectionParams,
  body: AgentIntegrationSet,
  answer: { status: 200, schema: AgentIntegration },
  refusals: ['not_found'],
  example: {
    params: { agentId: exampleAgentId, connectionId: exampleConnectionId },
    body: { actions: ['find_contact'], looks_up_callers: true },
    answer: {
      agent_id: exampleAgentId,
      connection: exampleConnection,
      actions: ['find_contact'],
      looks_up_callers: true,
      updated_at: '2026-03-01T09:30:00.000Z',
    },
  },
  async run({ tx, tenantId, params: { agentId, connectionId }, body, now, deps, audit }) {
    const { actions, looks_up_callers: looksUpCallers } = body;
    await getAgentToUse(tx, agentId);
    const connection = await getConnection(tx, connectionId);
    const vendor = vendorOf(deps.vendors, connection.provider);
    for (const [at, action] of actions.entries()) {
      const isKnown = vendor.actions.some(({ name }) => name === action);
      if (!isKnown) throw unknownAction(`/actions/${at}`, { title: vendor.title });
    }
    if (looksUpCallers && !vendor.crm) throw noPeopleThere('/looks_up_callers', { title: vendor.title });
    await storeAgentIntegration(tx, { tenantId, agentId, connectionId, actions, looksUpCallers, now });
    audit.resource(agentId);
    audit.details({ connection_id: connectionId, actions, looks_up_callers: looksUpCallers });
    return {
      agent_id: agentId,
      connection: presentConnection(connection),
      actions,
      looks_up_callers: looksUpCallers,
      updated_at: now.toISOString(),
    };
  },
});
