import { DeskChat } from '@parley/contract/resources/chat-desk';
import { exampleSessionId } from '#areas/conversations/chats';
import { person } from '#platform/http/access/access.ts';
import { exampleChat } from './chats.examples.ts';
import { chatParams, operation } from './operator-chats.operation.ts';
import { getVisibleChat } from './visible-chats.queries.ts';

/** Gets one chat as operators see it, closed ones included. */
export const getOperatorChat = operation({
  method: 'GET',
  path: '/api/chat/operator/chats/{sessionId}',
  id: 'getOperatorChat',
  summary: 'Get a chat of the desk',
  access: person('chat:operate'),
  params: chatParams,
  answer: { status: 200, schema: DeskChat },
  refusals: ['not_found'],
  example: { params: { sessionId: exampleSessionId }, answer: exampleChat },
  run: ({ tx, params, person: self }) => getVisibleChat(tx, self, params.sessionId),
});
