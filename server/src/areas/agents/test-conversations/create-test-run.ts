import type { TestRunId } from '@parley/contract/ids';
import { TestRun, TestRunCreate } from '@parley/contract/resources/test-run';
import { getAgent, getVersion } from '#areas/agents/agents';
import { apiKey } from '#platform/http/access/access.ts';
import { orderRun } from './run-tests.ts';
import { getRun } from './runs.queries.ts';
import { noTests, unknownTest } from './test-conversations.errors.ts';
import { exampleAgentId, exampleRun } from './test-conversations.examples.ts';
import { operation, testsParams } from './test-conversations.operation.ts';
import { findTestIds } from './tests.queries.ts';

/** Runs test conversations of an agent. */
export const createTestRun = operation({
  method: 'POST',
  path: '/api/agents/{agentId}/test-runs',
  id: 'createTestRun',
  summary: 'Run test conversations',
  description:
    'All of the agent, or those in `test_ids`, against its current version or another. Read the run until it is `finished`.',
  access: apiKey('agents:write'),
  audit: 'test_run.create',
  params: testsParams,
  body: TestRunCreate,
  answer: { status: 202, schema: TestRun },
  refusals: ['not_found', 'conflict'],
  example: {
    params: { agentId: exampleAgentId },
    body: { version: 3 },
    answer: { ...exampleRun, state: 'queued', passed: 0, score: null, finished_at: null },
  },
  async run({ tx, tenantId, params, body, newId, now, audit }) {
    const agent = await getAgent(tx, params.agentId);
    const agentVersion = body.version ?? agent.version;
    await getVersion(tx, agent, agentVersion);
    const known = await findTestIds(tx, agent.id);
    const testIds = body.test_ids ? [...new Set(body.test_ids)] : known;
    const unknown = testIds.findIndex((each) => !known.includes(each));
    if (unknown >= 0) throw unknownTest(unknown);
    if (testIds.length === 0) throw noTests();
    const id = newId() as TestRunId;
    audit.resource(id);
    await orderRun(tx, { tenantId, id, agentId: agent.id, agentVersion, trigger: 'request', testIds, now });
    return getRun(tx, agent.id, id);
  },
});
