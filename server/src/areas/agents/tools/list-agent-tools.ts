import { pageOf } from '@parley/contract/page';
import { AgentTool } from '@parley/contract/resources/tool';
import { getAgent } from '#areas/agents/agents';
import { apiKey } from '#platform/http/access/access.ts';
import { pinnedTools } from './agent-tools.queries.ts';
import { presentPinned } from './present-agent-tool.ts';
import { exampleAgentTool } from './tools.examples.ts';
import { agentParams, exampleAgentId, operation } from './tools.operation.ts';

/** Lists the tools of an agent in the order offered to the model; unpaged, since there are at most 64. */
export const listAgentTools = operation({
  method: 'GET',
  path: '/api/agents/{agentId}/tools',
  id: 'listAgentTools',
  summary: 'List tools of an agent',
  access: apiKey('tools:read'),
  params: agentParams,
  answer: { status: 200, schema: pageOf(AgentTool) },
  refusals: ['not_found'],
  example: {
    params: { agentId: exampleAgentId },
    answer: { data: [exampleAgentTool], has_more: false, next_cursor: null },
  },
  async run({ tx, params }) {
    const { config } = await getAgent(tx, params.agentId);
    const tools = await pinnedTools(tx, config.tool_ids, config.tool_revisions);
    const data = config.tool_ids.flatMap((id) => {
      const pinned = tools.get(id);
      return pinned ? [presentPinned(pinned, config)] : [];
    });
    return { data, has_more: false, next_cursor: null };
  },
});
