import type { AgentId, TenantId } from '@parley/contract/ids';
import type { AgentConfig } from '@parley/contract/resources/agent';
import { openSecrets, readConfig } from '#areas/agents/agents';
import type { Database } from '#db/open.ts';
import type { Tx } from '#db/tenant-scope.ts';
import type { Vault } from '#platform/secrets/vault.ts';
import type { TestConversationsDeps } from './test-conversations.operation.ts';
import type { TestedWorkflow } from './workflow-in-test.ts';

/** The workflow that a conversation with this configuration would start on now; null: none. */
export async function testedWorkflow(
  {
    db,
    vault,
    graphs,
    knowledge,
  }: Pick<TestConversationsDeps, 'graphs' | 'knowledge'> & {
    db: Pick<Database, 'app'>;
    vault: Vault;
  },
  tenantId: TenantId,
  { workflow_id: workflowId, workflow_version: version }: AgentConfig,
): Promise<TestedWorkflow | null> {
  const start = workflowId === null ? null : await graphs.find(tenantId, { workflowId, version });
  if (!start) return null;
  return {
    start,
    findGraph: (workflow) => graphs.find(tenantId, workflow),
    knowledgeOf: (other) =>
      knowledge.retrieverFor({ tenantId, agentId: other.id as AgentId, language: other.config.language }),
    findAgent: (id) => db.app.inTenant(tenantId, (tx) => findAgent(tx, vault, tenantId, id), { onlyReads: true }),
  };
}

/** Another agent that a workflow hands over to; null where it is gone. */
async function findAgent(tx: Tx, vault: Vault, tenantId: TenantId, id: string): Promise<AgentConfig | null> {
  const row = await tx
    .selectFrom('agents')
    .select('config')
    .where('id', '=', id)
    .where('trashed_at', 'is', null)
    .executeTakeFirst();
  return row ? openSecrets(tx, vault, tenantId, readConfig(row.config)) : null;
}
