import { defineRefusal } from '#platform/http/define-refusal.ts';

export const toolCallNotFound = defineRefusal(
  'not_found',
  'tool_call_not_found',
  'There is no pending tool call with this id',
);
export const answerTooLate = defineRefusal(
  'conflict',
  'tool_result_too_late',
  'The agent no longer waits for this result; it continued without it',
);
export const answeredOtherwise = defineRefusal(
  'conflict',
  'tool_result_differs',
  'This tool call already has a different result',
);
