import { pageOf, pageQuery } from '@parley/contract/page';
import { KnowledgeChunk } from '@parley/contract/resources/knowledge-base';
import { z } from 'zod';
import { apiKey } from '#platform/http/access/access.ts';
import { decodeCursor, pageFrom } from '#platform/http/cursor.ts';
import { findChunks, presentChunk } from './documents.queries.ts';
import { getSource } from './get-source.ts';
import { exampleAgentId, exampleChunk, exampleFileId } from './knowledge.examples.ts';
import { fileParams, operation } from './knowledge.operation.ts';

/** Lists the chunks of a source in the order of its text. */
export const listKnowledgeBaseChunks = operation({
  method: 'GET',
  path: '/api/agents/{agentId}/knowledge-base/files/{fileId}/chunks',
  id: 'listKnowledgeBaseChunks',
  summary: 'List the passages of a file',
  description: 'As the agent finds them, in the order of the text.',
  access: apiKey('kb:read'),
  params: fileParams,
  query: z.strictObject(pageQuery),
  answer: { status: 200, schema: pageOf(KnowledgeChunk) },
  refusals: ['not_found'],
  example: {
    params: { agentId: exampleAgentId, fileId: exampleFileId },
    query: { limit: 50 },
    answer: { data: [exampleChunk], has_more: false, next_cursor: null },
  },
  async run({ tx, params, query }) {
    const source = await getSource(tx, params);
    const from = query.cursor === undefined ? 0 : offsetOf(query.cursor);
    const rows = await findChunks(tx, params.fileId, { from, limit: query.limit + 1 });
    const page = pageFrom(rows, {
      limit: query.limit,
      item: presentChunk,
      cursor: () => [from + query.limit],
    });
    return query.include_total ? { ...page, total: source.chunk_count } : page;
  },
});

/** Chunks are replaced as a whole, so their position is stable while a source stays as it is. */
function offsetOf(cursor: string): number {
  const [position] = decodeCursor(cursor, ['number']);
  return Math.min(Math.max(0, Math.trunc(Number(position))), 1_000_000);
}
