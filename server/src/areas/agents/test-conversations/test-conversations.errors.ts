import { Refusal } from '#platform/http/refusal.ts';

export const testNotFound = () => new Refusal('not_found', 'There is no test conversation with this id');

export const testRunNotFound = () => new Refusal('not_found', 'There is no run of test conversations with this id');

export const unknownTest = (index: number) =>
  new Refusal('invalid_request', `/test_ids/${index}: the agent has no test conversation with this id`, {
    details: [{ path: `/test_ids/${index}`, code: 'unknown_test', message: 'the agent has no test with this id' }],
  });

export const noTests = () => new Refusal('conflict', 'The agent has no test conversations to run');

export const unusableConversation = (path: string) =>
  new Refusal('invalid_request', `${path}: the conversation has no words of the visitor to make a test of`, {
    details: [{ path, code: 'no_words', message: 'has no words of the visitor' }],
  });

export const sourceNotFound = (kind: 'call' | 'chat') =>
  new Refusal('not_found', `The agent has no ${kind} with this id`);

export const sourceNeedsScope = (scope: 'calls:read' | 'chat:read') =>
  new Refusal('forbidden', `Making a test of this conversation needs ${scope} too`);
