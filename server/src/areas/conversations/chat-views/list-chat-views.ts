import { ChatView } from '@parley/contract/resources/desk-work';
import { z } from 'zod';
import { person } from '#platform/http/access/access.ts';
import { exampleChatView } from './chat-views.examples.ts';
import { operation } from './chat-views.operation.ts';
import { listViews } from './chat-views.queries.ts';

/** Lists one's own views and shared ones, by name. */
export const listChatViews = operation({
  method: 'GET',
  path: '/api/chat/operator/views',
  id: 'listChatViews',
  summary: 'List saved views of the desk',
  description: "One's own and those shared with the desk, by name.",
  access: person('chat:operate'),
  showsConversations: false,
  answer: { status: 200, schema: z.object({ data: z.array(ChatView) }) },
  example: { answer: { data: [exampleChatView] } },
  run: async ({ tx, person: self }) => ({ data: await listViews(tx, self) }),
});
