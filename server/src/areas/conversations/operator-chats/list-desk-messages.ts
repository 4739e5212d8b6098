import { pageOf } from '@parley/contract/page';
import { DeskMessage } from '@parley/contract/resources/chat-desk';
import { exampleSessionId, messagePageQuery, presentDeskMessage, readMessagePage } from '#areas/conversations/chats';
import { person } from '#platform/http/access/access.ts';
import { exampleDeskMessage } from './chats.examples.ts';
import { chatParams, operation } from './operator-chats.operation.ts';
import { checkVisible } from './visible-chats.queries.ts';

/**
 * Lists messages of a chat with its internal notes, oldest first; with `before`, those just before a message, newest
 * first.
 */
export const listOperatorChatMessages = operation({
  method: 'GET',
  path: '/api/chat/operator/chats/{sessionId}/messages',
  id: 'listOperatorChatMessages',
  summary: 'Get the messages of a chat',
  access: person('chat:operate'),
  params: chatParams,
  query: messagePageQuery,
  answer: { status: 200, schema: pageOf(DeskMessage) },
  refusals: ['not_found'],
  example: {
    params: { sessionId: exampleSessionId },
    query: { after: exampleDeskMessage.id },
    answer: { data: [exampleDeskMessage], has_more: false, next_cursor: null },
  },
  async run({ tx, params: { sessionId }, person: self, query }) {
    await checkVisible(tx, self, sessionId);
    return readMessagePage(tx, sessionId, query, { item: presentDeskMessage, withNotes: true });
  },
});
