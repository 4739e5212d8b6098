import type { AgentId, TenantId } from '@parley/contract/ids';
import { sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';

/** The index of an agent's knowledge. */
export interface IndexState {
  contentVersion: number;
  changedAt: Date;
  chunkCount: number;
  requestedAt: Date | null;
  isBuilding: boolean;
  failure: string | null;
  /** Segment that answers searches; null: none yet. */
  segment: StoredSegment | null;
}

export interface StoredSegment {
  id: string;
  contentVersion: number;
  model: string | null;
  /** Place of its vectors. */
  vectorsIn: 'segment' | 'database';
  chunkCount: number;
  builtAt: Date;
}

export const segmentKey = (segmentId: string): string => `knowledge-index/${segmentId}.bin`;

interface Row {
  content_version: string;
  changed_at: Date;
  chunk_count: number;
  requested_at: Date | null;
  is_building: boolean;
  failure: string | null;
  segment_id: string | null;
  segment_version: string | null;
  model: string | null;
  vectors_in: StoredSegment['vectorsIn'] | null;
  segment_chunks: number | null;
  built_at: Date | null;
}

/** Finds the state of an agent's index; null: the agent never had knowledge. */
export async function findIndexState(tx: Tx, agentId: AgentId, now: Date): Promise<IndexState | null> {
  const found = await sql<Row>`
    select i.content_version, i.changed_at, i.requested_at, i.failure,
      coalesce(i.lease_until > ${now}, false) as is_building,
      case when s.content_version = i.content_version then s.chunk_count else
        (select count(*)::int from kb_chunks c where c.tenant_id = i.tenant_id and c.agent_id = i.agent_id)
      end as chunk_count,
      s.id as segment_id, s.content_version as segment_version, s.model, s.vectors_in,
      s.chunk_count as segment_chunks, s.built_at
    from kb_indexes i
    left join kb_segments s on s.tenant_id = i.tenant_id and s.id = i.segment_id
    where i.agent_id = ${agentId}`.execute(tx);
  const [row] = found.rows;
  return row ? readState(row) : null;
}

function readState(row: Row): IndexState {
  return {
    contentVersion: Number(row.content_version),
    changedAt: row.changed_at,
    chunkCount: row.chunk_count,
    requestedAt: row.requested_at,
    isBuilding: row.is_building,
    failure: row.failure,
    segment:
      row.segment_id === null
        ? null
        : {
            id: row.segment_id,
            contentVersion: Number(row.segment_version),
            model: row.model,
            vectorsIn: row.vectors_in ?? 'segment',
            chunkCount: row.segment_chunks ?? 0,
            builtAt: row.built_at ?? row.changed_at,
          },
  };
}

/** Marks the index of an agent for a rebuild. */
export async function requestRebuild(
  tx: Tx,
  { tenantId, agentId, now }: { tenantId: TenantId; agentId: AgentId; now: Date },
): Promise<void> {
  await tx
    .insertInto('kb_indexes')
    .values({ tenant_id: tenantId, agent_id: agentId, changed_at: now, requested_at: now })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'agent_id']).doUpdateSet({ requested_at: now, attempts: 0 }),
    )
    .execute();
}
