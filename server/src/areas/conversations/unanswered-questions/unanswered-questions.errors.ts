import { defineRefusal } from '#platform/http/define-refusal.ts';

/** Identical for a question of another tenant and one that never existed. */
export const questionNotFound = defineRefusal(
  'not_found',
  'question_not_found',
  'There is no unanswered question with this id',
);
