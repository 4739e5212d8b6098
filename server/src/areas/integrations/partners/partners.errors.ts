import { defineRefusal } from '#platform/http/define-refusal.ts';

export const partnerNotFound = defineRefusal(
  'not_found',
  'partner_not_found',
  'There is no integration with the partner {{partner}}',
);

export const tooManyPartners = defineRefusal(
  'conflict',
  'too_many_partners',
  'An account has at most {{most}} partner integrations; remove one first',
);
