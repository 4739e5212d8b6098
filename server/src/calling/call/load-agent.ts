import type { AgentId, TenantId } from '@parley/contract/ids';
import type { AgentConfig } from '@parley/contract/resources/agent';
import { configOf, getAgent, getVersion, openSecrets } from '#areas/agents/agents';
import { findWidgetConfig } from '#areas/conversations/widget';
import type { Database } from '#db/open.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { Vault } from '#platform/secrets/vault.ts';

/** Agent with the configuration that a phone call needs. */
export interface PhoneAgent {
  version: number;
  /** As stored; `openedConfig` has its secrets opened. */
  config: AgentConfig;
  openedConfig: AgentConfig;
  quickQuestions: readonly string[];
}

/** Loads the agent of a number, in the pinned version or the current one; undefined when it is deleted. */
export async function loadAgent(
  { db, vault }: { db: Database; vault: Vault },
  wanted: { tenantId: TenantId; agentId: AgentId; agentVersion: number | null },
): Promise<PhoneAgent | undefined> {
  const { tenantId, agentId, agentVersion } = wanted;
  try {
    return await db.app.inTenant(
      tenantId,
      async (tx) => {
        const agent = await getAgent(tx, agentId);
        const version = agentVersion ?? agent.version;
        const config = agentVersion === null ? agent.config : configOf(await getVersion(tx, agent, agentVersion));
        const widget = await findWidgetConfig(tx, { agentId, agent: config });
        return {
          version,
          config,
          openedConfig: await openSecrets(tx, vault, tenantId, config),
          quickQuestions: widget.quick_questions.map(({ message }) => message),
        };
      },
      { onlyReads: true },
    );
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not_found') return undefined;
    throw error;
  }
}
