import type { AgentId } from '@parley/contract/ids';
import { pageOf } from '@parley/contract/page';
import { CrmAgent, CrmAgentQuery } from '@parley/contract/resources/crm';
import { sql } from 'kysely';
import { containsText } from '#db/search.ts';
import { apiKey } from '#platform/http/access/access.ts';
import { newestPage } from '#platform/http/newest-page.ts';
import { exampleAgentId, operation } from './crm.operation.ts';

/** Lists agents in compact rows, for pickers; those in the trash are left out. */
export const listCrmAgents = operation({
  method: 'GET',
  path: '/api/crm/agents',
  id: 'listCrmAgents',
  summary: 'CRM package: list agents',
  description: 'Compact rows for a picker, newest first.',
  access: apiKey('crm:read'),
  query: CrmAgentQuery,
  answer: { status: 200, schema: pageOf(CrmAgent) },
  example: {
    query: { q: 'reception' },
    answer: {
      data: [{ id: exampleAgentId, name: 'Reception', language: 'sv-SE', is_active: true, chat_enabled: true }],
      has_more: false,
      next_cursor: null,
    },
  },
  run({ tx, query }) {
    let agents = tx.selectFrom('agents').where('trashed_at', 'is', null);
    if (query.q) agents = agents.where(containsText(sql.ref('name'), query.q));
    return newestPage(query, {
      read: (isOlder, limit) =>
        agents
          .select(['id', 'name', 'is_active', 'created_at'])
          .select(sql<string>`config ->> 'language'`.as('language'))
          .select(sql<boolean>`coalesce((config ->> 'chat_enabled')::boolean, false)`.as('chat_enabled'))
          .where(isOlder)
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .limit(limit)
          .execute(),
      count: async (total) => (await agents.select(total.as('total')).executeTakeFirstOrThrow()).total,
      item: ({ id, name, language, is_active, chat_enabled }) => ({
        id: id as AgentId,
        name,
        language,
        is_active,
        chat_enabled,
      }),
    });
  },
});
