import { pageOf, pageQuery } from '@parley/contract/page';
import { WorkflowSummary } from '@parley/contract/resources/workflow';
import { sql } from 'kysely';
import { z } from 'zod';
import { containsText } from '#db/search.ts';
import { apiKey } from '#platform/http/access/access.ts';
import { newestPage } from '#platform/http/newest-page.ts';
import { presentHead } from './present-workflow.ts';
import { countAgents } from './usage.queries.ts';
import { exampleSummary } from './workflows.examples.ts';
import { operation } from './workflows.operation.ts';
import { headColumns, readHead } from './workflows.queries.ts';

/** Lists the tenant's workflows, newest first, without their drafts. */
export const listWorkflows = operation({
  method: 'GET',
  path: '/api/workflows',
  id: 'listWorkflows',
  summary: 'List workflows',
  access: apiKey('workflows:read'),
  query: z.strictObject({
    ...pageQuery,
    q: z.string().trim().min(1).max(120).optional().meta({ description: 'Part of the name or the description' }),
  }),
  answer: { status: 200, schema: pageOf(WorkflowSummary) },
  example: { query: { limit: 50 }, answer: { data: [exampleSummary], has_more: false, next_cursor: null } },
  async run({ tx, query: filter, deps }) {
    let query = tx.selectFrom('workflows').where('deleted_at', 'is', null);
    if (filter.q) {
      query = query.where(
        sql<boolean>`(${containsText(sql.ref('name'), filter.q)} or ${containsText(sql.ref('description'), filter.q)})`,
      );
    }
    const page = await newestPage(filter, {
      read: (isOlder, limit) =>
        query
          .select(headColumns)
          .where(isOlder)
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .limit(limit)
          .execute(),
      count: async (total) => (await query.select(total.as('total')).executeTakeFirstOrThrow()).total,
      item: readHead,
    });
    const ids = page.data.map(({ id }) => id);
    const [agents, running] = await Promise.all([countAgents(tx, ids), deps.runs.countRunningOf(tx, ids)]);
    return {
      ...page,
      data: page.data.map((head) =>
        presentHead(head, { agents: agents.get(head.id) ?? 0, running: running.get(head.id) ?? 0 }),
      ),
    };
  },
});
