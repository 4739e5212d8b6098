import type { CannedReplyId } from '@parley/contract/ids';
import { CannedReply, NewCannedReply } from '@parley/contract/resources/chat-desk';
import { person } from '#platform/http/access/access.ts';
import { exampleCannedReply } from './canned-replies.examples.ts';
import { operation } from './canned-replies.operation.ts';
import { insertCannedReply } from './canned-replies.queries.ts';

/** Creates a canned reply. */
export const createCannedReply = operation({
  method: 'POST',
  path: '/api/chat/operator/canned-replies',
  id: 'createCannedReply',
  summary: 'Create a canned reply',
  description: 'One shortcut may have a text in each language and one for any.',
  access: person('chat:operate'),
  showsConversations: false,
  audit: 'canned_reply.create',
  body: NewCannedReply,
  answer: { status: 201, schema: CannedReply },
  refusals: ['conflict'],
  example: {
    body: { shortcut: exampleCannedReply.shortcut, text: exampleCannedReply.text, language: 'en' },
    answer: exampleCannedReply,
  },
  async run({ tx, tenantId, body, newId, now, audit }) {
    const id = newId() as CannedReplyId;
    audit.resource(id);
    return insertCannedReply(tx, { tenantId, id, now, ...body });
  },
});
