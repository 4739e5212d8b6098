import type { AgentId, KnowledgeBaseFileId, TenantId } from '@parley/contract/ids';
import type { CrawlSchedule, KnowledgeBaseFile, KnowledgeErrorCode } from '@parley/contract/resources/knowledge-base';
import { type Selectable, sql } from 'kysely';
import type { KbSources } from '#db/schema.generated.ts';
import type { Tx } from '#db/tenant-scope.ts';

export type SourceRow = Selectable<KbSources>;

/** Key of a source's bytes in the file store. */
export const contentKey = (contentId: string): string => `knowledge/${contentId}.bin`;

export function presentSource(row: SourceRow): KnowledgeBaseFile {
  return {
    id: row.id as KnowledgeBaseFileId,
    agent_id: row.agent_id as AgentId,
    kind: row.kind as KnowledgeBaseFile['kind'],
    name: row.name,
    status: row.status as KnowledgeBaseFile['status'],
    error:
      row.error_code === null
        ? null
        : { code: row.error_code as KnowledgeErrorCode, message: row.error_message ?? row.error_code },
    chunks: row.chunk_count,
    characters: row.character_count,
    pages: { seen: row.pages_seen, kept: row.pages_kept, skipped: row.pages_skipped },
    content_type: row.content_type,
    bytes: row.bytes,
    sha256: row.sha256?.toString('hex') ?? null,
    url: row.url,
    max_pages: row.max_pages,
    schedule: row.schedule as CrawlSchedule,
    next_visit_at: row.next_visit_at?.toISOString() ?? null,
    visited_at: row.visited_at?.toISOString() ?? null,
    indexed_at: row.indexed_at?.toISOString() ?? null,
    changed_at: row.changed_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** Columns of a new source that differ by its kind. */
export type SourceOrigin =
  | { kind: 'file' | 'text'; content_id: string; content_type: string; bytes: number; sha256: Buffer }
  | { kind: 'url' | 'site'; url: string; max_pages: number | null; schedule: CrawlSchedule };

/** Inserts a queued source; undefined where the agent has one with the same content or address. */
export function insertSource(
  tx: Tx,
  source: {
    tenantId: TenantId;
    id: KnowledgeBaseFileId;
    agentId: AgentId;
    name: string;
    now: Date;
    origin: SourceOrigin;
  },
): Promise<SourceRow | undefined> {
  const { now } = source;
  return tx
    .insertInto('kb_sources')
    .values({
      tenant_id: source.tenantId,
      id: source.id,
      agent_id: source.agentId,
      name: source.name,
      status: 'queued',
      due_at: now,
      created_at: now,
      updated_at: now,
      ...source.origin,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

export function findSource(tx: Tx, agentId: AgentId, id: KnowledgeBaseFileId): Promise<SourceRow | undefined> {
  return tx
    .selectFrom('kb_sources')
    .selectAll()
    .where('agent_id', '=', agentId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export function findSourceForUpdate(tx: Tx, agentId: AgentId, id: KnowledgeBaseFileId): Promise<SourceRow | undefined> {
  return tx
    .selectFrom('kb_sources')
    .selectAll()
    .where('agent_id', '=', agentId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export function findSourceByHash(tx: Tx, agentId: AgentId, sha256: Buffer): Promise<SourceRow | undefined> {
  return tx
    .selectFrom('kb_sources')
    .selectAll()
    .where('agent_id', '=', agentId)
    .where('sha256', '=', sha256)
    .executeTakeFirst();
}

export function findSourceByUrl(
  tx: Tx,
  agentId: AgentId,
  { kind, url }: { kind: 'url' | 'site'; url: string },
): Promise<SourceRow | undefined> {
  return tx
    .selectFrom('kb_sources')
    .selectAll()
    .where('agent_id', '=', agentId)
    .where('kind', '=', kind)
    .where(sql<boolean>`md5(url) = md5(${url})`)
    .executeTakeFirst();
}

export async function countSources(tx: Tx, agentId: AgentId): Promise<number> {
  const { count } = await tx
    .selectFrom('kb_sources')
    .select((where) => where.fn.countAll<string>().as('count'))
    .where('agent_id', '=', agentId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Changes a source. */
export function changeSource(
  tx: Tx,
  id: KnowledgeBaseFileId,
  change: Partial<Omit<SourceRow, 'tenant_id' | 'id' | 'agent_id' | 'kind'>> & { updated_at: Date },
): Promise<SourceRow> {
  return tx.updateTable('kb_sources').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

/** Change that orders a source to be read anew; an attempt in progress loses its lease and writes nothing. */
export const orderedAnew = (now: Date) => ({
  status: 'queued',
  attempts: 0,
  due_at: now,
  lease_id: null,
  error_code: null,
  error_message: null,
  updated_at: now,
});

/** Deletes sources of an agent with documents and chunks; returns those that were there. */
export async function deleteSources(
  tx: Tx,
  agentId: AgentId,
  ids: readonly KnowledgeBaseFileId[],
): Promise<{ id: KnowledgeBaseFileId; chunks: number }[]> {
  const rows = await tx
    .deleteFrom('kb_sources')
    .where('agent_id', '=', agentId)
    .where('id', 'in', ids)
    .returning(['id', 'chunk_count'])
    .execute();
  return rows.map((row) => ({ id: row.id as KnowledgeBaseFileId, chunks: row.chunk_count }));
}
