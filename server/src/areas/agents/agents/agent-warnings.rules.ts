import type { AgentConfig, AgentWarning } from '@parley/contract/resources/agent';

/** Names what of an agent works otherwise than configured on this installation. */
export type WarningsOf = (config: AgentConfig) => AgentWarning[];
