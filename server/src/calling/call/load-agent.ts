import type { AgentId, CallId, TenantId } from '@parley/contract/ids';
import type { AgentConfig } from '@parley/contract/resources/agent';
import { configOf, getAgent, getVersion, openSecrets } from '#areas/agents/agents';
import { versionFor } from '#areas/agents/traffic-splits';
import { findWidgetConfig } from '#areas/conversations/widget';
import type { Database } from '#db/open.ts';
import type { Tx } from '#db/tenant-scope.ts';
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

/** Loads the agent of a number, in the version of the number, of a traffic split or the current one; undefined when it is deleted. */
export async function loadAgent(
  { db, vault }: { db: Database; vault: Vault },
  wanted: { tenantId: TenantId; agentId: AgentId; agentVersion: number | null; callId: CallId },
): Promise<PhoneAgent | undefined> {
  const { tenantId, agentId } = wanted;
  try {
    return await db.app.inTenant(
      tenantId,
      async (tx) => {
        const { version, config } = await versionOf(tx, wanted);
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

/** The version of the number, or that of a new conversation. */
async function versionOf(
  tx: Tx,
  wanted: { agentId: AgentId; agentVersion: number | null; callId: CallId },
): Promise<{ version: number; config: AgentConfig }> {
  const { agentId, agentVersion: version } = wanted;
  if (version === null) return versionFor(tx, agentId, wanted.callId);
  const agent = await getAgent(tx, agentId);
  return { version, config: configOf(await getVersion(tx, agent, version)) };
}
