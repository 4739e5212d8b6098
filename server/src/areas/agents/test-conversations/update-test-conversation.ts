import { isDeepStrictEqual } from 'node:util';
import { applyMergePatch } from '@parley/contract/merge-patch';
import {
  TestConversation,
  TestConversationCreate,
  TestConversationUpdate,
} from '@parley/contract/resources/test-conversation';
import { apiKey } from '#platform/http/access/access.ts';
import { parseInput } from '#platform/http/requests/validation.ts';
import { exampleAgentId, exampleTest } from './test-conversations.examples.ts';
import { operation, testParams } from './test-conversations.operation.ts';
import { getTest, type TestContent, writeTest } from './tests.queries.ts';

const names = ['name', 'turns', 'expect', 'tools', 'variables', 'runs_on_change'] as const;

/** Updates a test conversation. Omitted fields keep their values; null brings a default back. */
export const updateTestConversation = operation({
  method: 'PATCH',
  path: '/api/agents/{agentId}/test-conversations/{testId}',
  id: 'updateTestConversation',
  summary: 'Update a test conversation',
  access: apiKey('agents:write'),
  audit: 'test_conversation.update',
  maxBodyBytes: 1024 * 1024,
  maxBodyValues: 40_000,
  params: testParams,
  body: TestConversationUpdate,
  answer: { status: 200, schema: TestConversation },
  refusals: ['not_found'],
  example: {
    params: { agentId: exampleAgentId, testId: exampleTest.id },
    body: { name: 'Opening hours on Saturday' },
    answer: { ...exampleTest, name: 'Opening hours on Saturday' },
  },
  async run({ tx, params, body, now, audit }) {
    const found = await getTest(tx, { ...params, lock: true });
    const before: TestContent = Object.fromEntries(names.map((name) => [name, found[name]])) as never;
    const wanted = parseInput(TestConversationCreate, applyMergePatch(before, body), 'body');
    const changed = names.filter((name) => !isDeepStrictEqual(wanted[name], before[name]));
    if (changed.length === 0) {
      audit.nothingChanged();
      return found;
    }
    audit.details({ changed_fields: changed });
    return writeTest(tx, found.id, wanted, now);
  },
});
