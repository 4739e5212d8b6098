import type { AgentId } from '@parley/contract/ids';
import type { AgentConfig } from '@parley/contract/resources/agent';
import { configOf, getAgent, getVersion } from '#areas/agents/agents';
import type { Tx } from '#db/tenant-scope.ts';
import { isModuleOff } from '#platform/http/access/account-state.ts';
import { isInShare } from './share.rules.ts';
import { findOpenSplit } from './traffic-splits.queries.ts';

/** Version of an agent that a new conversation has. */
export interface ConversationVersion {
  version: number;
  config: AgentConfig;
  /** The version is fixed for the conversation; otherwise it is the current one. */
  isPinned: boolean;
}

/** Chooses the version of a new conversation by the agent's traffic split. Refuses an unknown or trashed agent. */
export async function versionFor(tx: Tx, agentId: AgentId, conversationId: string): Promise<ConversationVersion> {
  const [agent, split] = await Promise.all([getAgent(tx, agentId), findOpenSplit(tx, agentId)]);
  const isSplit = split && isInShare(conversationId, split.share);
  if (!isSplit || (await isModuleOff(tx, split.tenant_id, 'testing'))) {
    return { version: agent.version, config: agent.config, isPinned: false };
  }
  const { version } = split;
  return { version, config: configOf(await getVersion(tx, agent, version)), isPinned: true };
}
