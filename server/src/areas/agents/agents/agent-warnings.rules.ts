import type { TenantId } from '@parley/contract/ids';
import type { AgentConfig, AgentWarning } from '@parley/contract/resources/agent';

/** Lists what an agent does differently from its configuration on this installation. */
export type WarningsOf = (config: AgentConfig, tenantId: TenantId) => AgentWarning[];
