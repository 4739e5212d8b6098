import { apiKey } from '#platform/http/access/access.ts';
import { agentParams, exampleAgentId, operation } from './agents.operation.ts';
import { getAgentForUpdate, setTrashed } from './agents.queries.ts';
import { setFreedNumbers } from './freed-numbers.queries.ts';

/**
 * Moves an agent to the trash: it answers no calls or chats, its numbers are freed and its queued calls cancelled. Its
 * history is kept; it can be restored.
 */
export const trashAgent = operation({
  method: 'DELETE',
  path: '/api/agents/{agentId}',
  id: 'deleteAgent',
  summary: 'Delete an agent',
  description:
    'Moves it to the trash. Its phone numbers stay yours and are assigned to no agent; calls that wait to be dialled are cancelled. Calls under way are not cut off.',
  access: apiKey('agents:write'),
  audit: 'agent.trash',
  params: agentParams,
  answer: { status: 204, schema: null },
  refusals: ['not_found'],
  example: { params: { agentId: exampleAgentId } },
  async run(context) {
    const { tx, params, now, emit, deps, audit } = context;
    const agent = await getAgentForUpdate(tx, params.agentId);
    const freed = await deps.numbers.free(context, agent.id);
    const cancelled = await deps.calls.cancelQueued(context, agent.id, 'The agent was deleted');
    await setTrashed(tx, agent.id, now, now);
    await setFreedNumbers(tx, agent.id, freed);
    await emit('agent.trashed', `agent:${agent.id}`, { agent_id: agent.id });
    audit.details({ freed_numbers: freed.map((each) => each.number_id), cancelled_calls: cancelled });
  },
});
