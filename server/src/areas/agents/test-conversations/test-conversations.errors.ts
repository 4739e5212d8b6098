import { defineFieldRefusal, defineRefusal } from '#platform/http/define-refusal.ts';

export const testNotFound = defineRefusal('not_found', 'test_not_found', 'There is no test conversation with this id');

export const testRunNotFound = defineRefusal(
  'not_found',
  'test_run_not_found',
  'There is no run of test conversations with this id',
);

const testUnknown = defineFieldRefusal(
  'unknown_test',
  'unknown_test',
  'the agent has no test conversation with this id',
);
export const unknownTest = (index: number) => testUnknown(`/test_ids/${index}`);

export const noTests = defineRefusal('conflict', 'no_tests', 'The agent has no test conversations to run');

export const unusableConversation = defineFieldRefusal(
  'no_words',
  'conversation_without_words',
  'the conversation has no words of the visitor to make a test of',
);

const sourceNotFoundRefusal = defineRefusal('not_found', 'source_not_found', 'The agent has no {{kind}} with this id');
export const sourceNotFound = (kind: 'call' | 'chat') => sourceNotFoundRefusal({ kind });

const sourceNeedsScopeRefusal = defineRefusal(
  'forbidden',
  'source_needs_scope',
  'Making a test of this conversation needs {{scope}} too',
);
export const sourceNeedsScope = (scope: 'calls:read' | 'chat:read') => sourceNeedsScopeRefusal({ scope });

/** No model replied to a turn of a test chat. */
export const replyFailed = defineRefusal(
  'model_failed',
  'test_reply_failed',
  'No model of the agent gave a reply; try again, or choose another model',
);

export const trialNeedsScope = defineRefusal(
  'forbidden',
  'running_tools_needs_scope',
  'Running tools for real needs tools:write too',
);

const runsNoTools = defineFieldRefusal(
  'workflow',
  'workflow_runs_no_tools',
  'cannot be true for an agent that follows a workflow',
);
export const workflowRunsNoTools = () => runsNoTools('/run_tools');
