import type { ToolDefinition } from '@parley/contract/resources/tool';
import { lockAgentsWithTool, recordVersion, type StoredAgent, type VersionContext } from '#areas/agents/agents';
import { toolNamesOf } from './attach-new-tool.ts';
import { nameTaken } from './tools.errors.ts';
import { insertNextRevision, type StoredTool } from './tools.queries.ts';

/** Stores the next revision of a locked tool, and a version that runs it of each of its agents. */
export async function changeTool(
  context: VersionContext,
  tool: StoredTool,
  definition: ToolDefinition,
): Promise<{ changed: StoredTool; agents: StoredAgent[] }> {
  const { tx } = context;
  const changed = await insertNextRevision(tx, { ...context, tool, definition });
  const agents = await lockAgentsWithTool(tx, tool.id);
  for (const agent of agents) await recordToolChange(context, agent, changed);
  return { changed, agents };
}

async function recordToolChange(context: VersionContext, agent: StoredAgent, tool: StoredTool): Promise<void> {
  const names = await toolNamesOf(context.tx, agent.config);
  const { name } = tool.definition;
  if ([...names].some(([id, other]) => id !== tool.id && other === name)) throw nameTaken({ name, agentId: agent.id });
  await recordVersion(context, agent, {
    config: {
      ...agent.config,
      tool_revisions: { ...agent.config.tool_revisions, [tool.id]: tool.revision },
    },
    source: 'tool',
    note: `Tool ${name}, revision ${tool.revision}`,
  });
}
