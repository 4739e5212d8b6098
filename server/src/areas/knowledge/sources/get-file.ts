import { KnowledgeBaseFileDetail } from '@parley/contract/resources/knowledge-base';
import { apiKey } from '#platform/http/access/access.ts';
import { findDocuments, presentDocument } from './documents.queries.ts';
import { getSource } from './get-source.ts';
import { exampleAgentId, exampleDocument, exampleFile, exampleFileId } from './knowledge.examples.ts';
import { fileParams, operation } from './knowledge.operation.ts';
import { presentSource } from './sources.queries.ts';

/** Gets a source with its documents. */
export const getKnowledgeBaseFile = operation({
  method: 'GET',
  path: '/api/agents/{agentId}/knowledge-base/files/{fileId}',
  id: 'getKnowledgeBaseFile',
  summary: 'Get a file with its documents',
  description: 'With the pages seen at the last visit: kept, or skipped with the reason.',
  access: apiKey('kb:read'),
  params: fileParams,
  answer: { status: 200, schema: KnowledgeBaseFileDetail },
  refusals: ['not_found'],
  example: {
    params: { agentId: exampleAgentId, fileId: exampleFileId },
    answer: { ...exampleFile, documents: [exampleDocument] },
  },
  async run({ tx, params }) {
    const row = await getSource(tx, params);
    const documents = await findDocuments(tx, params.fileId);
    return { ...presentSource(row), documents: documents.map(presentDocument) };
  },
});
