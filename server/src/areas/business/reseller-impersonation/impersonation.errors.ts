import { defineDetail, defineRefusal } from '#platform/http/define-refusal.ts';

const staffMissing = defineDetail('required', 'impersonation_staff_missing', 'name the member of staff who will enter');
export const staffNeeded = defineRefusal(
  'invalid_request',
  'impersonation_needs_person',
  'A key enters for a person of your staff; name them in staff_id',
  { details: [staffMissing('/staff_id')] },
);

const staffUnknown = defineDetail('unknown', 'impersonation_staff_unknown', 'no member of your staff who may enter');
export const staffNotFound = defineRefusal(
  'invalid_request',
  'impersonation_person_unknown',
  'You have no member of staff with this id who may enter accounts of customers',
  { details: [staffUnknown('/staff_id')] },
);

export const onlyOneself = defineRefusal(
  'forbidden',
  'impersonation_only_oneself',
  'You can enter as yourself alone; leave staff_id out',
);

export const mayNotEnter = defineRefusal(
  'forbidden',
  'impersonation_not_allowed',
  'Entering accounts of customers needs the role owner, admin or staff, or the own key of the reseller',
);

export const linkOver = defineRefusal(
  'not_found',
  'impersonation_link_over',
  'This link is unknown, used, expired or for another person; ask for a new one',
);

export const alreadyMember = defineRefusal(
  'conflict',
  'impersonation_of_member',
  'You are a member of this account; switch to it instead of entering it',
);

export const notImpersonating = defineRefusal(
  'conflict',
  'not_impersonating',
  'This session is in no account of a customer, so there is nothing to leave',
);

export const ownPeopleOnly = defineRefusal(
  'forbidden',
  'own_people_only',
  'Only a person of the account itself decides what its reseller sees; sign in as an owner or admin of the account',
);
