import { getAgent } from '#areas/agents/agents';
import { apiKey } from '#platform/http/access/access.ts';
import { knowledgeFileNotFound } from './knowledge.errors.ts';
import { exampleAgentId, exampleFileId } from './knowledge.examples.ts';
import { fileParams, operation } from './knowledge.operation.ts';
import { knowledgeTopic } from './knowledge-topic.ts';
import { deleteSources } from './sources.queries.ts';

/** Deletes a source with its chunks, at once. */
export const deleteKnowledgeBaseFile = operation({
  method: 'DELETE',
  path: '/api/agents/{agentId}/knowledge-base/files/{fileId}',
  id: 'deleteKnowledgeBaseFile',
  summary: 'Delete a file',
  description: 'With its passages: no answer uses them from now on.',
  access: apiKey('kb:write'),
  audit: 'knowledge.delete',
  params: fileParams,
  answer: { status: 204, schema: null },
  refusals: ['not_found'],
  example: { params: { agentId: exampleAgentId, fileId: exampleFileId } },
  async run({ tx, params, emit, audit }) {
    const { agentId, fileId } = params;
    await getAgent(tx, agentId);
    const [deleted] = await deleteSources(tx, agentId, [fileId]);
    if (!deleted) throw knowledgeFileNotFound();
    audit.details({ agent_id: agentId });
    if (deleted.chunks > 0)
      await emit('knowledge.chunks.changed', knowledgeTopic(agentId), { agent_id: agentId, source_id: fileId });
  },
});
