import type { TenantId } from '@parley/contract/ids';
import type { AgentConfig } from '@parley/contract/resources/agent';
import type { Tx } from '#db/tenant-scope.ts';
import type { Vault } from '#platform/secrets/vault.ts';
import { extractSecrets, revealSecrets, secretIdsOf } from './agent-secrets.rules.ts';

/** Moves the secrets of an incoming configuration into the vault and returns the configuration to store. */
export async function storeSecrets(
  context: { tx: Tx; tenantId: TenantId; now: Date; newId: () => string; deps: { vault: Vault } },
  incoming: AgentConfig,
  stored: AgentConfig | null,
): Promise<AgentConfig> {
  const { config, secrets } = extractSecrets(incoming, stored, context.newId);
  const { tx, tenantId, now } = context;
  for (const secret of secrets) await context.deps.vault.store(tx, { tenantId, ...secret, now });
  return config;
}

/** Opens the configuration's secrets, at the time of a model call. Never return or log the result. */
export async function openSecrets(tx: Tx, vault: Vault, tenantId: TenantId, stored: AgentConfig): Promise<AgentConfig> {
  const ids = secretIdsOf(stored);
  return ids.length === 0 ? stored : revealSecrets(stored, await vault.open(tx, tenantId, ids));
}
