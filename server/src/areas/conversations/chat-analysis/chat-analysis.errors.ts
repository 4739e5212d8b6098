import { defineRefusal } from '#platform/http/define-refusal.ts';

export const chatStillOpen = defineRefusal(
  'conflict',
  'chat_still_open',
  'The chat is not closed; it is analysed when it has been closed',
);
