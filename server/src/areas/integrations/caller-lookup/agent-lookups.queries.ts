import type { AgentId, ConnectionId } from '@parley/contract/ids';
import type { Tx } from '#db/tenant-scope.ts';

/** Connections at which an agent looks callers up. */
export async function listLookupConnectionIds(tx: Tx, agentId: AgentId): Promise<ConnectionId[]> {
  const rows = await tx
    .selectFrom('agent_integrations')
    .select('connection_id')
    .where('agent_id', '=', agentId)
    .where('looks_up_callers', '=', true)
    .execute();
  return rows.map(({ connection_id: id }) => id as ConnectionId);
}
