import { z } from 'zod';
import { lockAgentsWithTool, lockToolsExclusive, recordVersion } from '#areas/agents/agents';
import { apiKey } from '#platform/http/access/access.ts';
import { withoutTool } from './attach-new-tool.ts';
import { toolSecretIds } from './tool-secrets.rules.ts';
import { toolInUse } from './tools.errors.ts';
import { exampleToolId, operation, toolParams } from './tools.operation.ts';
import { definitionsOf, getToolForUpdate, setDeleted } from './tools.queries.ts';

/** Deletes a tool and its secrets; with `force` also when agents use it, which lose it in a new version. */
export const deleteTool = operation({
  method: 'DELETE',
  path: '/api/tools/{toolId}',
  id: 'deleteTool',
  summary: 'Delete a tool',
  description:
    'Refused with 409 while agents use it, which `details` name. `force=true` takes it from them, in a new version of each. Its secrets are forgotten. Agents in the trash lose it when they are restored.',
  access: apiKey('tools:write'),
  audit: 'tool.delete',
  params: toolParams,
  query: z.strictObject({
    force: z
      .stringbool({ truthy: ['true'], falsy: ['false'] })
      .default(false)
      .meta({ description: 'Also while agents use it' }),
  }),
  answer: { status: 204, schema: null },
  refusals: ['not_found', 'conflict'],
  example: { params: { toolId: exampleToolId }, query: { force: true } },
  async run(context) {
    const { tx, params, query, now, audit, deps } = context;
    await lockToolsExclusive(tx);
    const tool = await getToolForUpdate(tx, params.toolId);
    const agents = await lockAgentsWithTool(tx, tool.id);
    if (agents.length > 0 && !query.force) throw toolInUse(agents.map(({ id, config }) => ({ id, name: config.name })));
    for (const agent of agents) {
      await recordVersion(context, agent, {
        config: withoutTool(agent.config, tool.id),
        source: 'tool',
        note: `Tool ${tool.definition.name} deleted`,
      });
    }
    const kept = (await definitionsOf(tx, tool.id)).flatMap(toolSecretIds);
    const { id, previousId } = tool.signing;
    await deps.vault.delete(tx, [...new Set([...kept, id, previousId].filter((each) => each !== null))]);
    await setDeleted(tx, tool.id, now);
    audit.details({ agents: agents.map((agent) => agent.id) });
  },
});
