import type { Role } from '@parley/contract/scopes';
import { defineDetail, defineFieldRefusal, defineRefusal } from '#platform/http/define-refusal.ts';

/** 404 for unknown and for another tenant's alike. */
export const organizationNotFound = defineRefusal(
  'not_found',
  'organization_not_found',
  'There is no organization with this id',
);
export const userNotFound = defineRefusal('not_found', 'user_not_found', 'There is no user with this id');
export const inviteNotFound = defineRefusal('not_found', 'invite_not_found', 'There is no invitation with this id');

/** 404 for an unknown, used, revoked and expired token alike. */
export const inviteOver = defineRefusal(
  'not_found',
  'invite_over',
  'This invitation is unknown, used, revoked or expired; ask for a new one',
);

const takenName = defineDetail('taken', 'organization_name_taken_field', 'is the name of another organization');
export const nameTaken = defineRefusal(
  'conflict',
  'organization_name_taken',
  'Another organization already has this name',
  { details: [takenName('/name')] },
);

const unknownOrganization = defineFieldRefusal(
  'unknown',
  'organization_unknown',
  'there is no organization with this id',
);
export const organizationUnknown = () => unknownOrganization('/organization_id');

const roleAboveOwn = defineRefusal(
  'forbidden',
  'role_above_own',
  'As {{holder}} you may not give, change or take away the role {{wanted}}',
);
const roleAboveKey = defineRefusal(
  'forbidden',
  'role_above_key',
  'This key may not give, change or take away the role {{wanted}}: it lacks scopes of it',
);

/** `holder` null: a key that holds all scopes of no role. */
export const roleAbove = (holder: Role | null, wanted: Role) =>
  holder === null ? roleAboveKey({ wanted }) : roleAboveOwn({ holder, wanted });

export const lastOwner = defineRefusal(
  'conflict',
  'last_owner',
  'This is the last owner; make another person owner first',
);

const memberAlready = defineDetail('member', 'member_already', 'belongs to the tenant already');
export const alreadyMember = defineRefusal(
  'conflict',
  'already_member',
  'This person is already a member of the tenant; change their role instead',
  { details: [memberAlready('/email')] },
);

const inviteSettledRefusal = defineRefusal(
  'conflict',
  'invite_settled',
  'This invitation is {{state}}; only one that is pending can be revoked',
);
export const inviteSettled = (state: string) => inviteSettledRefusal({ state });

export const logInFirst = defineRefusal(
  'unauthenticated',
  'sign_in_to_accept',
  'An account with this address exists: sign in to it, then accept the invitation',
);

const passwordTooPersonal = defineFieldRefusal(
  'too_personal',
  'password_too_personal',
  'expected a password that is not the address or the name of its person',
);
export const personalPassword = () => passwordTooPersonal('/password');

export const otherAddress = defineRefusal(
  'forbidden',
  'invite_other_address',
  'This invitation is for another email address; sign up with the one it was sent to',
);
