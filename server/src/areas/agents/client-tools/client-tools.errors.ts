import { Refusal } from '#platform/http/refusal.ts';

export const toolCallNotFound = () => new Refusal('not_found', 'There is no tool call with this id to be answered');
export const answerTooLate = () =>
  new Refusal('conflict', 'The agent waits for this answer no more; it went on without it');
export const answeredOtherwise = () => new Refusal('conflict', 'This tool call has another answer already');
