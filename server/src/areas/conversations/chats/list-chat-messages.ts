import { pageOf } from '@parley/contract/page';
import { ChatMessage } from '@parley/contract/resources/chat';
import { signedBy } from '#platform/http/access/access.ts';
import { exampleMessage } from './chat.examples.ts';
import { exampleSessionId, operation, sessionParams } from './chat.operation.ts';
import { messagePageQuery, readMessagePage } from './message-page.ts';
import { presentMessage } from './messages.queries.ts';
import { chatSessionToken } from './session-proof.ts';

/** Lists messages of a chat, oldest first; with `before`, those just before a message, newest first. */
export const listChatMessages = operation({
  method: 'GET',
  path: '/api/chat/sessions/{sessionId}/messages',
  id: 'listChatMessages',
  summary: 'Get the chat history',
  access: signedBy(chatSessionToken),
  params: sessionParams,
  query: messagePageQuery,
  answer: { status: 200, schema: pageOf(ChatMessage) },
  refusals: ['not_found'],
  example: {
    params: { sessionId: exampleSessionId },
    query: { after: exampleMessage.id },
    answer: { data: [exampleMessage], has_more: false, next_cursor: null },
  },
  run: ({ tx, subject, query }) => readMessagePage(tx, subject.id, query, { item: presentMessage, withNotes: false }),
});
