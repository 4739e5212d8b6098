import { z } from 'zod';
import { apiKey } from '#platform/http/access/access.ts';
import { agentParams, exampleAgentId, operation } from './agents.operation.ts';
import { getTrashedAgentForUpdate } from './agents.queries.ts';
import { eraseAgent } from './purge.queries.ts';

const Purged = z
  .object({
    certificate_id: z.guid(),
    deleted: z.record(z.string(), z.int()).meta({ description: 'Rows removed, by kind' }),
  })
  .meta({ id: 'AgentPurged' });

/** Purges a trashed agent with its versions, chats, secrets and events, and signs a deletion certificate. */
export const purgeTrashedAgent = operation({
  method: 'DELETE',
  path: '/api/agents/trash/{agentId}',
  id: 'purgeTrashedAgent',
  summary: 'Purge a trashed agent',
  description: 'Irreversible. An agent that is not in the trash is refused with 404.',
  access: apiKey('agents:write'),
  audit: 'agent.purge',
  params: agentParams,
  answer: { status: 200, schema: Purged },
  refusals: ['not_found'],
  example: {
    params: { agentId: exampleAgentId },
    answer: { certificate_id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b12', deleted: { agents: 1, agent_versions: 3 } },
  },
  async run(context) {
    const { tx, tenantId, params, actor, now, newId, emit, deps, audit } = context;
    const agent = await getTrashedAgentForUpdate(tx, params.agentId);
    // Calls ringing at trash time may have returned to the queue.
    await deps.calls.cancelQueued(context, agent.id, 'The agent was deleted');
    const deleted = await eraseAgent(tx, deps.vault, agent.id);
    const certificateId = newId();
    await deps.certifier.issue(tx, {
      id: certificateId,
      tenantId,
      kind: 'agent',
      state: 'complete',
      subjectHash: deps.certifier.hashOf(tenantId, `agent:${agent.id}`),
      callId: null,
      counts: deleted,
      held: [],
      recipients: [],
      actor,
      requestedAt: now,
      dueAt: now,
      erasedAt: now,
      completedAt: now,
    });
    await emit('agent.purged', `agent:${agent.id}`, { agent_id: agent.id });
    audit.details({ certificate_id: certificateId, deleted });
    return { certificate_id: certificateId, deleted };
  },
});
