import type { AgentId } from '@parley/contract/ids';
import { getAgent, getVersion } from '#areas/agents';
import type { Tx } from '#db/tenant-scope.ts';

/** Refuses an agent, or a version of it, that is not there. */
export async function checkAgent(tx: Tx, id: AgentId, version: number | null): Promise<void> {
  const agent = await getAgent(tx, id);
  if (version !== null) await getVersion(tx, agent, version);
}
