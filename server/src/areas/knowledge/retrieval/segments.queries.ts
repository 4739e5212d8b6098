import type { AgentId, TenantId } from '@parley/contract/ids';
import { sql } from 'kysely';
import type { PlatformScope, TransactionScope, Tx } from '#db/tenant-scope.ts';

/** Time within which a build ends or another process may begin it. Unit: milliseconds. */
export const buildLeaseMs = 10 * 60_000;

export interface ClaimedBuild {
  tenantId: TenantId;
  agentId: AgentId;
  leaseId: string;
}

/** Claims the build of an agent's index; false where another process builds it, or nothing is to be built. */
export async function claimBuild(tx: Tx, { agentId, leaseId }: ClaimedBuild, now: Date): Promise<boolean> {
  const leaseUntil = new Date(now.getTime() + buildLeaseMs);
  const { rows } = await sql`
    update kb_indexes i set lease_id = ${leaseId}, lease_until = ${leaseUntil}, attempts = attempts + 1
    where agent_id = ${agentId} and (lease_until is null or lease_until <= ${now})
      and (requested_at is not null or not exists (
        select from kb_segments s
        where s.tenant_id = i.tenant_id and s.id = i.segment_id and s.content_version = i.content_version))
    returning 1`.execute(tx);
  return rows.length > 0;
}

/** Inserts a segment that is being built; its file follows. */
export async function insertSegment(
  tx: Tx,
  segment: { tenantId: TenantId; id: string; agentId: AgentId; contentVersion: number; now: Date },
): Promise<void> {
  await tx
    .insertInto('kb_segments')
    .values({
      tenant_id: segment.tenantId,
      id: segment.id,
      agent_id: segment.agentId,
      content_version: segment.contentVersion,
      chunk_count: 0,
      bytes: 0,
      created_at: segment.now,
    })
    .execute();
}

/**
 * Points the agent's index to a segment whose file is written, and deletes the agent's others. False where the build
 * lost its lease meanwhile or the agent is gone. `isBehind`: the chunks have changed since.
 */
export async function swapSegment(
  tx: Tx,
  claimed: ClaimedBuild,
  segment: {
    id: string;
    contentVersion: number;
    model: string | null;
    vectorsIn: 'segment' | 'database';
    chunkCount: number;
    bytes: number;
    startedAt: Date;
    now: Date;
  },
): Promise<{ isSwapped: boolean; isBehind: boolean }> {
  const { agentId, leaseId } = claimed;
  const { rows } = await sql<{ content_version: string; requested_at: Date | null }>`
    select content_version, requested_at from kb_indexes
    where agent_id = ${agentId} and lease_id = ${leaseId} for update`.execute(tx);
  const [index] = rows;
  if (!index) {
    await tx.deleteFrom('kb_segments').where('id', '=', segment.id).execute();
    return { isSwapped: false, isBehind: false };
  }
  const { model, vectorsIn: vectors_in, chunkCount: chunk_count, bytes, now: built_at } = segment;
  await tx
    .updateTable('kb_segments')
    .set({ model, vectors_in, chunk_count, bytes, built_at })
    .where('id', '=', segment.id)
    .execute();
  const isOrderDone = index.requested_at === null || index.requested_at <= segment.startedAt;
  await tx
    .updateTable('kb_indexes')
    .set({
      segment_id: segment.id,
      lease_id: null,
      lease_until: null,
      attempts: 0,
      failed_at: null,
      failure: null,
      ...(isOrderDone ? { requested_at: null } : {}),
    })
    .where('agent_id', '=', agentId)
    .execute();
  await tx.deleteFrom('kb_segments').where('agent_id', '=', agentId).where('id', '<>', segment.id).execute();
  return { isSwapped: true, isBehind: !isOrderDone || Number(index.content_version) !== segment.contentVersion };
}

/** Ends a build that failed; the segment that answers searches stays. */
export async function failBuild(
  tx: Tx,
  { agentId, leaseId }: ClaimedBuild,
  { segmentId, failure, now }: { segmentId: string | null; failure: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('kb_indexes')
    .set({ lease_id: null, lease_until: null, failed_at: now, failure })
    .where('agent_id', '=', agentId)
    .where('lease_id', '=', leaseId)
    .execute();
  if (segmentId !== null) await tx.deleteFrom('kb_segments').where('id', '=', segmentId).execute();
}

/** Orders anew the indexes whose vectors a database holds that cannot compare them any more: it lost its extension. */
export async function requestSegmentVectors(platform: PlatformScope, now: Date): Promise<void> {
  await platform.inPlatform((tx) =>
    sql`
      update kb_indexes i set requested_at = ${now}
      where requested_at is null and exists (
        select from kb_segments s
        where s.tenant_id = i.tenant_id and s.id = i.segment_id and s.vectors_in = 'database')`.execute(tx),
  );
}

/** Indexes that are behind their chunks with no build running since `before`: their process died, or all tries failed. */
export async function findOverdueIndexes(
  platform: PlatformScope,
  { before, now }: { before: Date; now: Date },
): Promise<{ tenantId: TenantId; agentId: AgentId }[]> {
  const { rows } = await platform.inPlatform((tx) =>
    sql<{ tenant_id: TenantId; agent_id: AgentId }>`
      select i.tenant_id, i.agent_id from kb_indexes i
      where (i.lease_until is null or i.lease_until <= ${now})
        and greatest(i.changed_at, i.failed_at) < ${before}
        and (i.requested_at < ${before} or not exists (
          select from kb_segments s
          where s.tenant_id = i.tenant_id and s.id = i.segment_id and s.content_version = i.content_version))
      limit 100`.execute(tx),
  );
  return rows.map(({ tenant_id: tenantId, agent_id: agentId }) => ({ tenantId, agentId }));
}

/** Agent of an index with the language its chunks default to; null where it is gone. */
export async function findAgentLanguage(scope: TransactionScope, { tenantId, agentId }: ClaimedBuild) {
  const row = await scope.inTenant(
    tenantId,
    (tx) =>
      sql<{ language: string }>`select config ->> 'language' as language from agents where id = ${agentId}`.execute(tx),
    { onlyReads: true },
  );
  return row.rows[0]?.language ?? null;
}
