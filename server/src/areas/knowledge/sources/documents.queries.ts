import type { KnowledgeBaseFileId, KnowledgeChunkId, KnowledgeDocumentId } from '@parley/contract/ids';
import type { KnowledgeChunk, KnowledgeDocument, KnowledgeErrorCode } from '@parley/contract/resources/knowledge-base';
import type { Selectable } from 'kysely';
import type { KbChunks, KbDocuments } from '#db/schema.generated.ts';
import type { Tx } from '#db/tenant-scope.ts';

export type DocumentRow = Selectable<KbDocuments>;

/** Most documents of a source that are stored and shown. */
export const documentsMax = 1000;

/** Documents of a source in their order. */
export function findDocuments(tx: Tx, sourceId: KnowledgeBaseFileId): Promise<DocumentRow[]> {
  return tx
    .selectFrom('kb_documents')
    .selectAll()
    .where('source_id', '=', sourceId)
    .orderBy('ordinal')
    .orderBy('id')
    .limit(documentsMax)
    .execute();
}

export function presentDocument(row: DocumentRow): KnowledgeDocument {
  return {
    id: row.id as KnowledgeDocumentId,
    title: row.title,
    url: row.url,
    status: row.status as KnowledgeDocument['status'],
    skipped:
      row.skip_code === null
        ? null
        : { code: row.skip_code as KnowledgeErrorCode, message: row.skip_reason ?? row.skip_code },
    language: row.language,
    page_count: row.page_count,
    characters: row.character_count,
    chunks: row.chunk_count,
    visited_at: row.visited_at.toISOString(),
    changed_at: row.changed_at.toISOString(),
  };
}

const chunkColumns = [
  'id',
  'source_id',
  'document_id',
  'ordinal',
  'heading_path',
  'text',
  'language',
  'questions',
  'questions_by',
] as const;

export type ChunkRow = Pick<Selectable<KbChunks>, (typeof chunkColumns)[number]>;

export function presentChunk(row: ChunkRow): KnowledgeChunk {
  return {
    id: row.id as KnowledgeChunkId,
    file_id: row.source_id as KnowledgeBaseFileId,
    document_id: row.document_id as KnowledgeDocumentId,
    ordinal: row.ordinal,
    heading_path: row.heading_path,
    text: row.text,
    language: row.language,
    questions: row.questions,
    questions_by: row.questions_by as KnowledgeChunk['questions_by'],
  };
}

/** Chunks of a source in the order of documents and text, from a position on. */
export function findChunks(
  tx: Tx,
  sourceId: KnowledgeBaseFileId,
  { from, limit }: { from: number; limit: number },
): Promise<ChunkRow[]> {
  return tx
    .selectFrom('kb_chunks')
    .innerJoin('kb_documents', (join) =>
      join
        .onRef('kb_documents.tenant_id', '=', 'kb_chunks.tenant_id')
        .onRef('kb_documents.id', '=', 'kb_chunks.document_id'),
    )
    .select(chunkColumns.map((column) => `kb_chunks.${column}` as const))
    .where('kb_chunks.source_id', '=', sourceId)
    .orderBy('kb_documents.ordinal')
    .orderBy('kb_chunks.ordinal')
    .orderBy('kb_chunks.id')
    .offset(from)
    .limit(limit)
    .execute();
}
