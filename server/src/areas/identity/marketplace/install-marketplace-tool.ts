import type { ToolId } from '@parley/contract/ids';
import {
  InstalledMarketplaceTool,
  InstallMarketplaceTool,
  MarketplaceToolKey,
} from '@parley/contract/resources/identity';
import { z } from 'zod';
import { getAgent, getAgentForUpdate, lockToolsExclusive, type VersionContext } from '#areas/agents/agents';
import { attachNewTool, changeTool, getToolForUpdate, makeTool } from '#areas/agents/tools';
import { validSeconds } from '#areas/identity/verifications';
import { apiKey } from '#platform/http/access/access.ts';
import { gatedToolsMissing, gatedToolUnknown, verifierGated } from './marketplace.errors.ts';
import { operation } from './marketplace.operation.ts';
import { definitionOf, readyTools } from './marketplace.rules.ts';

const exampleAgentId = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b10';
const exampleToolId = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b60';

/** Installs a ready-made tool on an agent, and has other tools refused without a verification. */
export const installMarketplaceTool = operation({
  method: 'POST',
  path: '/api/identity/marketplace-tools/{toolKey}/install',
  id: 'installMarketplaceTool',
  summary: 'Install a ready-made identity tool',
  description:
    'The agent gets the tool in a new version. Each of `gated_tool_ids` is refused from now on unless the person was verified by the method of the tool in this very call or chat, for every agent that uses it.',
  access: apiKey('tools:write'),
  audit: 'identity.install_tool',
  params: z.object({ toolKey: MarketplaceToolKey }),
  body: InstallMarketplaceTool,
  answer: { status: 201, schema: InstalledMarketplaceTool },
  refusals: ['not_found', 'conflict'],
  example: {
    params: { toolKey: 'verify-before-payout' },
    body: { agent_id: exampleAgentId, gated_tool_ids: ['0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b61'] },
    answer: {
      agent_id: exampleAgentId,
      agent_version: 4,
      tool_id: exampleToolId,
      tool_name: 'verify_before_payout',
      gated_tool_ids: ['0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b61'],
    },
  },
  async run(context) {
    const { tx, params, body, audit } = context;
    const ready = readyTools[params.toolKey];
    const gated = [...new Set(body.gated_tool_ids)];
    if (ready.gates && gated.length === 0) throw gatedToolsMissing();
    await lockToolsExclusive(tx);
    const { config } = await getAgent(tx, body.agent_id);
    for (const [index, id] of gated.entries()) {
      if (!config.tool_ids.includes(id)) throw gatedToolUnknown(index);
      await gateTool(context, { id, index, method: ready.method });
    }
    const agent = await getAgentForUpdate(tx, body.agent_id);
    const { tool } = await makeTool(context, definitionOf(ready, body.message));
    const note = `Tool ${tool.definition.name} added`;
    const given = await attachNewTool(context, agent, { tool, enabled: true, note });
    audit.resource(body.agent_id);
    audit.details({ tool_id: tool.id, gated_tool_ids: gated, version: given.version });
    return {
      agent_id: body.agent_id,
      agent_version: given.version,
      tool_id: tool.id,
      tool_name: tool.definition.name,
      gated_tool_ids: gated,
    };
  },
});

async function gateTool(
  context: VersionContext,
  { id, index, method }: { id: ToolId; index: number; method: 'eid' | 'mobile_pay' },
): Promise<void> {
  const tool = await getToolForUpdate(context.tx, id);
  if (tool.definition.type === 'identity') throw verifierGated(index);
  const verification = { methods: [method], max_age_seconds: validSeconds };
  await changeTool(context, tool, { ...tool.definition, requires_verification: true, verification });
}
