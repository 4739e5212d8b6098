import { AgentRestored } from '@parley/contract/resources/agent-version';
import { apiKey } from '#platform/http/access.ts';
import { agentVersionParams, exampleAgentId, operation } from './agents.operation.ts';
import { getAgentForUpdate } from './agents.queries.ts';
import { configOf, getVersion, recordVersion } from './versions.queries.ts';

/**
 * Saves the agent's present state as a backup version, then makes the chosen version current under a new number
 * (contract sections 2.2, 3 and 9). The agent stays locked in between, so two restores at once get four numbers.
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
    const { tx, params, audit } = context;
    const agent = await getAgentForUpdate(tx, params.agentId);
    const config = configOf(await getVersion(tx, agent, params.versionNumber));
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
    audit.details({ restored_from: params.versionNumber, backup_version: backup, new_version: restored });
    return {
      success: true,
      message: `Restored to version ${params.versionNumber}${activationWord(agent.config.is_active, config.is_active)}`,
      backup_version: backup,
      new_version: restored,
    };
  },
});

/** A restore brings activation back too; the message says so when that takes the agent off or puts it on air. */
function activationWord(wasActive: boolean, isActive: boolean): string {
  if (wasActive === isActive) return '';
  return isActive ? '; the agent is active again, as it was then' : '; the agent is now inactive, as it was then';
}
