import { KnowledgeChunk } from '@parley/contract/resources/knowledge-base';
import { KnowledgeChunkUpdate } from '@parley/contract/resources/knowledge-search';
import { getAgent } from '#areas/agents/agents';
import { apiKey } from '#platform/http/access/access.ts';
import { findChunks } from './chunks.queries.ts';
import { chunkNotFound } from './retrieval.errors.ts';
import { exampleAgentId, exampleChunk } from './retrieval.examples.ts';
import { chunkParams, operation } from './retrieval.operation.ts';

/** Sets the questions of a chunk, by which it is found beside its own words. */
export const updateKnowledgeChunk = operation({
  method: 'PATCH',
  path: '/api/agents/{agentId}/knowledge-base/chunks/{chunkId}',
  id: 'updateKnowledgeChunk',
  summary: 'Set the questions that a passage answers',
  access: apiKey('kb:write'),
  audit: 'knowledge_chunk.update',
  params: chunkParams,
  body: KnowledgeChunkUpdate,
  answer: { status: 200, schema: KnowledgeChunk },
  refusals: ['not_found'],
  example: {
    params: { agentId: exampleAgentId, chunkId: exampleChunk.id },
    body: { questions: exampleChunk.questions },
    answer: exampleChunk,
  },
  async run({ tx, params: { agentId, chunkId }, body, audit }) {
    await getAgent(tx, agentId);
    const chunk = (await findChunks(tx, agentId, [chunkId])).get(chunkId);
    if (!chunk) throw chunkNotFound();
    const questions = [...new Set(body.questions)];
    await tx
      .updateTable('kb_chunks')
      .set({ questions, questions_by: 'person' })
      .where('id', '=', chunkId)
      .where('agent_id', '=', agentId)
      .execute();
    audit.details({ questions: questions.length });
    return {
      id: chunk.id,
      file_id: chunk.sourceId,
      document_id: chunk.documentId,
      ordinal: chunk.ordinal,
      heading_path: chunk.headingPath,
      text: chunk.text,
      language: chunk.language,
      questions,
      questions_by: 'person' as const,
    };
  },
});
