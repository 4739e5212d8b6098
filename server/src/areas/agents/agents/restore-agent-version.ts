import { AgentRestored } from '@parley/contract/resources/agent-version';
import { apiKey } from '#platform/http/access/access.ts';
import { agentVersionParams, exampleAgentId, operation } from './agents.operation.ts';
import { getAgentForUpdate } from './agents.queries.ts';
import { lockToolsShared } from './tool-catalogue.ts';
import { configOf, getVersion, recordVersion } from './versions.queries.ts';

/**
 * Saves the agent's current state as a backup version, then makes the chosen version current under a new number
 * (contract sections 2.2, 3 and 9). The agent stays locked throughout, so two concurrent restores get four numbers.
 * Tools deleted since are omitted and named in the message.
 */
export const restoreAgentVersion = operation({
  method: 'POST',
  path: '/api/agents/{agentId}/versions/{versionNumber}/restore',
  id: 'restoreAgentVersion',
  summary: 'Restore an agent to a version',
  access: apiKey('agents:write'),
  audit: 'agent.restore_version',
  params: agentVersionParams,
  answer: { status: 200, schema: AgentRestored },
  refusals: ['not_found'],
  example: {
    params: { agentId: exampleAgentId, versionNumber: 3 },
    answer: { success: true, message: 'Restored to version 3', backup_version: 6, new_version: 7 },
  },
  async run(context) {
    const { tx, params, audit, deps } = context;
    await lockToolsShared(tx);
    const agent = await getAgentForUpdate(tx, params.agentId);
    const chosen = configOf(await getVersion(tx, agent, params.versionNumber));
    const { config: resolved, missing } = await deps.tools.resolveRevisions(tx, chosen, { lenient: true });
    const workflow = await deps.workflows.resolve(tx, resolved, { lenient: true });
    const { config } = workflow;
    const backup = await recordVersion(context, agent, {
      config: agent.config,
      source: 'backup',
      note: `Saved before restoring version ${params.versionNumber}`,
    });
    const restored = await recordVersion(
      context,
      { ...agent, version: backup },
      {
        config,
        source: 'restore',
        restoredFrom: params.versionNumber,
      },
    );
    audit.details({
      restored_from: params.versionNumber,
      backup_version: backup,
      new_version: restored,
      ...(missing.length > 0 ? { missing_tools: missing } : {}),
      ...(workflow.missing === null ? {} : { missing_workflow: workflow.missing }),
    });
    const activation = activationWord(agent.config.is_active, config.is_active);
    return {
      success: true,
      message: `Restored to version ${params.versionNumber}${activation}${missingWord(missing)}${workflow.missing === null ? '' : '; left out: a workflow that does not exist'}`,
      backup_version: backup,
      new_version: restored,
    };
  },
});

/** A restore brings `is_active` back too; the message says so when that deactivates or activates the agent. */
function activationWord(wasActive: boolean, isActive: boolean): string {
  if (wasActive === isActive) return '';
  return isActive ? '; the agent is active again, as it was then' : '; the agent is now inactive, as it was then';
}

function missingWord(toolIds: readonly string[]): string {
  if (toolIds.length === 0) return '';
  return `; left out, because deleted since: ${toolIds.length === 1 ? 'tool' : 'tools'} ${toolIds.join(', ')}`;
}
