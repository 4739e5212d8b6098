import type { AgentConfig } from '@parley/contract/resources/agent';
import { recordVersion, type StoredAgent, type VersionContext } from '#areas/agents/agents';
import { namesAt } from './agent-tools.queries.ts';
import { nameTaken, tooManyTools } from './tools.errors.ts';
import type { StoredTool } from './tools.queries.ts';

/** Maximum tools of a configuration. */
const toolsMax = 64;

/** Names of an agent's tools at their pinned revisions, by tool id. */
export function toolNamesOf(tx: VersionContext['tx'], config: AgentConfig): Promise<Map<string, string>> {
  return namesAt(
    tx,
    config.tool_ids.map((id) => ({ id, revision: config.tool_revisions[id] ?? 1 })),
  );
}

/** Attaches a new tool to a locked agent, in a new version; refuses (409) a duplicate name. */
export async function attachNewTool(
  context: VersionContext,
  agent: StoredAgent,
  given: { tool: StoredTool; enabled: boolean; note: string },
): Promise<StoredAgent> {
  const { tool } = given;
  const { tool_ids, disabled_tool_ids, tool_revisions } = agent.config;
  if (tool_ids.length >= toolsMax) throw tooManyTools(toolsMax);
  const names = await toolNamesOf(context.tx, agent.config);
  if ([...names.values()].includes(tool.definition.name)) throw nameTaken({ name: tool.definition.name });
  const config = {
    ...agent.config,
    tool_ids: [...tool_ids, tool.id],
    disabled_tool_ids: given.enabled ? disabled_tool_ids : [...disabled_tool_ids, tool.id],
    tool_revisions: { ...tool_revisions, [tool.id]: tool.revision },
  };
  const version = await recordVersion(context, agent, { config, source: 'tool', note: given.note });
  return { ...agent, version, config };
}

/** Removes a tool from the configuration. */
export function withoutTool(config: AgentConfig, id: string): AgentConfig {
  const { [id]: _, ...revisions } = config.tool_revisions;
  return {
    ...config,
    tool_ids: config.tool_ids.filter((each) => each !== id),
    disabled_tool_ids: config.disabled_tool_ids.filter((each) => each !== id),
    tool_revisions: revisions,
  };
}
