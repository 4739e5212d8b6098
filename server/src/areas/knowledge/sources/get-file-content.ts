import { z } from 'zod';
import { apiKey } from '#platform/http/access/access.ts';
import { FileAnswer } from '#platform/http/responses/file-answer.ts';
import { getSource } from './get-source.ts';
import { hasNoContent } from './knowledge.errors.ts';
import { exampleAgentId, exampleFileId } from './knowledge.examples.ts';
import { fileParams, operation } from './knowledge.operation.ts';
import { contentKey } from './sources.queries.ts';

/** Downloads a file or text as it was uploaded. */
export const getKnowledgeBaseFileContent = operation({
  method: 'GET',
  path: '/api/agents/{agentId}/knowledge-base/files/{fileId}/content',
  id: 'getKnowledgeBaseFileContent',
  summary: 'Download a file',
  description: 'The bytes as uploaded, or a pasted text. 409 for pages and sites, which are not stored.',
  access: apiKey('kb:read'),
  params: fileParams,
  answer: { status: 200, schema: z.string(), contentType: 'application/octet-stream' },
  refusals: ['not_found', 'conflict', 'range_not_satisfiable'],
  example: { params: { agentId: exampleAgentId, fileId: exampleFileId }, answer: '' },
  async run({ tx, params, deps, headers }) {
    const row = await getSource(tx, params);
    const contentId = row.content_id;
    if (contentId === null) throw hasNoContent();
    headers.set('content-security-policy', "sandbox; default-src 'none'");
    const isText = row.content_type?.startsWith('text/');
    return new FileAnswer({
      // HTML as plain text: it never runs in Parley's origin.
      contentType: isText ? 'text/plain; charset=utf-8' : (row.content_type ?? 'application/octet-stream'),
      disposition: 'attachment',
      filename: row.kind === 'text' ? `${row.name}.md` : row.name,
      bytes: row.bytes,
      etag: `"${contentId}"`,
      open: (range) => deps.files.open(contentKey(contentId), range),
    });
  },
});
