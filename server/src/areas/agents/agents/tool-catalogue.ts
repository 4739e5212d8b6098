import type { AgentConfig } from '@parley/contract/resources/agent';
import { sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';

/** Port to the tenant's tools, implemented by the tools area, which may import agents but not the reverse. */
export interface AgentToolCatalogue {
  /**
   * Resolves each tool of the configuration to a revision and drops stale pins. Refuses (400, with a pointer) missing
   * tools and revisions, and two tools of one name. `before` is the previous configuration: a pin that only remains of
   * a removed tool is dropped instead of refused. `lenient` omits missing tools and returns their ids.
   */
  resolveRevisions(
    tx: Tx,
    config: AgentConfig,
    options?: { lenient?: boolean; before?: AgentConfig },
  ): Promise<{ config: AgentConfig; missing: string[] }>;
}

/**
 * Takes the tenant's tool lock shared: agents change concurrently, but no tool changes meanwhile, otherwise a new
 * revision would miss an agent that is being given the tool. Released with the transaction. Call before the first row
 * lock, so that tool changes can lock agents without a deadlock.
 */
export async function lockToolsShared(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${toolLock})`.execute(tx);
}

/**
 * Takes the tenant's tool lock exclusively, for a change of a tool or the deletion of a workflow: no agent gains or loses
 * either meanwhile.
 */
export async function lockToolsExclusive(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${toolLock})`.execute(tx);
}

/** Advisory lock, one per tenant. */
const toolLock = sql`hashtextextended('tools of agents ' || current_setting('app.tenant_id'), 0)`;
