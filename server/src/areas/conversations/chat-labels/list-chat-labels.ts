import { pageOf, pageQuery } from '@parley/contract/page';
import { ChatLabel } from '@parley/contract/resources/desk-work';
import { z } from 'zod';
import { apiKey } from '#platform/http/access/access.ts';
import { exampleChatLabel } from './chat-labels.examples.ts';
import { operation } from './chat-labels.operation.ts';
import { listChatLabelPage } from './chat-labels.queries.ts';

/** Lists the labels of chats, newest first. */
export const listChatLabels = operation({
  method: 'GET',
  path: '/api/chat/labels',
  id: 'listChatLabels',
  summary: 'List labels of chats',
  access: apiKey('chat:read'),
  showsConversations: false,
  query: z.strictObject(pageQuery),
  answer: { status: 200, schema: pageOf(ChatLabel) },
  example: { query: { limit: 50 }, answer: { data: [exampleChatLabel], has_more: false, next_cursor: null } },
  run: ({ tx, query }) => listChatLabelPage(tx, query),
});
