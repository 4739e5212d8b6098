import { pageOf, pageQuery } from '@parley/contract/page';
import { KnowledgeBaseFile } from '@parley/contract/resources/knowledge-base';
import { z } from 'zod';
import { getAgent } from '#areas/agents/agents';
import { apiKey } from '#platform/http/access/access.ts';
import { newestPage } from '#platform/http/newest-page.ts';
import { exampleAgentId, exampleFile } from './knowledge.examples.ts';
import { agentParams, operation } from './knowledge.operation.ts';
import { presentSource } from './sources.queries.ts';

/** Lists an agent's knowledge, newest first. */
export const listKnowledgeBaseFiles = operation({
  method: 'GET',
  path: '/api/agents/{agentId}/knowledge-base/files',
  id: 'listKnowledgeBaseFiles',
  summary: "List an agent's knowledge",
  description: 'Files, texts, pages and sites with their status, newest first.',
  access: apiKey('kb:read'),
  params: agentParams,
  query: z.strictObject(pageQuery),
  answer: { status: 200, schema: pageOf(KnowledgeBaseFile) },
  refusals: ['not_found'],
  example: {
    params: { agentId: exampleAgentId },
    query: { limit: 50 },
    answer: { data: [exampleFile], has_more: false, next_cursor: null },
  },
  async run({ tx, params, query }) {
    await getAgent(tx, params.agentId);
    const sources = tx.selectFrom('kb_sources').where('agent_id', '=', params.agentId);
    return newestPage(query, {
      read: (isOlder, limit) =>
        sources.selectAll().where(isOlder).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute(),
      count: async (total) => (await sources.select(total.as('total')).executeTakeFirstOrThrow()).total,
      item: presentSource,
    });
  },
});
