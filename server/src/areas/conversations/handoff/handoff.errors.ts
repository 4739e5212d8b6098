import { defineRefusal } from '#platform/http/define-refusal.ts';

export const handoffNotAllowed = defineRefusal(
  'forbidden',
  'handoff_not_allowed',
  'Handoff to an operator is disabled for this agent',
);
