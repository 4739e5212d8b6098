import type { AgentConfig } from '@parley/contract/resources/agent';
import type { AgentTool } from '@parley/contract/resources/tool';
import type { Tx } from '#db/tenant-scope.ts';
import type { PinnedTool } from './agent-tools.queries.ts';
import { presentDefinition, type StoredTool, toolAtRevision } from './tools.queries.ts';

/** Presents a tool as attached to an agent of this configuration. */
export async function presentAgentTool(tx: Tx, tool: StoredTool, config: AgentConfig): Promise<AgentTool> {
  const revision = config.tool_revisions[tool.id] ?? tool.revision;
  return presentPinned({ tool, pin: await toolAtRevision(tx, tool, revision) }, config);
}

/** Presents the pinned definition under its revision, beside the newest revision number. */
export function presentPinned({ tool, pin }: PinnedTool, config: AgentConfig): AgentTool {
  return {
    ...presentDefinition({ ...tool, ...pin }),
    enabled: !config.disabled_tool_ids.includes(tool.id),
    pinned_revision: pin.revision,
    newest_revision: tool.revision,
  };
}
