import { oneOrSeveral } from '@parley/contract/filters';
import { AgentId, UserId } from '@parley/contract/ids';
import { pageOf, pageQuery } from '@parley/contract/page';
import { ContactRequest, contactRequestStatuses } from '@parley/contract/resources/chat-desk';
import { z } from 'zod';
import { apiKey } from '#platform/http/access/access.ts';
import { exampleContactRequest } from './contact-requests.examples.ts';
import { operation } from './contact-requests.operation.ts';
import { listContactRequestPage } from './contact-requests.queries.ts';

/** Lists contact requests, newest first. */
export const listContactRequests = operation({
  method: 'GET',
  path: '/api/chat/contact-requests',
  id: 'listContactRequests',
  summary: 'List contact requests',
  access: apiKey('chat:operate'),
  query: z.strictObject({
    ...pageQuery,
    status: oneOrSeveral(z.enum(contactRequestStatuses))
      .optional()
      .meta({ description: 'One or several, separated by commas' }),
    agent_id: AgentId.optional(),
    assignee_id: UserId.optional(),
    q: z
      .string()
      .trim()
      .min(1)
      .max(120)
      .optional()
      .meta({ description: 'Part of name, email address, phone number, message or note' }),
  }),
  answer: { status: 200, schema: pageOf(ContactRequest) },
  example: {
    query: { status: 'new,in_progress' },
    answer: { data: [exampleContactRequest], has_more: false, next_cursor: null },
  },
  run: ({ tx, query, person }) => listContactRequestPage(tx, query, person),
});
