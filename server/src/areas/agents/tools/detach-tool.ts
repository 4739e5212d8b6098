import { getAgentForUpdate, lockToolsShared, recordVersion } from '#areas/agents/agents';
import { apiKey } from '#platform/http/access/access.ts';
import { toolNamesOf, withoutTool } from './attach-new-tool.ts';
import { toolNotAttached } from './tools.errors.ts';
import { agentToolParams, exampleAgentId, exampleToolId, operation } from './tools.operation.ts';

/** Detaches a tool from an agent, in a new version. The tool itself is kept. */
export const detachTool = operation({
  method: 'DELETE',
  path: '/api/agents/{agentId}/tools/{toolId}',
  id: 'removeAgentTool',
  summary: 'Remove a tool from an agent',
  access: apiKey('tools:write'),
  audit: 'agent.remove_tool',
  params: agentToolParams,
  answer: { status: 204, schema: null },
  refusals: ['not_found'],
  example: { params: { agentId: exampleAgentId, toolId: exampleToolId } },
  async run(context) {
    const { tx, params, audit } = context;
    await lockToolsShared(tx);
    const agent = await getAgentForUpdate(tx, params.agentId);
    if (!agent.config.tool_ids.includes(params.toolId)) throw toolNotAttached();
    const name = (await toolNamesOf(tx, agent.config)).get(params.toolId) ?? params.toolId;
    const version = await recordVersion(context, agent, {
      config: withoutTool(agent.config, params.toolId),
      source: 'tool',
      note: `Tool ${name} removed`,
    });
    audit.resource(agent.id);
    audit.details({ tool_id: params.toolId, version });
  },
});
