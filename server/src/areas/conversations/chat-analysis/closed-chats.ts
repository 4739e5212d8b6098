import { orderFirst } from '#areas/conversations/analysis';
import { consumer, type OutboxConsumer } from '#platform/outbox/consumer.ts';
import { chatKind } from './chat-kind.ts';

/** Orders the analysis of each closed chat, once: row and job are written together with the consumer's cursor. */
export function closedChatConsumer(): OutboxConsumer {
  return consumer({
    name: 'chat-analysis.closed_chats',
    types: ['chat.session.closed'],
    startsAt: 'now',
    module: 'analysis',
    handle: (tx, { tenantId, data }, { now }) =>
      orderFirst(tx, { kind: chatKind, tenantId, conversation: data.chat.id, now }),
  });
}
