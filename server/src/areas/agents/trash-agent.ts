import { apiKey } from '#platform/http/access.ts';
import { agentParams, exampleAgentId, operation } from './agents.operation.ts';
import { getAgentForUpdate, setTrashed } from './agents.queries.ts';

/** Moves an agent to the trash: it answers nobody any more, keeps its history and can be restored. */
export const trashAgent = operation({
  method: 'DELETE',
  path: '/api/agents/{agentId}',
  id: 'deleteAgent',
  summary: 'Delete an agent',
  description: 'Moves it to the trash. Calls under way are not cut off.',
  access: apiKey('agents:write'),
  audit: 'agent.trash',
  params: agentParams,
  answer: { status: 204, schema: null },
  refusals: ['not_found'],
  example: { params: { agentId: exampleAgentId } },
  async run({ tx, params, now, emit }) {
    const agent = await getAgentForUpdate(tx, params.agentId);
    await setTrashed(tx, agent.id, now, now);
    await emit('agent.trashed', `agent:${agent.id}`, { agent_id: agent.id });
  },
});
