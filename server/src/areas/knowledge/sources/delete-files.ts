import { KnowledgeBaseFileId } from '@parley/contract/ids';
import { KnowledgeFilesDelete } from '@parley/contract/resources/knowledge-base';
import { z } from 'zod';
import { getAgent } from '#areas/agents/agents';
import { apiKey } from '#platform/http/access/access.ts';
import { exampleAgentId, exampleFileId } from './knowledge.examples.ts';
import { agentParams, operation } from './knowledge.operation.ts';
import { knowledgeTopic } from './knowledge-topic.ts';
import { deleteSources } from './sources.queries.ts';

/** Deletes several sources in one transaction. */
export const deleteKnowledgeBaseFiles = operation({
  method: 'POST',
  path: '/api/agents/{agentId}/knowledge-base/files/delete',
  id: 'deleteKnowledgeBaseFiles',
  summary: 'Delete several files',
  description: 'All at once. Ids that the agent has no file of are ignored; the answer names those deleted.',
  access: apiKey('kb:write'),
  audit: 'knowledge.delete',
  params: agentParams,
  body: KnowledgeFilesDelete,
  answer: { status: 200, schema: z.object({ deleted_ids: z.array(KnowledgeBaseFileId) }) },
  refusals: ['not_found'],
  example: {
    params: { agentId: exampleAgentId },
    body: { file_ids: [exampleFileId] },
    answer: { deleted_ids: [exampleFileId] },
  },
  async run({ tx, params, body, emit, audit }) {
    const { agentId } = params;
    await getAgent(tx, agentId);
    const deleted = await deleteSources(tx, agentId, body.file_ids);
    const ids = deleted.map(({ id }) => id);
    audit.details({ agent_id: agentId, file_ids: ids });
    if (ids.length === 0) audit.nothingChanged();
    if (deleted.some(({ chunks }) => chunks > 0))
      await emit('knowledge.chunks.changed', knowledgeTopic(agentId), { agent_id: agentId, source_id: null });
    return { deleted_ids: ids };
  },
});
