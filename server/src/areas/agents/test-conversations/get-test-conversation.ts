import { TestConversation } from '@parley/contract/resources/test-conversation';
import { apiKey } from '#platform/http/access/access.ts';
import { exampleAgentId, exampleTest } from './test-conversations.examples.ts';
import { operation, testParams } from './test-conversations.operation.ts';
import { getTest } from './tests.queries.ts';

/** Gets a test conversation. */
export const getTestConversation = operation({
  method: 'GET',
  path: '/api/agents/{agentId}/test-conversations/{testId}',
  id: 'getTestConversation',
  summary: 'Get a test conversation',
  access: apiKey('agents:read'),
  params: testParams,
  answer: { status: 200, schema: TestConversation },
  refusals: ['not_found'],
  example: { params: { agentId: exampleAgentId, testId: exampleTest.id }, answer: exampleTest },
  run: ({ tx, params }) => getTest(tx, params),
});
