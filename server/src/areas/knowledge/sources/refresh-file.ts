import type { KnowledgeBaseFileId } from '@parley/contract/ids';
import { KnowledgeBaseFile } from '@parley/contract/resources/knowledge-base';
import { apiKey } from '#platform/http/access/access.ts';
import { getSourceForUpdate } from './get-source.ts';
import { exampleAgentId, exampleFileId, queuedUrl } from './knowledge.examples.ts';
import { fileParams, operation } from './knowledge.operation.ts';
import { changeSource, orderedAnew, presentSource } from './sources.queries.ts';

/** Reads a source again, now. */
export const refreshKnowledgeBaseFile = operation({
  method: 'POST',
  path: '/api/agents/{agentId}/knowledge-base/files/{fileId}/refresh',
  id: 'refreshKnowledgeBaseFile',
  summary: 'Read a file again',
  description:
    'Visits a page or site now, and reads a file or text anew. The agent answers from the present passages until the new ones are there.',
  access: apiKey('kb:write'),
  audit: 'knowledge.refresh',
  requestsPerMinute: 60,
  params: fileParams,
  answer: { status: 202, schema: KnowledgeBaseFile },
  refusals: ['not_found'],
  example: { params: { agentId: exampleAgentId, fileId: exampleFileId }, answer: queuedUrl },
  async run({ tx, params, now, audit }) {
    const row = await getSourceForUpdate(tx, params);
    if (row.status === 'queued') {
      audit.nothingChanged();
      return presentSource(row);
    }
    return presentSource(await changeSource(tx, row.id as KnowledgeBaseFileId, orderedAnew(now)));
  },
});
