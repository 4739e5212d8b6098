import { ToolId } from '@parley/contract/ids';
import { AttachedTool, AttachTool, CreateToolRequest } from '@parley/contract/resources/tool';
import { z } from 'zod';
import {
  getAgentForUpdate,
  lockToolsShared,
  recordVersion,
  type StoredAgent,
  type VersionContext,
} from '#areas/agents/agents';
import { apiKey } from '#platform/http/access/access.ts';
import { parseInput } from '#platform/http/requests/validation.ts';
import { newestRevisions } from './agent-tools.queries.ts';
import { attachNewTool } from './attach-new-tool.ts';
import { makeTool } from './insert-tool.ts';
import { presentAgentTool } from './present-agent-tool.ts';
import { refusalOf, unknownTool } from './tools.errors.ts';
import { exampleAgentTool } from './tools.examples.ts';
import { agentParams, exampleAgentId, exampleToolId, operation } from './tools.operation.ts';
import { getTool, type StoredTool } from './tools.queries.ts';

/** `tool_id` discriminates the two forms; only the chosen form's faults are reported. */
const Body = z.looseObject({ tool_id: ToolId.optional(), enabled: z.boolean().optional() }).meta({
  description: 'Either `tool_id` of a tool that is there, with `enabled` if need be, or a whole CreateToolRequest',
  anyOf: [{ required: ['tool_id'] }, { $ref: '#/$defs/CreateToolRequest' }],
});

/** Attaches an existing or a new tool to an agent, or enables or disables an attached one. */
export const attachTool = operation({
  method: 'POST',
  path: '/api/agents/{agentId}/tools',
  id: 'addAgentTool',
  summary: 'Add a tool to an agent',
  description:
    'With `tool_id` a tool that is there; with a CreateToolRequest one that is made now. The agent gets a new version. A tool it has already only changes whether it may be used; what changes nothing makes no version.',
  access: apiKey('tools:write'),
  audit: 'agent.add_tool',
  params: agentParams,
  maxBodyBytes: 512 * 1024,
  maxBodyValues: 8000,
  body: Body,
  answer: {
    status: 200,
    description: 'The agent had this tool already',
    schema: AttachedTool,
    otherStatus: { 201: 'The agent has it from now on' },
    holdsSecret: true,
  },
  refusals: ['not_found', 'conflict'],
  example: {
    params: { agentId: exampleAgentId },
    body: { tool_id: exampleToolId },
    answer: exampleAgentTool,
  },
  async run(context) {
    const { tx, params, body, headers, audit } = context;
    await lockToolsShared(tx);
    const agent = await getAgentForUpdate(tx, params.agentId);
    if ('tool_id' in body) {
      const request = parseInput(AttachTool, body, 'body');
      if ((await newestRevisions(tx, [request.tool_id])).size === 0) throw refusalOf([unknownTool('/tool_id')]);
      const tool = await getTool(tx, request.tool_id);
      const isNew = !agent.config.tool_ids.includes(tool.id);
      const given = isNew
        ? await attachNewTool(context, agent, { tool, enabled: request.enabled ?? true, note: noteOf(tool) })
        : await setEnabled(context, agent, { tool, enabled: request.enabled });
      if (given === agent) audit.nothingChanged();
      audit.details({ tool_id: tool.id, version: given.version });
      if (isNew) headers.status(201);
      return presentAgentTool(tx, tool, given.config);
    }
    const made = await makeTool(context, parseInput(CreateToolRequest, body, 'body'));
    const given = await attachNewTool(context, agent, { tool: made.tool, enabled: true, note: noteOf(made.tool) });
    audit.details({ tool_id: made.tool.id, version: given.version, type: made.tool.definition.type });
    headers.status(201);
    headers.set('location', `/api/tools/${made.tool.id}`);
    const shown = await presentAgentTool(tx, made.tool, given.config);
    return { ...shown, ...(made.signingSecret === null ? {} : { signing_secret: made.signingSecret }) };
  },
});

const noteOf = (tool: StoredTool) => `Tool ${tool.definition.name} added`;

/** Returns the agent itself when nothing changes. */
async function setEnabled(
  context: VersionContext,
  agent: StoredAgent,
  { tool, enabled }: { tool: StoredTool; enabled: boolean | undefined },
): Promise<StoredAgent> {
  const resting = agent.config.disabled_tool_ids;
  if (enabled === undefined || enabled === !resting.includes(tool.id)) return agent;
  const disabled = enabled ? resting.filter((id) => id !== tool.id) : [...resting, tool.id];
  const config = {
    ...agent.config,
    disabled_tool_ids: agent.config.tool_ids.filter((id) => disabled.includes(id)),
  };
  const note = `Tool ${tool.definition.name} ${enabled ? 'enabled' : 'disabled'}`;
  const version = await recordVersion(context, agent, { config, source: 'tool', note });
  return { ...agent, version, config };
}
