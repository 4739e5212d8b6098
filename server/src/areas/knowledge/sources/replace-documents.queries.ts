import type { KnowledgeBaseFileId } from '@parley/contract/ids';
import type { Insertable, Selectable } from 'kysely';
import type { KbChunks, KbDocuments } from '#db/schema.generated.ts';
import type { Tx } from '#db/tenant-scope.ts';

/** Rows of one statement: to build one with more takes the thread longer than 5 ms. */
const batchRows = 100;

const keyColumns = ['id', 'document_id', 'content_hash', 'ordinal', 'char_start', 'char_end', 'language'] as const;
export type StoredChunkKey = Pick<Selectable<KbChunks>, (typeof keyColumns)[number]>;

export function findChunkKeys(tx: Tx, sourceId: KnowledgeBaseFileId): Promise<StoredChunkKey[]> {
  return tx.selectFrom('kb_chunks').select(keyColumns).where('source_id', '=', sourceId).orderBy('ordinal').execute();
}

/** Deletes the documents of a source that are not named, with their chunks. */
export function deleteOtherDocuments(tx: Tx, sourceId: KnowledgeBaseFileId, ids: readonly string[]) {
  const all = tx.deleteFrom('kb_documents').where('source_id', '=', sourceId);
  return (ids.length === 0 ? all : all.where('id', 'not in', ids)).returning('chunk_count').execute();
}

export async function upsertDocument(tx: Tx, row: Insertable<KbDocuments>): Promise<void> {
  await tx
    .insertInto('kb_documents')
    .values(row)
    .onConflict((conflict) => conflict.columns(['tenant_id', 'id']).doUpdateSet(row))
    .execute();
}

/** Writes the place of a chunk whose content stays, where it is another one. */
export async function moveChunk(
  tx: Tx,
  stored: StoredChunkKey,
  place: Pick<StoredChunkKey, 'ordinal' | 'char_start' | 'char_end' | 'language'>,
): Promise<void> {
  const isSame = (Object.keys(place) as (keyof typeof place)[]).every((key) => stored[key] === place[key]);
  if (!isSame) await tx.updateTable('kb_chunks').set(place).where('id', '=', stored.id).execute();
}

export async function deleteChunks(tx: Tx, ids: readonly string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += batchRows) {
    await tx
      .deleteFrom('kb_chunks')
      .where('id', 'in', ids.slice(from, from + batchRows))
      .execute();
  }
}

export async function insertChunks(tx: Tx, rows: readonly Insertable<KbChunks>[]): Promise<void> {
  for (let from = 0; from < rows.length; from += batchRows) {
    await tx
      .insertInto('kb_chunks')
      .values(rows.slice(from, from + batchRows))
      .execute();
  }
}
