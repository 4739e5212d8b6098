import type { TestConversationId } from '@parley/contract/ids';
import {
  TestConversation,
  TestConversationCreate,
  TestConversationSource,
} from '@parley/contract/resources/test-conversation';
import { getAgent } from '#areas/agents/agents';
import { redactPersonalDataIn } from '#areas/privacy/redaction';
import { apiKey } from '#platform/http/access/access.ts';
import { readPastCall, readPastChat } from './past-conversation.queries.ts';
import { testOf } from './past-conversation.rules.ts';
import { sourceNeedsScope, sourceNotFound, unusableConversation } from './test-conversations.errors.ts';
import { exampleAgentId, exampleTest } from './test-conversations.examples.ts';
import { operation, testsParams } from './test-conversations.operation.ts';
import { insertTest } from './tests.queries.ts';

/** Makes a test of a chat or call of the agent. */
export const createTestFromConversation = operation({
  method: 'POST',
  path: '/api/agents/{agentId}/test-conversations/from-conversation',
  id: 'createTestFromConversation',
  summary: 'Make a test of a conversation',
  description:
    'Every reply is expected again, in meaning, with the tools that were called for it; tools return what they returned. E-mail addresses, phone numbers, cards and identity numbers are replaced. The test is erased with the conversation. Needs `chat:read` or `calls:read` too.',
  access: apiKey('agents:write'),
  audit: 'test_conversation.create',
  params: testsParams,
  body: TestConversationSource,
  answer: { status: 201, schema: TestConversation },
  refusals: ['not_found', 'forbidden'],
  example: {
    params: { agentId: exampleAgentId },
    body: { session_id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b21' },
    answer: { ...exampleTest, session_id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b21', last_status: null },
  },
  async run({ tx, tenantId, params, body, newId, now, audit, scopes }) {
    const agent = await getAgent(tx, params.agentId);
    const isChat = 'session_id' in body;
    const needed = isChat ? 'chat:read' : 'calls:read';
    if (!scopes.has(needed)) throw sourceNeedsScope(needed);
    const events = isChat
      ? await readPastChat(tx, agent.id, body.session_id)
      : await readPastCall(tx, agent.id, body.call_id);
    if (!events) throw sourceNotFound(isChat ? 'chat' : 'call');
    const past = testOf(events);
    const [first] = past.turns;
    if (!first) throw unusableConversation(isChat ? '/session_id' : '/call_id');
    const name = first.say.split('\n')[0]?.slice(0, 80).trim() || 'Conversation';
    const { language } = agent.config;
    const test = TestConversationCreate.parse(redactPersonalDataIn({ name, ...past }, language));
    const id = newId() as TestConversationId;
    audit.resource(id);
    const source = isChat ? { sessionId: body.session_id } : { callId: body.call_id };
    return insertTest(tx, { ...test, ...source, tenantId, id, agentId: agent.id, now });
  },
});
