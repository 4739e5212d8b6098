import { Refusal } from '#platform/http/refusal.ts';

export const nothingToAnswer = () =>
  new Refusal('conflict', 'The visitor has not written anything yet that could be answered');
export const modelFailed = () => new Refusal('model_failed', 'No model could answer; try again in a moment');
