import { area } from '#platform/areas/area.ts';
import { changedAgentConsumer } from './changed-agents.ts';
import { compareTestRuns } from './compare-test-runs.ts';
import { createTestChatTurn } from './create-test-chat-turn.ts';
import { createTestConversation } from './create-test-conversation.ts';
import { createTestFromConversation } from './create-test-from-conversation.ts';
import { createTestRun } from './create-test-run.ts';
import { deleteTestConversation } from './delete-test-conversation.ts';
import { getTestConversation } from './get-test-conversation.ts';
import { getTestRun } from './get-test-run.ts';
import { listTestConversations } from './list-test-conversations.ts';
import { listTestRuns } from './list-test-runs.ts';
import { testConversationsPersonalData } from './personal-data.ts';
import { resumeTestRunsJob, runTestsJob } from './run-tests.ts';
import type { TestConversationsDeps } from './test-conversations.operation.ts';
import { updateTestConversation } from './update-test-conversation.ts';

export type { TestConversationsDeps } from './test-conversations.operation.ts';

/** Test conversations of agents: what is said, what is expected of the replies, and runs against versions. */
export const testConversationsArea = area<TestConversationsDeps>({
  name: 'test-conversations',
  module: 'testing',
  personalData: testConversationsPersonalData,
  operations: {
    'Test conversations': [
      listTestConversations,
      createTestConversation,
      createTestFromConversation,
      getTestConversation,
      updateTestConversation,
      deleteTestConversation,
      createTestRun,
      listTestRuns,
      compareTestRuns,
      getTestRun,
      createTestChatTurn,
    ],
  },
  jobs: (deps) => [runTestsJob(deps), resumeTestRunsJob(deps)],
  consumers: (deps) => [changedAgentConsumer(deps)],
});
