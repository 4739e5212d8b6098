import type { AgentId } from '@parley/contract/ids';
import { getAgentToUse, getVersion } from '#areas/agents/agents';
import type { Tx } from '#db/tenant-scope.ts';
import { findReferenced } from '#platform/http/requests/body-reference.ts';

/**
 * Refuses (400) a missing agent or version. Call before locking a number: deletion of an agent locks its numbers after
 * the agent.
 */
export async function checkAgent(tx: Tx, id: AgentId, version: number | null): Promise<void> {
  const agent = await findReferenced({ path: '/agent_id', code: 'unknown_agent' }, () => getAgentToUse(tx, id));
  if (version === null) return;
  await findReferenced({ path: '/agent_version', code: 'unknown_version' }, () => getVersion(tx, agent, version));
}
