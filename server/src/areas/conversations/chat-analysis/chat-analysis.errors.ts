import { Refusal } from '#platform/http/refusal.ts';

export const chatStillOpen = () =>
  new Refusal('conflict', 'The chat is not closed; it is analysed when it has been closed');
