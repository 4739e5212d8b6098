import { defineRefusal } from '#platform/http/define-refusal.ts';

/** Same refusal for an action of another tenant's connection and one that the agent may not take. */
export const actionNotAllowed = defineRefusal(
  'not_found',
  'integration_action_not_allowed',
  'The agent of this call may take no such action at such a connection',
);
