import type { AgentId, TestConversationId, TestRunId } from '@parley/contract/ids';
import type { TestChatReply } from '@parley/contract/resources/test-chat';
import type { TestConversation } from '@parley/contract/resources/test-conversation';
import type { TestResult, TestRun } from '@parley/contract/resources/test-run';

export const exampleAgentId = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b11' as AgentId;

export const exampleTest: TestConversation = {
  id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b71' as TestConversationId,
  agent_id: exampleAgentId,
  name: 'Opening hours',
  turns: [{ say: 'When do you open on Saturday?', expect: [{ kind: 'reply_contains', text: '10:00' }] }],
  expect: [{ kind: 'tool_not_called', tool: 'transfer_call' }],
  tools: [],
  variables: {},
  runs_on_change: true,
  session_id: null,
  call_id: null,
  last_status: 'passed',
  created_at: '2026-03-01T09:00:00.000Z',
  updated_at: '2026-03-01T09:00:00.000Z',
};

export const exampleRun: TestRun = {
  id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b72' as TestRunId,
  agent_id: exampleAgentId,
  agent_version: 3,
  trigger: 'request',
  state: 'finished',
  total: 1,
  passed: 1,
  failed: 0,
  errors: 0,
  score: 1,
  created_at: '2026-03-01T09:05:00.000Z',
  finished_at: '2026-03-01T09:05:01.000Z',
};

export const exampleResult: TestResult = {
  test_id: exampleTest.id,
  name: exampleTest.name,
  status: 'passed',
  fault: null,
  model: 'builtin',
  turns: [
    {
      say: 'When do you open on Saturday?',
      reply: 'On Saturday we are open from 10:00 to 14:00.',
      is_unsure: false,
      tools: [],
      sources: ['Opening hours'],
      latency_ms: 4,
    },
  ],
  variables: {},
  path: [],
  checks: [
    {
      turn: 0,
      expectation: { kind: 'reply_contains', text: '10:00' },
      is_met: true,
      reason: '',
      judge: 'rules',
    },
    {
      turn: null,
      expectation: { kind: 'tool_not_called', tool: 'transfer_call' },
      is_met: true,
      reason: '',
      judge: 'rules',
    },
  ],
};

export const exampleReply: TestChatReply = {
  reply: 'An oil change costs 40 euros.',
  model: 'builtin',
  is_unsure: false,
  tools: [],
  passages: [{ title: 'Prices', text: 'Oil change: 40 euros', url: null, origin: 'instructions', score: 0.8 }],
  latency: { first_word_ms: 3, retrieval_ms: 1, model_ms: 2, total_ms: 4 },
  variables: {},
  path: [],
};
