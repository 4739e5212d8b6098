import { defineRefusal } from '#platform/http/define-refusal.ts';

export const insufficientBalance = defineRefusal(
  'insufficient_balance',
  'insufficient_balance',
  'The balance does not cover a call; buy minutes or choose another plan',
);

export const accountSuspended = defineRefusal('forbidden', 'account_suspended', 'This account is suspended');

export const customerMissing = defineRefusal(
  'not_found',
  'billed_customer_missing',
  'There is no customer with this id',
);
