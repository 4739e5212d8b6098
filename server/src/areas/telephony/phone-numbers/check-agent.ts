import type { AgentId } from '@parley/contract/ids';
import { getAgentToUse, getVersion } from '#areas/agents/agents';
import type { Tx } from '#db/tenant-scope.ts';
import { findReferenced } from '#platform/http/body-reference.ts';

/**
 * Refuses (400) an agent, or a version of it, that is not there. Call before a number is locked: an agent that is being deleted
 * locks its numbers after itself.
 */
export async function checkAgent(tx: Tx, id: AgentId, version: number | null): Promise<void> {
  const agent = await findReferenced({ path: '/agent_id', code: 'unknown_agent' }, () => getAgentToUse(tx, id));
  if (version === null) return;
  await findReferenced({ path: '/agent_version', code: 'unknown_version' }, () => getVersion(tx, agent, version));
}
