import type { AgentId, ConnectionId, TenantId } from '@parley/contract/ids';
import type { Tx } from '#db/tenant-scope.ts';

export interface AgentIntegrationRow {
  connectionId: ConnectionId;
  actions: string[];
  /** Callers are looked up there while the phone rings. */
  looksUpCallers: boolean;
  updatedAt: Date;
}

/** Lists the connections an agent uses, oldest first. */
export async function listAgentIntegrations(tx: Tx, agentId: AgentId): Promise<AgentIntegrationRow[]> {
  const rows = await tx
    .selectFrom('agent_integrations')
    .select(['connection_id', 'actions', 'looks_up_callers', 'updated_at'])
    .where('agent_id', '=', agentId)
    .orderBy('created_at')
    .orderBy('connection_id')
    .execute();
  return rows.map((row) => ({
    connectionId: row.connection_id as ConnectionId,
    actions: row.actions,
    looksUpCallers: row.looks_up_callers,
    updatedAt: row.updated_at,
  }));
}

/** Sets what an agent uses a connection for. */
export async function storeAgentIntegration(
  tx: Tx,
  row: {
    tenantId: TenantId;
    agentId: AgentId;
    connectionId: ConnectionId;
    actions: readonly string[];
    looksUpCallers: boolean;
    now: Date;
  },
): Promise<void> {
  const values = { actions: [...row.actions], looks_up_callers: row.looksUpCallers, updated_at: row.now };
  await tx
    .insertInto('agent_integrations')
    .values({
      tenant_id: row.tenantId,
      agent_id: row.agentId,
      connection_id: row.connectionId,
      created_at: row.now,
      ...values,
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'agent_id', 'connection_id']).doUpdateSet(values))
    .execute();
}

/** Takes a connection from an agent. False: it did not use it. */
export async function removeAgentIntegration(tx: Tx, agentId: AgentId, connectionId: ConnectionId): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('agent_integrations')
    .where('agent_id', '=', agentId)
    .where('connection_id', '=', connectionId)
    .returning('connection_id')
    .execute();
  return deleted.length > 0;
}
