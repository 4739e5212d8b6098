import { pageOf } from '@parley/contract/page';
import { CrmConversation, CrmConversationQuery } from '@parley/contract/resources/crm';
import { dayMs } from '#platform/clock/wall-clock.ts';
import { apiKey } from '#platform/http/access/access.ts';
import { listConversations } from './conversations.queries.ts';
import { exampleConversation, operation } from './crm.operation.ts';

const sinceDaysDefault = 90;

/** Lists recent calls and chats, of one person by number, newest first. */
export const listCrmConversations = operation({
  method: 'GET',
  path: '/api/crm/conversations',
  id: 'listCrmConversations',
  summary: 'CRM package: list recent conversations',
  description:
    'Calls and chats, newest first; with `phone_number` those of one person, in every spelling of the number that was stored. Chats are found by the number that the visitor gave.',
  access: apiKey('crm:read'),
  query: CrmConversationQuery,
  answer: { status: 200, schema: pageOf(CrmConversation), caching: 'no-store' },
  example: {
    query: { phone_number: '+46701234567' },
    answer: { data: [exampleConversation], has_more: false, next_cursor: null },
  },
  run({ tx, query, now }) {
    const { phone_number: phoneNumber, since, ...page } = query;
    const from = since === undefined ? new Date(now.getTime() - sinceDaysDefault * dayMs) : new Date(since);
    return listConversations(tx, { page, phoneNumber, since: from });
  },
});
