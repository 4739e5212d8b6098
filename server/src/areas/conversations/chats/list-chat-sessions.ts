import { oneOrSeveral, orderedSpan, timeSpan } from '@parley/contract/filters';
import { AgentId, UserId } from '@parley/contract/ids';
import { pageOf, pageQuery } from '@parley/contract/page';
import { ChatStatus } from '@parley/contract/resources/chat';
import { DeskChat } from '@parley/contract/resources/chat-desk';
import { z } from 'zod';
import { apiKey } from '#platform/http/access/access.ts';
import { exampleChat } from './chat.examples.ts';
import { operation } from './chat.operation.ts';
import { listSessionPage } from './list-chat-sessions.queries.ts';

/** Lists the tenant's chats, newest first. */
export const listChatSessions = operation({
  method: 'GET',
  path: '/api/chat/sessions',
  id: 'listChatSessions',
  summary: 'List all chat sessions',
  description: 'A person with the role `operator` sees the chats of the agents whose chats they answer.',
  access: apiKey('chat:read'),
  query: z
    .strictObject({
      ...pageQuery,
      agent_id: AgentId.optional(),
      status: oneOrSeveral(ChatStatus)
        .optional()
        .meta({ description: 'One or several, with commas', examples: ['waiting,with_operator'] }),
      operator_id: UserId.optional().meta({ description: 'Had the chat at some time, or has it now' }),
      verified: z
        .stringbool({ truthy: ['true'], falsy: ['false'] })
        .optional()
        .meta({ description: 'Whether the visitor has proven who they are' }),
      ...timeSpan({ from: 'Started at or after this instant', to: 'Started before this instant' }),
      q: z.string().trim().min(1).max(200).optional().meta({
        description: 'Part of what was said, or of name, email address, phone number or user id of the visitor',
      }),
    })
    .superRefine(orderedSpan),
  answer: { status: 200, schema: pageOf(DeskChat) },
  example: {
    query: { limit: 50, status: 'waiting,with_operator' },
    answer: { data: [exampleChat], has_more: false, next_cursor: null },
  },
  run: ({ tx, query, person }) => listSessionPage(tx, query, person),
});
