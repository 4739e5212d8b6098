import { AgentId } from '@parley/contract/ids';
import { pageOf, pageQuery } from '@parley/contract/page';
import { DeskChat } from '@parley/contract/resources/chat-desk';
import { sql } from 'kysely';
import { z } from 'zod';
import { person } from '#platform/http/access/access.ts';
import { exampleWaitingChat } from './chats.examples.ts';
import { queuePage } from './desk-chat-page.queries.ts';
import { operation } from './operator-chats.operation.ts';
import { isVisibleTo } from './visible-chats.queries.ts';

/** Lists chats that wait for an operator, longest wait first. */
export const listQueue = operation({
  method: 'GET',
  path: '/api/chat/operator/queue',
  id: 'listChatQueue',
  summary: 'List the chats that wait for a person',
  description: 'Only chats of agents this person answers for: all of them, where the widget names no operators.',
  access: person('chat:operate'),
  query: z.strictObject({ ...pageQuery, agent_id: AgentId.optional() }),
  answer: { status: 200, schema: pageOf(DeskChat) },
  example: { query: { limit: 50 }, answer: { data: [exampleWaitingChat], has_more: false, next_cursor: null } },
  run({ tx, query, person: self }) {
    const ofAgent = query.agent_id === undefined ? sql`true` : sql`s.agent_id = ${query.agent_id}`;
    return queuePage(tx, query, sql`s.status = 'waiting' and ${ofAgent} and ${isVisibleTo(self)}`);
  },
});
