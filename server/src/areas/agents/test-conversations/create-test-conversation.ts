import type { TestConversationId } from '@parley/contract/ids';
import { TestConversation, TestConversationCreate } from '@parley/contract/resources/test-conversation';
import { getAgent } from '#areas/agents/agents';
import { apiKey } from '#platform/http/access/access.ts';
import { exampleAgentId, exampleTest } from './test-conversations.examples.ts';
import { operation, testsParams } from './test-conversations.operation.ts';
import { insertTest } from './tests.queries.ts';

/** Creates a test conversation. */
export const createTestConversation = operation({
  method: 'POST',
  path: '/api/agents/{agentId}/test-conversations',
  id: 'createTestConversation',
  summary: 'Create a test conversation',
  description: 'Tools never run in tests: `tools` says what they return.',
  access: apiKey('agents:write'),
  audit: 'test_conversation.create',
  maxBodyBytes: 1024 * 1024,
  maxBodyValues: 40_000,
  params: testsParams,
  body: TestConversationCreate,
  answer: { status: 201, schema: TestConversation },
  refusals: ['not_found'],
  example: {
    params: { agentId: exampleAgentId },
    body: { name: exampleTest.name, turns: exampleTest.turns, expect: exampleTest.expect },
    answer: { ...exampleTest, last_status: null },
  },
  async run({ tx, tenantId, params, body, newId, now, audit }) {
    const agent = await getAgent(tx, params.agentId);
    const id = newId() as TestConversationId;
    audit.resource(id);
    return insertTest(tx, { ...body, tenantId, id, agentId: agent.id, now });
  },
});
