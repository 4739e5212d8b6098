import type { Egress } from '@parley/egress';
import type { ConnectedCalendars } from '#areas/agents/calendar-connections';
import { createToolRuns, type IntegrationTools, type ToolRuns } from '#areas/agents/tool-runs';
import type { VerifierParts } from '#areas/identity/verifications';
import type { Database } from '#db/open.ts';
import type { Bus } from '#platform/bus/bus.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Logger } from '#platform/log/logger.ts';
import type { Signer } from '#platform/secrets/signer.ts';
import type { Vault } from '#platform/secrets/vault.ts';
import type { CarrierAccount } from '../calling/carriers/carrier-accounts.ts';
import { createToolServers } from '../providers/mcp/create-tool-servers.ts';
import { createBuiltinTexts } from '../providers/telephony/builtin/builtin-texts.ts';

/** Runner of the agents' tools, connected to the carriers of text messages and to MCP servers. */
export function wireTools(options: {
  db: Database;
  bus: Bus;
  vault: Vault;
  egress: Egress;
  clock: Clock;
  newId: () => string;
  calendars: ConnectedCalendars;
  accounts: readonly CarrierAccount[];
  identity: VerifierParts;
  integrations: IntegrationTools;
  signer: Signer;
  version: string;
  log: Logger;
}): ToolRuns & { close(): Promise<void> } {
  const { accounts, version, ...parts } = options;
  const servers = createToolServers({ egress: options.egress, version });
  const messengers = [...accounts.map(({ texts }) => texts), createBuiltinTexts()];
  const runs = createToolRuns({ ...parts, servers, messengers });
  return {
    ...runs,
    async close() {
      await runs.drain(0);
      await servers.close();
    },
  };
}
