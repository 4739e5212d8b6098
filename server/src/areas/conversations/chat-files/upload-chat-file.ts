import { ChatFile } from '@parley/contract/resources/chat';
import { z } from 'zod';
import { addressHash } from '#areas/conversations/chat-limits';
import { chatSessionToken, exampleFile, exampleSessionId, sessionParams } from '#areas/conversations/chats';
import { chatFileBytesMax, checkVisitor } from '#areas/conversations/widget';
import { signedBy } from '#platform/http/access/access.ts';
import { notAudited } from '#platform/http/operation.ts';
import { filesNotAllowed } from './chat-files.errors.ts';
import { operation } from './chat-files.operation.ts';
import { storeChatFile } from './chat-files.ts';

/** Uploads a file of the visitor, to be sent with a message. Deleted after a day if no message sends it. */
export const uploadChatFile = operation({
  method: 'POST',
  path: '/api/chat/sessions/{sessionId}/files',
  id: 'uploadChatFile',
  summary: 'Upload a file in chat',
  description:
    'Only where the widget has `allow_file_uploads`. The type is what the bytes are, whatever the client calls it: PNG, JPEG, WebP, GIF, PDF, UTF-8 text (txt, csv, md) and Office files (docx, xlsx, pptx); anything else is 415. 10 MiB a file (413), 50 files a chat (409), and so many bytes an hour from an address (429) and of an agent and a tenant together (507) as the installation allows. Send it by `file_ids` of a message.',
  access: signedBy(chatSessionToken),
  audit: notAudited('visitors are not people of the tenant; the session itself is the record'),
  requestsPerMinute: 60,
  params: sessionParams,
  bodyType: 'multipart/form-data',
  maxFileBytes: chatFileBytesMax,
  body: z.strictObject({ file: z.file() }),
  answer: { status: 201, schema: ChatFile },
  refusals: [
    'not_found',
    'forbidden',
    'chat_disabled',
    'origin_not_allowed',
    'conflict',
    'payload_too_large',
    'unsupported_media_type',
    'rate_limited',
    'insufficient_storage',
  ],
  example: { params: { sessionId: exampleSessionId }, answer: exampleFile },
  async run({ tx, emit, tenantId, subject, body, request, deps, now, newId }) {
    const { settings } = await checkVisitor(deps, subject.agentId, request);
    if (!settings.allow_file_uploads) throw filesNotAllowed();
    const context = { tx, emit, tenantId, now, newId, files: deps.files, quota: deps.quota };
    const from = addressHash(deps.addressKey, { tenantId, ip: request.ip });
    return storeChatFile(context, { sessionId: subject.id, by: 'visitor', addressHash: from, file: body.file });
  },
});
