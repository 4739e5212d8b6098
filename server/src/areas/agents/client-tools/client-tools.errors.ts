import { Refusal } from '#platform/http/refusal.ts';

export const toolCallNotFound = () => new Refusal('not_found', 'There is no pending tool call with this id');
export const answerTooLate = () =>
  new Refusal('conflict', 'The agent no longer waits for this result; it continued without it');
export const answeredOtherwise = () => new Refusal('conflict', 'This tool call already has a different result');
