import { z } from 'zod';
import { exampleSessionId } from '#areas/conversations/chats';
import { person } from '#platform/http/access/access.ts';
import { notAudited } from '#platform/http/operation.ts';
import { notYoursToDraft } from './operator-chats.errors.ts';
import { chatParams, operation } from './operator-chats.operation.ts';
import { getVisibleChat } from './visible-chats.queries.ts';

/** Drafts the agent's reply, for the operator to send, edit or discard. */
export const draftOperatorReply = operation({
  method: 'POST',
  path: '/api/chat/operator/chats/{sessionId}/draft-reply',
  id: 'draftOperatorReply',
  summary: 'Draft a reply with AI',
  description: 'Of a chat that waits or that one has. Nothing is stored or told, and no tool runs.',
  access: person('chat:operate'),
  audit: notAudited('suggests words, changes nothing'),
  transaction: 'none',
  requestsPerMinute: 30,
  params: chatParams,
  answer: { status: 200, schema: z.object({ text: z.string() }).meta({ id: 'DraftReply' }) },
  refusals: ['not_found', 'conflict', 'model_failed'],
  example: {
    params: { sessionId: exampleSessionId },
    answer: { text: 'Your order left our warehouse on Monday and should be with you tomorrow.' },
  },
  async run({ db, tenantId, params: { sessionId }, person: self, request, deps }) {
    const chat = await db.app.inTenant(tenantId, (tx) => getVisibleChat(tx, self, sessionId));
    if (chat.status !== 'waiting' && chat.operator?.id !== self.id) throw notYoursToDraft();
    return { text: await deps.draftReply({ tenantId, sessionId, signal: request.closed }) };
  },
});
