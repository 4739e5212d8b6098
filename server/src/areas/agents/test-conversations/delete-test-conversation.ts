import { apiKey } from '#platform/http/access/access.ts';
import { exampleAgentId, exampleTest } from './test-conversations.examples.ts';
import { operation, testParams } from './test-conversations.operation.ts';
import { removeTest } from './tests.queries.ts';

/** Deletes a test conversation with its results. */
export const deleteTestConversation = operation({
  method: 'DELETE',
  path: '/api/agents/{agentId}/test-conversations/{testId}',
  id: 'deleteTestConversation',
  summary: 'Delete a test conversation',
  access: apiKey('agents:write'),
  audit: 'test_conversation.delete',
  params: testParams,
  answer: { status: 204, schema: null },
  refusals: ['not_found'],
  example: { params: { agentId: exampleAgentId, testId: exampleTest.id } },
  run: ({ tx, params }) => removeTest(tx, params.agentId, params.testId),
});
