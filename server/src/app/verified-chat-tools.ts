import type { ToolRuns } from '#areas/agents/tool-runs';
import type { SimulationDeps } from '#areas/workflows/simulation';
import type { ToolRunner } from '#brain/ports.ts';
import type { Logger } from '#platform/log/logger.ts';

/** Agent whose tools are offered; `id` and `version` are null while it is not stored. */
type ToolUser = Parameters<SimulationDeps['tools']['definitionsFor']>[0];

/** Opens the tools of agents as a chat offers them whose visitor is verified, for tests and simulations. */
export function verifiedChatTools({
  tools,
  log,
}: {
  tools: Pick<ToolRuns, 'runnerFor'>;
  log: Logger;
}): (agent: ToolUser) => ToolRunner {
  return ({ tenantId, ...agent }) =>
    tools.runnerFor({
      tenantId,
      agent,
      channel: 'chat',
      call: null,
      session: null,
      variables: () => agent.config.dynamic_variables,
      isVerified: () => true,
      isPortalUser: () => true,
      client: null,
      pressDigits: null,
      handOff: async () => 'asked',
      log,
    });
}
