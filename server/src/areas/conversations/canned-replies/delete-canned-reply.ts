import { person } from '#platform/http/access/access.ts';
import { exampleCannedReply } from './canned-replies.examples.ts';
import { cannedReplyParams, operation } from './canned-replies.operation.ts';
import { removeCannedReply } from './canned-replies.queries.ts';

/** Deletes a canned reply. */
export const deleteCannedReply = operation({
  method: 'DELETE',
  path: '/api/chat/operator/canned-replies/{replyId}',
  id: 'deleteCannedReply',
  summary: 'Delete a canned reply',
  access: person('chat:operate'),
  showsConversations: false,
  audit: 'canned_reply.delete',
  params: cannedReplyParams,
  answer: { status: 204, schema: null },
  refusals: ['not_found'],
  example: { params: { replyId: exampleCannedReply.id } },
  run: ({ tx, params }) => removeCannedReply(tx, params.replyId),
});
