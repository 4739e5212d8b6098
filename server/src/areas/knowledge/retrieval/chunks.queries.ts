import type { AgentId, KnowledgeBaseFileId, KnowledgeChunkId, KnowledgeDocumentId } from '@parley/contract/ids';
import { sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';

/** A chunk with its document and source. */
export interface FoundChunk {
  id: KnowledgeChunkId;
  sourceId: KnowledgeBaseFileId;
  sourceName: string;
  documentId: KnowledgeDocumentId;
  documentTitle: string;
  url: string | null;
  ordinal: number;
  headingPath: string[];
  text: string;
  language: string | null;
  questions: string[];
  questionsBy: 'model' | 'person' | null;
}

/** Chunks of an agent by id: those that exist now, whatever an index says. */
export async function findChunks(tx: Tx, agentId: AgentId, ids: readonly string[]): Promise<Map<string, FoundChunk>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('kb_chunks as c')
    .innerJoin('kb_documents as d', (join) =>
      join.onRef('d.tenant_id', '=', 'c.tenant_id').onRef('d.id', '=', 'c.document_id'),
    )
    .innerJoin('kb_sources as s', (join) =>
      join.onRef('s.tenant_id', '=', 'c.tenant_id').onRef('s.id', '=', 'c.source_id'),
    )
    .select([
      'c.id',
      'c.source_id',
      's.name',
      'c.document_id',
      'd.title',
      'd.url',
      'c.ordinal',
      'c.heading_path',
      'c.text',
      'c.language',
      'c.questions',
      'c.questions_by',
    ])
    .where('c.agent_id', '=', agentId)
    .where('c.id', 'in', [...ids])
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id as KnowledgeChunkId,
        sourceId: row.source_id as KnowledgeBaseFileId,
        sourceName: row.name,
        documentId: row.document_id as KnowledgeDocumentId,
        documentTitle: row.title,
        url: row.url,
        ordinal: row.ordinal,
        headingPath: row.heading_path,
        text: row.text,
        language: row.language,
        questions: row.questions,
        questionsBy: row.questions_by as FoundChunk['questionsBy'],
      },
    ]),
  );
}

/** Titles and headings above the first chunks of an agent, `limit` of them. */
export async function findHeadings(tx: Tx, agentId: AgentId, limit: number): Promise<string[]> {
  const { rows } = await sql<{ heading: string }>`
    select distinct heading
    from (select tenant_id, document_id, heading_path from kb_chunks where agent_id = ${agentId} order by id limit ${limit}) c
    join kb_documents d on d.tenant_id = c.tenant_id and d.id = c.document_id
    cross join unnest(array_prepend(d.title, c.heading_path)) as heading
    where heading <> ''
    order by heading`.execute(tx);
  return rows.map(({ heading }) => heading);
}

/** A chunk as it is indexed. */
export interface ChunkToIndex {
  id: string;
  title: string;
  headingPath: string[];
  text: string;
  language: string | null;
  questions: string[];
  contentHash: Uint8Array;
  vector: Uint8Array | null;
}

/** Chunks read at once: rows of more take the thread longer than 2 ms to read. */
const batchSize = 100;

/** Chunks of an agent in the order of their ids, in batches; with their embeddings by `model`. */
export async function* readChunks(tx: Tx, agentId: AgentId, model: string | null): AsyncGenerator<ChunkToIndex[]> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const { rows } = await sql<{
      id: string;
      title: string;
      heading_path: string[];
      text: string;
      language: string | null;
      questions: string[];
      content_hash: Buffer;
      vector: Buffer | null;
    }>`
      select c.id, d.title, c.heading_path, c.text, c.language, c.questions, c.content_hash,
        ${model === null ? sql`null::bytea` : sql`e.vector`} as vector
      from kb_chunks c
      join kb_documents d on d.tenant_id = c.tenant_id and d.id = c.document_id
      ${
        model === null
          ? sql``
          : sql`left join kb_embeddings e
              on e.tenant_id = c.tenant_id and e.model = ${model} and e.content_hash = c.content_hash`
      }
      where c.agent_id = ${agentId} and c.id > ${after}::uuid
      order by c.id limit ${batchSize}`.execute(tx);
    if (rows.length > 0)
      yield rows.map(({ heading_path: headingPath, content_hash: contentHash, ...row }) => ({
        ...row,
        headingPath,
        contentHash,
      }));
    if (rows.length < batchSize) return;
    after = rows.at(-1)?.id ?? after;
  }
}

/** Title field of a chunk: the document's title and the headings above it, each once. */
export function headingOf({ title, headingPath }: { title: string; headingPath: readonly string[] }): string {
  return [...new Set([title, ...headingPath])].filter((part) => part !== '').join(' › ');
}
