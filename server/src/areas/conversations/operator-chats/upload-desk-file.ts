import { ChatFile } from '@parley/contract/resources/chat';
import { z } from 'zod';
import { storeChatFile } from '#areas/conversations/chat-files';
import { exampleSessionId } from '#areas/conversations/chats';
import { touchPresence } from '#areas/conversations/operators';
import { chatFileBytesMax } from '#areas/conversations/widget';
import { person } from '#platform/http/access/access.ts';
import { chatParams, operation } from './operator-chats.operation.ts';
import { checkVisible } from './visible-chats.queries.ts';

/** Uploads a file for a later message of the operator. */
export const uploadOperatorFile = operation({
  method: 'POST',
  path: '/api/chat/operator/chats/{sessionId}/files',
  id: 'uploadOperatorFile',
  summary: 'Upload a file for a chat',
  description:
    'Sent with a message by its id in `file_ids`. Its type is what its bytes are: pictures, PDF, text and Office files.',
  access: person('chat:operate'),
  audit: 'chat_file.upload',
  params: chatParams,
  bodyType: 'multipart/form-data',
  maxFileBytes: chatFileBytesMax,
  body: z.strictObject({ file: z.file() }),
  answer: { status: 201, schema: ChatFile },
  refusals: ['not_found', 'conflict', 'payload_too_large', 'unsupported_media_type', 'insufficient_storage'],
  example: {
    params: { sessionId: exampleSessionId },
    answer: {
      id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b34' as ChatFile['id'],
      name: 'invoice-1041.pdf',
      content_type: 'application/pdf',
      bytes: 48213,
      url: '/api/chat/files/Zm9yLWV4YW1wbGUtb25seQ',
    },
  },
  async run({ tx, emit, tenantId, params: { sessionId }, body, person: self, now, newId, audit, deps }) {
    await checkVisible(tx, self, sessionId);
    const context = { tx, emit, tenantId, now, newId, files: deps.files, quota: deps.quota };
    const file = await storeChatFile(context, { sessionId, by: 'operator', operatorId: self.id, file: body.file });
    await touchPresence(tx, { tenantId, userId: self.id, now });
    audit.details({ file_id: file.id, content_type: file.content_type, bytes: file.bytes });
    return file;
  },
});
