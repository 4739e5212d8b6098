import { pageOf, pageQuery } from '@parley/contract/page';
import { TestConversation } from '@parley/contract/resources/test-conversation';
import { z } from 'zod';
import { getAgent } from '#areas/agents/agents';
import { apiKey } from '#platform/http/access/access.ts';
import { exampleAgentId, exampleTest } from './test-conversations.examples.ts';
import { operation, testsParams } from './test-conversations.operation.ts';
import { listTestPage } from './tests.queries.ts';

/** Lists the test conversations of an agent, newest first. */
export const listTestConversations = operation({
  method: 'GET',
  path: '/api/agents/{agentId}/test-conversations',
  id: 'listTestConversations',
  summary: 'List test conversations',
  access: apiKey('agents:read'),
  params: testsParams,
  query: z.strictObject(pageQuery),
  answer: { status: 200, schema: pageOf(TestConversation) },
  refusals: ['not_found'],
  example: {
    params: { agentId: exampleAgentId },
    answer: { data: [exampleTest], has_more: false, next_cursor: null },
  },
  async run({ tx, params, query }) {
    const agent = await getAgent(tx, params.agentId);
    return listTestPage(tx, { ...query, agentId: agent.id });
  },
});
