import type { AgentConfig } from '@parley/contract/resources/agent';
import { sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';

/** What agents ask of the tools there are; filled by the area of tools, which knows agents but not the other way round. */
export interface AgentToolCatalogue {
  /**
   * The configuration with each tool's revision filled in and none left over. Refuses (400, with a pointer) tools and
   * revisions that are not there, and two tools of one name. `before` is what it was: what only then stood for a tool
   * that has left is left out instead of refused. `lenient` leaves out tools that are not there and names their ids.
   */
  settle(
    tx: Tx,
    config: AgentConfig,
    options?: { lenient?: boolean; before?: AgentConfig },
  ): Promise<{ config: AgentConfig; missing: string[] }>;
}

/**
 * Lets many change agents at once, but none while a tool changes: a tool's new revision otherwise misses an agent that
 * is just given the tool. Ends with the transaction. Take it before any row is locked: whoever changes a tool may then
 * lock agents without a deadlock.
 */
export async function holdTools(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${toolLock})`.execute(tx);
}

/** As `holdTools`, for whoever changes a tool: nobody gives tools to agents meanwhile. */
export async function holdToolsAlone(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${toolLock})`.execute(tx);
}

/** One lock for each tenant. */
const toolLock = sql`hashtextextended('tools of agents ' || current_setting('app.tenant_id'), 0)`;
