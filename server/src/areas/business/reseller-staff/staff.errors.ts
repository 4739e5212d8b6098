import { defineRefusal } from '#platform/http/define-refusal.ts';

export const staffNotFound = defineRefusal(
  'not_found',
  'reseller_staff_not_found',
  'You have no member of staff with this id',
);
export const staffExists = defineRefusal('conflict', 'reseller_staff_exists', 'This person is staff of yours already');
export const lastOwner = defineRefusal(
  'conflict',
  'reseller_last_owner',
  'This is the last owner; make another person an owner first',
);
export const ownersOnly = defineRefusal('forbidden', 'reseller_owner_only', 'Only owners add, change or remove owners');
export const staffDisabled = defineRefusal(
  'conflict',
  'reseller_staff_disabled',
  'The account with this address is disabled; choose another person',
);
