import type { KnowledgeBaseFileId } from '@parley/contract/ids';
import { readerVersion } from '@parley/crawler';
import type { Tx } from '#db/tenant-scope.ts';
import type { ClaimedSource } from './claim-sources.queries.ts';
import { type DocumentRow, documentsMax } from './documents.queries.ts';
import type { PlannedChunk, PlannedDocument } from './plan-documents.rules.ts';
import {
  deleteChunks,
  deleteOtherDocuments,
  findChunkKeys,
  insertChunks,
  moveChunk,
  type StoredChunkKey,
  upsertDocument,
} from './replace-documents.queries.ts';

/** Counts of a source after its documents were replaced. */
export interface ReplacedDocuments {
  isChanged: boolean;
  seen: number;
  kept: number;
  skipped: number;
  characters: number;
  chunks: number;
}

/**
 * Replaces the documents and chunks of a source by those of a reading, in the caller's transaction. A chunk whose content
 * stays keeps its row, with its id and questions. Call under the source's lock.
 */
export async function replaceDocuments(
  tx: Tx,
  { tenantId, id: sourceId, agentId }: ClaimedSource,
  plan: readonly PlannedDocument[],
  { stored, now, newId }: { stored: readonly DocumentRow[]; now: Date; newId(): string },
): Promise<ReplacedDocuments> {
  const shown = plan.slice(0, documentsMax);
  const storedById = new Map(stored.map((row) => [row.id, row]));
  const chunkKeys = groupBy(await findChunkKeys(tx, sourceId), (key) => key.document_id);
  const removed = await deleteOtherDocuments(
    tx,
    sourceId,
    shown.map(({ id }) => id),
  );
  const counts = { seen: plan.length, kept: 0, skipped: plan.length - shown.length, characters: 0, chunks: 0 };
  let isChanged = removed.some(({ chunk_count: chunks }) => chunks > 0);
  for (const document of shown) {
    const before = storedById.get(document.id);
    const row = rowOf({ document, before, now });
    if (!row) continue;
    await upsertDocument(tx, { tenant_id: tenantId, source_id: sourceId, agent_id: agentId, ...row });
    const keys = chunkKeys.get(document.id) ?? [];
    if (document.action !== 'leave') {
      const chunks = document.action === 'write' ? document.chunks : [];
      const owner = { tenantId, agentId, sourceId, documentId: document.id, language: row.language };
      const didChange = await replaceChunks(tx, owner, { keys, chunks, now, newId });
      isChanged ||= didChange;
    }
    counts[row.status === 'kept' ? 'kept' : 'skipped'] += 1;
    counts.characters += row.character_count;
    counts.chunks += row.chunk_count;
  }
  return { isChanged, ...counts };
}

/** Row of a document; null for one left as it is that is not stored. */
function rowOf({ document, before, now }: { document: PlannedDocument; before: DocumentRow | undefined; now: Date }) {
  const { found, id, ordinal } = document;
  const common = { id, ordinal, url: found.url, visited_at: now };
  if (document.action === 'leave') {
    if (!before) return null;
    const { visited_at: visitedAt, ...rest } = before;
    const isVisited = found.kind === 'unchanged';
    return {
      ...rest,
      ordinal,
      visited_at: isVisited ? now : visitedAt,
      ...(isVisited && { etag: found.etag, last_modified: found.lastModified, reader_version: readerVersion }),
    };
  }
  if (document.action === 'skip' || found.kind !== 'read') {
    const skipped = document.action === 'skip' ? document : { code: 'empty', reason: '' };
    const title = before?.title ?? '';
    return {
      ...noContent,
      ...common,
      title,
      status: 'skipped',
      skip_code: skipped.code,
      skip_reason: skipped.reason,
      changed_at: before?.changed_at ?? now,
    };
  }
  const isSame = before?.content_hash?.equals(document.contentHash) ?? false;
  return {
    ...common,
    title: found.title ?? '',
    status: 'kept',
    skip_code: null,
    skip_reason: null,
    language: found.language,
    content_hash: document.contentHash,
    etag: found.etag,
    last_modified: found.lastModified,
    reader_version: readerVersion,
    page_count: found.pageCount,
    character_count: found.markdown.length,
    chunk_count: document.chunks.length,
    changed_at: isSame && before ? before.changed_at : now,
  };
}

const noContent = {
  language: null,
  content_hash: null,
  etag: null,
  last_modified: null,
  page_count: null,
  character_count: 0,
  chunk_count: 0,
};

interface ChunkOwner {
  tenantId: ClaimedSource['tenantId'];
  agentId: ClaimedSource['agentId'];
  sourceId: KnowledgeBaseFileId;
  documentId: string;
  language: string | null;
}

/** Replaces the chunks of a document; true when the text of any was added or removed. */
async function replaceChunks(
  tx: Tx,
  owner: ChunkOwner,
  given: { keys: readonly StoredChunkKey[]; chunks: readonly PlannedChunk[]; now: Date; newId(): string },
): Promise<boolean> {
  const { now, newId } = given;
  const byHash = groupBy(given.keys, (key) => key.content_hash.toString('hex'));
  const added: Parameters<typeof insertChunks>[1][number][] = [];
  for (const [ordinal, chunk] of given.chunks.entries()) {
    const same = byHash.get(chunk.contentHash.toString('hex'))?.shift();
    const place = { ordinal, char_start: chunk.charStart, char_end: chunk.charEnd, language: owner.language };
    if (same) await moveChunk(tx, same, place);
    else added.push({ ...chunkRow(owner, chunk), ...place, id: newId(), created_at: now });
  }
  const gone = [...byHash.values()].flat().map(({ id }) => id);
  await deleteChunks(tx, gone);
  await insertChunks(tx, added);
  return gone.length > 0 || added.length > 0;
}

const chunkRow = ({ tenantId, agentId, sourceId, documentId }: ChunkOwner, chunk: PlannedChunk) => ({
  tenant_id: tenantId,
  agent_id: agentId,
  source_id: sourceId,
  document_id: documentId,
  heading_path: chunk.headingPath,
  text: chunk.text,
  content_hash: chunk.contentHash,
});

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
