import { CannedReply, CannedReplyUpdate } from '@parley/contract/resources/chat-desk';
import { person } from '#platform/http/access/access.ts';
import { exampleCannedReply } from './canned-replies.examples.ts';
import { cannedReplyParams, operation } from './canned-replies.operation.ts';
import { getCannedReplyForUpdate, writeCannedReply } from './canned-replies.queries.ts';

/** Updates a canned reply. Omitted fields keep their values. */
export const updateCannedReply = operation({
  method: 'PATCH',
  path: '/api/chat/operator/canned-replies/{replyId}',
  id: 'updateCannedReply',
  summary: 'Update a canned reply',
  access: person('chat:operate'),
  showsConversations: false,
  audit: 'canned_reply.update',
  params: cannedReplyParams,
  body: CannedReplyUpdate,
  answer: { status: 200, schema: CannedReply },
  refusals: ['not_found', 'conflict'],
  example: {
    params: { replyId: exampleCannedReply.id },
    body: { text: 'We are open every day from 8 to 17.' },
    answer: { ...exampleCannedReply, text: 'We are open every day from 8 to 17.' },
  },
  async run({ tx, params: { replyId }, body, now, audit }) {
    const found = await getCannedReplyForUpdate(tx, replyId);
    const { shortcut = found.shortcut, text = found.text, language = found.language } = body;
    const wanted = { shortcut, text, language };
    const names = ['shortcut', 'text', 'language'] as const;
    const changed = names.filter((name) => wanted[name] !== found[name]);
    if (changed.length === 0) {
      audit.nothingChanged();
      return found;
    }
    audit.details({ changed_fields: changed });
    return writeCannedReply(tx, replyId, wanted, now);
  },
});
