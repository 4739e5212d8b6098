import { pageOf, pageQuery } from '@parley/contract/page';
import { TestRun } from '@parley/contract/resources/test-run';
import { z } from 'zod';
import { getAgent } from '#areas/agents/agents';
import { apiKey } from '#platform/http/access/access.ts';
import { listRunPage } from './runs.queries.ts';
import { exampleAgentId, exampleRun } from './test-conversations.examples.ts';
import { operation, testsParams } from './test-conversations.operation.ts';

/** Lists the runs of an agent's test conversations, newest first. */
export const listTestRuns = operation({
  method: 'GET',
  path: '/api/agents/{agentId}/test-runs',
  id: 'listTestRuns',
  summary: 'List runs of test conversations',
  access: apiKey('agents:read'),
  params: testsParams,
  query: z.strictObject(pageQuery),
  answer: { status: 200, schema: pageOf(TestRun) },
  refusals: ['not_found'],
  example: {
    params: { agentId: exampleAgentId },
    answer: { data: [exampleRun], has_more: false, next_cursor: null },
  },
  async run({ tx, params, query }) {
    const agent = await getAgent(tx, params.agentId);
    return listRunPage(tx, { ...query, agentId: agent.id });
  },
});
