import type { AgentId, KnowledgeBaseFileId, TenantId } from '@parley/contract/ids';
import { sql } from 'kysely';
import type { PlatformScope, Tx } from '#db/tenant-scope.ts';
import type { SourceRow } from './sources.queries.ts';

/** Source claimed by this process: no other reads it until the lease ends. */
export interface ClaimedSource {
  tenantId: TenantId;
  id: KnowledgeBaseFileId;
  agentId: AgentId;
  leaseId: string;
  row: SourceRow;
}

/**
 * Claims due sources of the given kinds, oldest first: new ones, those whose process died, and those to be visited
 * again. Those of agents in the trash, and of accounts without the module, wait.
 */
export async function claimSources(
  platform: PlatformScope,
  order: { kinds: readonly string[]; limit: number; leaseId: string; leaseMs: number; now: Date },
): Promise<ClaimedSource[]> {
  const { now, leaseId } = order;
  const rows = await platform.everywhere
    .updateTable('kb_sources')
    .set({
      status: 'indexing',
      attempts: sql<number>`case when status in ('queued', 'indexing') then attempts + 1 else 1 end`,
      lease_id: leaseId,
      due_at: new Date(now.getTime() + order.leaseMs),
      updated_at: now,
    })
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('kb_sources.tenant_id', 'kb_sources.id'),
        'in',
        selectFrom('kb_sources as due')
          .innerJoin('agents', (join) =>
            join.onRef('agents.tenant_id', '=', 'due.tenant_id').onRef('agents.id', '=', 'due.agent_id'),
          )
          .select(['due.tenant_id', 'due.id'])
          .where('due.due_at', '<=', now)
          .where('due.kind', 'in', order.kinds)
          .where('agents.trashed_at', 'is', null)
          .where(sql<boolean>`'knowledge' <> all (app.modules_off(due.tenant_id))`)
          .orderBy('due.due_at')
          .limit(order.limit)
          .forUpdate('due')
          .skipLocked()
          .$asTuple('tenant_id', 'id'),
      ),
    )
    .returningAll()
    .execute();
  return rows.map((row) => ({
    tenantId: row.tenant_id as TenantId,
    id: row.id as KnowledgeBaseFileId,
    agentId: row.agent_id as AgentId,
    leaseId,
    row,
  }));
}

/** Renews a lease and shows the pages seen so far; false: the source is gone, or was ordered anew. */
export async function renewLease(
  tx: Tx,
  claimed: ClaimedSource,
  { until, pagesSeen }: { until: Date; pagesSeen: number | null },
): Promise<boolean> {
  const result = await tx
    .updateTable('kb_sources')
    .set({ due_at: until, ...(pagesSeen === null ? {} : { pages_seen: pagesSeen }) })
    .where('id', '=', claimed.id)
    .where('lease_id', '=', claimed.leaseId)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Locks a claimed source; false: the source is gone, or was ordered anew. */
export async function lockClaimed(tx: Tx, claimed: ClaimedSource): Promise<boolean> {
  const row = await tx
    .selectFrom('kb_sources')
    .select('id')
    .where('id', '=', claimed.id)
    .where('lease_id', '=', claimed.leaseId)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}
