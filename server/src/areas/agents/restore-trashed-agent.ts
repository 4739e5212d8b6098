import { Agent } from '@parley/contract/resources/agent';
import { apiKey } from '#platform/http/access.ts';
import { exampleAgent } from './agents.examples.ts';
import { agentParams, exampleAgentId, operation } from './agents.operation.ts';
import { getTrashedAgentForUpdate, presentAgent, setTrashed } from './agents.queries.ts';

/** Takes an agent out of the trash, as it was. */
export const restoreTrashedAgent = operation({
  method: 'POST',
  path: '/api/agents/trash/{agentId}/restore',
  id: 'restoreTrashedAgent',
  summary: 'Restore a trashed agent',
  access: apiKey('agents:write'),
  audit: 'agent.restore_from_trash',
  params: agentParams,
  answer: { status: 200, schema: Agent },
  refusals: ['not_found'],
  example: { params: { agentId: exampleAgentId }, answer: exampleAgent },
  async run({ tx, params, now, emit, headers }) {
    const agent = await getTrashedAgentForUpdate(tx, params.agentId);
    await setTrashed(tx, agent.id, null, now);
    await emit('agent.restored_from_trash', `agent:${agent.id}`, { agent_id: agent.id });
    headers.set('etag', `"${agent.version}"`);
    return presentAgent({ ...agent, trashedAt: null, updatedAt: now });
  },
});
