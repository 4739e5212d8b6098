import { ChatMessageId } from '@parley/contract/ids';
import { z } from 'zod';
import {
  chatTopic,
  exampleSessionId,
  findMessageSeq,
  getSessionStatus,
  publishChatUpdated,
  publishTyping,
  unknownMessage,
} from '#areas/conversations/chats';
import { person } from '#platform/http/access/access.ts';
import { notAudited } from '#platform/http/operation.ts';
import { exampleDeskMessage } from './chats.examples.ts';
import { chatParams, operation } from './operator-chats.operation.ts';
import { markSeenByOperator } from './operator-messages.queries.ts';
import { checkHolder, lockChatForAct } from './visible-chats.queries.ts';

/** Sends the operator's typing indicator and read mark to the visitor. */
export const postOperatorTyping = operation({
  method: 'POST',
  path: '/api/chat/operator/chats/{sessionId}/typing',
  id: 'postOperatorTyping',
  summary: 'Tell that one is typing, and what one has read',
  description:
    'Only by who has the chat. Typing is told and not stored; repeat it while it goes on. `seen_message_id` only ever ' +
    'moves forward.',
  access: person('chat:operate'),
  audit: notAudited('typing is not stored, and reading changes nothing of the chat'),
  requestsPerMinute: 600,
  params: chatParams,
  body: z
    .strictObject({
      typing: z.boolean().optional(),
      seen_message_id: ChatMessageId.optional().meta({ description: 'Last message the operator has seen' }),
    })
    .refine((body) => body.typing !== undefined || body.seen_message_id !== undefined, {
      path: ['typing'],
      message: 'say `typing`, `seen_message_id` or both',
    }),
  answer: { status: 204, schema: null },
  refusals: ['not_found', 'conflict'],
  example: {
    params: { sessionId: exampleSessionId },
    body: { typing: true, seen_message_id: exampleDeskMessage.id },
  },
  async run({ tx, emit, tenantId, params: { sessionId }, body, person: actor, now, newId, deps }) {
    const { self, session } = await lockChatForAct(tx, { tenantId, person: actor, now }, sessionId);
    await checkHolder(tx, actor, session);
    if (body.seen_message_id !== undefined) {
      const seq = await findMessageSeq(tx, sessionId, body.seen_message_id, { withNotes: true });
      if (seq === undefined) throw unknownMessage('/seen_message_id');
      if (await markSeenByOperator(tx, sessionId, seq)) {
        const status = await getSessionStatus(tx, sessionId, now);
        await emit('chat.session.status', chatTopic(sessionId), { ...status, session_id: sessionId });
        await publishChatUpdated({ tx, emit, tenantId, now, newId }, sessionId, ['seen']);
      }
    }
    const { typing } = body;
    if (typing !== undefined) publishTyping(deps.bus, { tenantId, sessionId, by: 'operator', typing, name: self.name });
  },
});
