import { defineDetail, defineRefusal } from '#platform/http/define-refusal.ts';

const accountExists = defineDetail('taken', 'email_taken_field', 'has an account already');
export const emailTaken = defineRefusal(
  'conflict',
  'email_taken',
  'An account with this address already exists; sign in or reset its password',
  { details: [accountExists('/email')] },
);
