import { oneOrSeveral } from '@parley/contract/filters';
import { AgentId, ChatLabelId, ChatTeamId, UserId } from '@parley/contract/ids';
import { pageOf, pageQuery } from '@parley/contract/page';
import { ChatStatus } from '@parley/contract/resources/chat';
import { ChatPriority, DeskChat } from '@parley/contract/resources/chat-desk';
import { sql } from 'kysely';
import { z } from 'zod';
import { person } from '#platform/http/access/access.ts';
import { exampleChat } from './chats.examples.ts';
import { newestChatPage } from './desk-chat-page.queries.ts';
import { operation } from './operator-chats.operation.ts';
import { searchedChatPage } from './searched-chats.queries.ts';
import { isVisibleTo } from './visible-chats.queries.ts';

/** Lists chats, newest first; without `status`, those not closed. Searched and filtered through their documents. */
export const listOperatorChats = operation({
  method: 'GET',
  path: '/api/chat/operator/chats',
  id: 'listOperatorChats',
  summary: 'List active chats',
  access: person('chat:operate'),
  query: z.strictObject({
    ...pageQuery,
    mine: z
      .stringbool({ truthy: ['true'], falsy: ['false'] })
      .default(false)
      .meta({ description: 'Only chats this person has; of closed ones, those they had when they were closed' }),
    status: oneOrSeveral(ChatStatus)
      .optional()
      .meta({ description: 'One or several, separated by commas; without it, all that are not closed' }),
    agent_id: AgentId.optional(),
    q: z.string().trim().min(1).max(200).optional().meta({
      description: 'Part of what was said, or of name, email address, phone number or user id of the visitor',
    }),
    team_id: ChatTeamId.optional(),
    label_id: ChatLabelId.optional(),
    priority: oneOrSeveral(ChatPriority).optional().meta({ description: 'One or several, separated by commas' }),
    operator_id: UserId.optional().meta({ description: 'Had the chat at some time, or has it now' }),
  }),
  answer: { status: 200, schema: pageOf(DeskChat) },
  example: {
    query: { mine: 'true', status: 'with_operator' },
    answer: { data: [exampleChat], has_more: false, next_cursor: null },
  },
  run({ tx, query, person: self }) {
    const { q, team_id, label_id, priority, operator_id } = query;
    if (q ?? team_id ?? label_id ?? priority ?? operator_id) {
      const where = sql`${isVisibleTo(self)} and ${query.mine ? isMine(self.id) : sql`true`}`;
      return searchedChatPage(tx, query, where);
    }
    const conditions = [
      isVisibleTo(self),
      query.status === undefined ? sql`s.status <> 'closed'` : sql`s.status = any (${query.status}::text[])`,
      query.agent_id === undefined ? sql`true` : sql`s.agent_id = ${query.agent_id}`,
      query.mine ? isMine(self.id) : sql`true`,
    ];
    return newestChatPage(tx, query, sql.join(conditions, sql` and `));
  },
});

const isMine = (id: string) => sql`(s.operator_id = ${id}::uuid or (s.status = 'closed' and exists (
  select from chat_handlings h where h.tenant_id = s.tenant_id and h.session_id = s.id
    and h.operator_id = ${id}::uuid and h.outcome = 'closed')))`;
