import { ChatMessageId } from '@parley/contract/ids';
import { ChatMessage, ChatSessionStatus } from '@parley/contract/resources/chat';
import { z } from 'zod';
import {
  chatSessionToken,
  exampleMessage,
  exampleSessionId,
  exampleStatus,
  findMessageSeq,
  getSessionStatus,
  listMessages,
  markSeenByVisitor,
  presentMessage,
  publishChatUpdated,
  publishTyping,
  sessionParams,
} from '#areas/conversations/chats';
import { signedBy } from '#platform/http/access/access.ts';
import { notAudited } from '#platform/http/operation.ts';
import { operation } from './visitor-chats.operation.ts';

/** Polls the chat's status, for clients that cannot hold a stream open. */
export const pollSessionStatus = operation({
  method: 'GET',
  path: '/api/chat/sessions/{sessionId}/status',
  id: 'getChatSessionStatus',
  summary: 'Poll the session status',
  access: signedBy(chatSessionToken),
  params: sessionParams,
  answer: { status: 200, schema: ChatSessionStatus, caching: 'no-store' },
  refusals: ['not_found'],
  example: { params: { sessionId: exampleSessionId }, answer: exampleStatus },
  async run({ tx, subject, now }) {
    return getSessionStatus(tx, subject.id, now);
  },
});

/** Maximum messages of one poll; at this many, more follow. */
const pollLimit = 100;

/** Polls by POST, which no cache answers. Returns missed messages and passes on the visitor's typing. */
export const postSessionStatus = operation({
  method: 'POST',
  path: '/api/chat/sessions/{sessionId}/status',
  id: 'postChatSessionStatus',
  summary: 'Poll the session status (avoids caching)',
  access: signedBy(chatSessionToken),
  audit: notAudited('what the visitor has seen is theirs'),
  params: sessionParams,
  body: z
    .strictObject({
      after: ChatMessageId.optional().meta({ description: 'Last message the visitor has; newer ones are returned' }),
      typing: z.boolean().optional().meta({ description: 'The visitor is writing' }),
      seen: ChatMessageId.optional().meta({ description: 'Last message the visitor has seen' }),
    })
    .optional(),
  answer: {
    status: 200,
    schema: ChatSessionStatus.extend({
      messages: z
        .array(ChatMessage)
        .optional()
        .meta({ description: 'With `after`: at most 100 newer messages, oldest first' }),
    }).meta({ id: 'PolledChatSessionStatus' }),
    caching: 'no-store',
  },
  refusals: ['not_found'],
  example: {
    params: { sessionId: exampleSessionId },
    body: { after: exampleMessage.id },
    answer: { ...exampleStatus, messages: [] },
  },
  async run({ tx, emit, subject, tenantId, body, now, newId, deps }) {
    if (body?.typing !== undefined) {
      publishTyping(deps.bus, { tenantId, sessionId: subject.id, by: 'visitor', typing: body.typing });
    }
    const isSeenNow = body?.seen !== undefined && (await markSeenByVisitor(tx, subject.id, body.seen));
    const status = await getSessionStatus(tx, subject.id, now);
    // Only an operator sees the typing indicator.
    if (isSeenNow && status.status === 'with_operator') {
      await publishChatUpdated({ tx, emit, tenantId, now, newId }, subject.id, ['visitor_seen']);
    }
    if (body?.after === undefined) return status;
    const seq = (await findMessageSeq(tx, subject.id, body.after)) ?? 0;
    const rows = await listMessages(tx, subject.id, { after: seq, limit: pollLimit });
    return { ...status, messages: rows.map(presentMessage) };
  },
});
