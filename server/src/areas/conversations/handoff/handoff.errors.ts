import { Refusal } from '#platform/http/refusal.ts';

export const handoffNotAllowed = () =>
  new Refusal('forbidden', 'People cannot be asked for in the chats of this agent');
