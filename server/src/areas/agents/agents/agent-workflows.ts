import type { AgentConfig } from '@parley/contract/resources/agent';
import type { Tx } from '#db/tenant-scope.ts';

/** Port to the tenant's workflows, implemented by the workflows area, which may import agents but not the reverse. */
export interface AgentWorkflows {
  /**
   * Checks the workflow of a configuration. Refuses (400, with a pointer) a missing or never published workflow and a
   * missing version; what `before` has, too, passes. Without a workflow the fixed version is dropped. `lenient` drops a
   * missing workflow and returns its id.
   */
  resolve(
    tx: Tx,
    config: AgentConfig,
    options?: { lenient?: boolean; before?: AgentConfig },
  ): Promise<{ config: AgentConfig; missing: string | null }>;
}
