import { KnowledgeBaseFile } from '@parley/contract/resources/knowledge-base';
import { defaultLimits, detectDocumentType, documentTypes } from '@parley/document-text';
import { z } from 'zod';
import { getAgentToUse } from '#areas/agents/agents';
import { apiKey } from '#platform/http/access/access.ts';
import { addContent } from './add-content.ts';
import { answerAdded } from './answer-added.ts';
import { shownFileName } from './file-name.rules.ts';
import { fileTooLarge, uploadRefusal } from './knowledge.errors.ts';
import { exampleAgentId, queuedFile } from './knowledge.examples.ts';
import { agentParams, operation } from './knowledge.operation.ts';

const maxBytes = defaultLimits.bytes;

/** Uploads a file to an agent's knowledge; it is read in the background. */
export const uploadKnowledgeBaseFile = operation({
  method: 'POST',
  path: '/api/agents/{agentId}/knowledge-base/files',
  id: 'uploadKnowledgeBaseFile',
  summary: 'Upload a file',
  description:
    'PDF with a text layer, DOCX, XLSX, CSV, HTML, Markdown or plain text, recognised by their content; anything else is 415. 25 MiB a file (413). The answer comes before the file is read: follow `status` until it is `ready`, or `failed` with the reason in `error`. The same bytes are one file of an agent: uploaded again they answer 200 with it, and are read again if that had failed.',
  access: apiKey('kb:write'),
  audit: 'knowledge.add',
  requestsPerMinute: 120,
  params: agentParams,
  bodyType: 'multipart/form-data',
  maxFileBytes: maxBytes,
  body: z.strictObject({ file: z.file() }),
  answer: {
    status: 202,
    schema: KnowledgeBaseFile,
    otherStatus: { 200: 'The agent has this file already' },
  },
  refusals: ['not_found', 'conflict', 'payload_too_large', 'unsupported_media_type', 'insufficient_storage'],
  example: { params: { agentId: exampleAgentId }, answer: queuedFile },
  async run(context) {
    const { tx, params, body } = context;
    await getAgentToUse(tx, params.agentId);
    if (body.file.size > maxBytes) throw fileTooLarge(maxBytes);
    const bytes = new Uint8Array(await body.file.arrayBuffer());
    const name = shownFileName(body.file.name);
    const type = await detectDocumentType(bytes, name).catch((error) => {
      throw uploadRefusal(error) ?? error;
    });
    const contentType = documentTypes[type];
    const added = await addContent(context, { agentId: params.agentId, kind: 'file', name, contentType, bytes });
    return answerAdded(context, added);
  },
});
