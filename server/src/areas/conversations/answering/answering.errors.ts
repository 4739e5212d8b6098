import { Refusal } from '#platform/http/refusal.ts';

export const nothingToAnswer = () =>
  new Refusal('conflict', 'The visitor has not written a message yet, so there is nothing to reply to');
export const modelFailed = () => new Refusal('model_failed', 'No model could generate a reply; try again in a moment');
