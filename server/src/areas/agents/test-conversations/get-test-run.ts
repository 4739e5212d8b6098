import { TestRunDetail } from '@parley/contract/resources/test-run';
import { apiKey } from '#platform/http/access/access.ts';
import { getRun, listResults } from './runs.queries.ts';
import { exampleAgentId, exampleResult, exampleRun } from './test-conversations.examples.ts';
import { operation, testRunParams } from './test-conversations.operation.ts';

/** Gets a run with the results so far: replies, tool calls and each expectation. */
export const getTestRun = operation({
  method: 'GET',
  path: '/api/agents/{agentId}/test-runs/{testRunId}',
  id: 'getTestRun',
  summary: 'Get a run of test conversations',
  access: apiKey('agents:read'),
  params: testRunParams,
  answer: { status: 200, schema: TestRunDetail },
  refusals: ['not_found'],
  example: {
    params: { agentId: exampleAgentId, testRunId: exampleRun.id },
    answer: { ...exampleRun, results: [exampleResult] },
  },
  async run({ tx, params }) {
    const run = await getRun(tx, params.agentId, params.testRunId);
    return { ...run, results: await listResults(tx, run.id) };
  },
});
