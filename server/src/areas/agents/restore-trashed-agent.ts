import { Agent } from '@parley/contract/resources/agent';
import { apiKey } from '#platform/http/access.ts';
import { exampleAgent } from './agents.examples.ts';
import { agentParams, exampleAgentId, operation } from './agents.operation.ts';
import { getTrashedAgentForUpdate, presentAgent, setTrashed } from './agents.queries.ts';
import { holdTools } from './tool-catalogue.ts';
import { recordVersion } from './versions.queries.ts';

/** Takes an agent out of the trash, as it was but for tools that were deleted meanwhile; without those it is a new version. */
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
  async run(context) {
    const { tx, params, now, emit, headers, deps, audit } = context;
    await holdTools(tx);
    const agent = await getTrashedAgentForUpdate(tx, params.agentId);
    await setTrashed(tx, agent.id, null, now);
    await emit('agent.restored_from_trash', `agent:${agent.id}`, { agent_id: agent.id });
    const { config, missing } = await deps.tools.settle(tx, agent.config, { lenient: true });
    let { version } = agent;
    if (missing.length > 0) {
      const note = `Deleted while the agent was in the trash: tool ${missing.join(', ')}`;
      version = await recordVersion(context, agent, { config, source: 'tool', note });
      audit.details({ version, missing_tools: missing });
    }
    headers.set('etag', `"${version}"`);
    const restored = {
      ...agent,
      version,
      config: missing.length > 0 ? config : agent.config,
      trashedAt: null,
      updatedAt: now,
    };
    return presentAgent(restored, context.deps);
  },
});
