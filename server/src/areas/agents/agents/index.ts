import { area } from '#platform/areas/area.ts';
import type { Operation } from '#platform/http/operation.ts';
import type { AgentsDeps } from './agents.operation.ts';
import { compareAgentVersions } from './compare-agent-versions.ts';
import { createAgent } from './create-agent.ts';
import { duplicateAgent } from './duplicate-agent.ts';
import { getAgentOperation } from './get-agent.ts';
import { getAgentVersion } from './get-agent-version.ts';
import { listAgentVersions } from './list-agent-versions.ts';
import { listAgents } from './list-agents.ts';
import { listTrashedAgents } from './list-trashed-agents.ts';
import { agentsPersonalData } from './personal-data.ts';
import { purgeTrashedAgent } from './purge-trashed-agent.ts';
import { restoreAgentVersion } from './restore-agent-version.ts';
import { restoreTrashedAgent } from './restore-trashed-agent.ts';
import { setAgentActivation } from './set-agent-activation.ts';
import { trashAgent } from './trash-agent.ts';
import { updateAgent } from './update-agent.ts';

export type { AgentCalls, AgentNumbers, EmittingTx } from './agent-dependents.ts';
export { secretIdsOf } from './agent-secrets.rules.ts';
export { openSecrets, storeSecrets } from './agent-secrets.ts';
export type { AgentWorkflows } from './agent-workflows.ts';
export { agentNotFound } from './agents.errors.ts';
export type { AgentsDeps } from './agents.operation.ts';
export {
  findAgentAnywhere,
  getAgent,
  getAgentForUpdate,
  getAgentToUse,
  insertAgent,
  lockAgentsWithTool,
  lockAgentsWithWorkflow,
  readConfig,
  type StoredAgent,
} from './agents.queries.ts';
export { aiDisclosureOf } from './ai-disclosure.rules.ts';
export { changeAgent } from './change-agent.ts';
export { checkDestinations } from './check-destinations.ts';
export { checkUrls } from './check-urls.ts';
export type { HeldNumber } from './freed-numbers.rules.ts';
export { loadAgentConfig } from './load-agent-config.ts';
export { overriddenConfig } from './override.rules.ts';
export { findTenantCountry } from './tenant-country.queries.ts';
export { type AgentToolCatalogue, lockToolsExclusive, lockToolsShared } from './tool-catalogue.ts';
export { configOf, getVersion, recordVersion, type VersionContext } from './versions.queries.ts';

export const agentOperations: readonly Operation<AgentsDeps>[] = [
  listAgents,
  createAgent,
  listTrashedAgents,
  restoreTrashedAgent,
  purgeTrashedAgent,
  getAgentOperation,
  updateAgent,
  trashAgent,
  duplicateAgent,
  setAgentActivation,
];

/** Agents: their configuration, trash and version history. */
export const agentsArea = area<AgentsDeps>({
  name: 'agents',
  personalData: agentsPersonalData,
  operations: {
    Agents: agentOperations,
    'Version History': [listAgentVersions, compareAgentVersions, getAgentVersion, restoreAgentVersion],
  },
});
