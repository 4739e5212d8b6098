import { defineRefusal } from '#platform/http/define-refusal.ts';

export const nothingToAnswer = defineRefusal(
  'conflict',
  'nothing_to_answer',
  'The visitor has not written a message yet, so there is nothing to reply to',
);
export const modelFailed = defineRefusal(
  'model_failed',
  'reply_model_failed',
  'No model could generate a reply; try again in a moment',
);
