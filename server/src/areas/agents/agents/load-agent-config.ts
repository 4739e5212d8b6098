import type { TenantId } from '@parley/contract/ids';
import type { AgentConfig } from '@parley/contract/resources/agent';
import type { Tx } from '#db/tenant-scope.ts';
import type { Vault } from '#platform/secrets/vault.ts';
import { openSecrets } from './agent-secrets.ts';
import { readConfig } from './agents.queries.ts';

/** Loads the configuration of an agent as it is now, secrets in clear; null where it is gone. */
export async function loadAgentConfig(
  tx: Tx,
  vault: Vault,
  asked: { tenantId: TenantId; agentId: string },
): Promise<AgentConfig | null> {
  const row = await tx
    .selectFrom('agents')
    .select('config')
    .where('id', '=', asked.agentId)
    .where('trashed_at', 'is', null)
    .executeTakeFirst();
  return row ? openSecrets(tx, vault, asked.tenantId, readConfig(row.config)) : null;
}
