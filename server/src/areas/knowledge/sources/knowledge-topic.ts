import type { AgentId } from '@parley/contract/ids';

/** Event topic of an agent's knowledge. */
export const knowledgeTopic = (agentId: AgentId): string => `knowledge:${agentId}`;
