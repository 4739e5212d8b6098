import { DeskChat } from '@parley/contract/resources/chat-desk';
import { z } from 'zod';
import { blockAddress } from '#areas/conversations/chat-limits';
import { closeChat, exampleSessionId } from '#areas/conversations/chats';
import { isSupervisor } from '#areas/conversations/operators';
import { person } from '#platform/http/access/access.ts';
import { exampleChat } from './chats.examples.ts';
import { chatParams, operation } from './operator-chats.operation.ts';
import { lockChatForAct } from './visible-chats.queries.ts';

/** Closes a chat. As spam, it blocks the visitor's address for a day. */
export const closeOperatorChat = operation({
  method: 'POST',
  path: '/api/chat/operator/chats/{sessionId}/close',
  id: 'closeOperatorChat',
  summary: 'Close a chat of the desk',
  description:
    'By who has the chat, by owners and admins, or by anybody who sees it where nobody has it. A closed chat stays as it is. `reason: spam` ' +
    'also keeps whoever wrote from that address from beginning chats for 24 hours, also where the visitor had closed ' +
    'the chat before.',
  access: person('chat:operate'),
  audit: 'chat.close',
  params: chatParams,
  body: z.strictObject({ reason: z.literal('spam').optional() }).optional(),
  answer: { status: 200, schema: DeskChat },
  refusals: ['not_found', 'conflict'],
  example: {
    params: { sessionId: exampleSessionId },
    body: {},
    answer: {
      ...exampleChat,
      status: 'closed',
      operator: null,
      close_reason: 'operator',
      closed_at: '2026-03-01T09:40:00.000Z',
    },
  },
  async run({ tx, emit, tenantId, params: { sessionId }, body, person: actor, now, newId, audit }) {
    const { session } = await lockChatForAct(tx, { tenantId, person: actor, now }, sessionId);
    const reason = body?.reason ?? 'operator';
    const by = session.operatorId === null || isSupervisor(actor) ? {} : { by: actor.id };
    const closed = await closeChat({ tx, emit, tenantId, now, newId }, session, { reason, ...by });
    // A visitor who left before an operator looked is blocked all the same.
    const isSpam = reason === 'spam' && (closed.hasChanged || closed.chat.close_reason === 'visitor');
    if (isSpam) await blockAddress(tx, { sessionId, tenantId, now });
    if (!closed.hasChanged && !isSpam) {
      audit.nothingChanged();
      return closed.chat;
    }
    audit.details({ reason });
    return closed.chat;
  },
});
