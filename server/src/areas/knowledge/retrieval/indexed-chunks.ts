import type { AgentId } from '@parley/contract/ids';
import { sql } from 'kysely';
import type { Tx } from '#db/tenant-scope.ts';
import { headingOf, readChunks } from './chunks.queries.ts';
import type { IndexedChunk } from './ports.ts';

/** Chunks of an agent as they are indexed. */
export interface IndexedChunks {
  /** Version of the chunks; all batches are of it. */
  contentVersion: number;
  batches: AsyncIterable<IndexedChunk[]>;
  /** Model and length of the vectors that were read, after the last batch; null: there were none. */
  vectorModel: () => { name: string; dimensions: number } | null;
}

/** Reads the chunks of an agent in a snapshot transaction, which stays open until the last batch is read. */
export async function readIndexedChunks(
  tx: Tx,
  { agentId, language, model }: { agentId: AgentId; language: string; model: string | null },
): Promise<IndexedChunks> {
  const { rows } = await sql<{ content_version: string }>`
    select content_version from kb_indexes where agent_id = ${agentId}`.execute(tx);
  let dimensions = 0;
  async function* batches(): AsyncGenerator<IndexedChunk[]> {
    for await (const chunks of readChunks(tx, agentId, model)) {
      dimensions ||= (chunks.find(({ vector }) => vector !== null)?.vector?.length ?? 0) / 4;
      yield chunks.map((chunk) => ({
        id: chunk.id,
        language: chunk.language ?? language,
        heading: headingOf(chunk),
        text: chunk.text,
        questions: chunk.questions,
        vector: chunk.vector,
      }));
    }
  }
  return {
    contentVersion: Number(rows[0]?.content_version ?? 0),
    batches: batches(),
    vectorModel: () => (model !== null && dimensions > 0 ? { name: model, dimensions } : null),
  };
}
