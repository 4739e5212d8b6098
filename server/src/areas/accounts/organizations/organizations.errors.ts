import type { Role } from '@parley/contract/scopes';
import { Refusal } from '#platform/http/refusal.ts';

/** 404 for unknown and for another tenant's alike. */
export const organizationNotFound = () => new Refusal('not_found', 'There is no organization with this id');
export const userNotFound = () => new Refusal('not_found', 'There is no user with this id');
export const inviteNotFound = () => new Refusal('not_found', 'There is no invitation with this id');

/** 404 for an unknown, used, revoked and expired token alike. */
export const inviteOver = () =>
  new Refusal('not_found', 'This invitation is unknown, used, revoked or expired; ask for a new one');

export const nameTaken = () =>
  new Refusal('conflict', 'Another organization already has this name', {
    details: [{ path: '/name', code: 'taken', message: 'is the name of another organization' }],
  });

export const organizationUnknown = () =>
  badField('/organization_id', 'unknown', 'there is no organization with this id');

/** `holder` null: a key that holds all scopes of no role. */
export const roleAbove = (holder: Role | null, wanted: Role) =>
  new Refusal(
    'forbidden',
    holder === null
      ? `This key may not give, change or take away the role ${wanted}: it lacks scopes of it`
      : `As ${holder} you may not give, change or take away the role ${wanted}`,
  );

export const lastOwner = () => new Refusal('conflict', 'This is the last owner; make another person owner first');

export const alreadyMember = () =>
  new Refusal('conflict', 'This person is already a member of the tenant; change their role instead', {
    details: [{ path: '/email', code: 'member', message: 'belongs to the tenant already' }],
  });

export const inviteSettled = (state: string) =>
  new Refusal('conflict', `This invitation is ${state}; only one that is pending can be revoked`);

export const logInFirst = () =>
  new Refusal('unauthenticated', 'An account with this address exists: sign in to it, then accept the invitation');

export const personalPassword = () =>
  badField('/password', 'too_personal', 'expected a password that is not the address or the name of its person');

export const otherAddress = () =>
  new Refusal('forbidden', 'This invitation is for another email address; sign up with the one it was sent to');

function badField(path: string, code: string, message: string): Refusal {
  return new Refusal('invalid_request', `${path}: ${message}`, { details: [{ path, code, message }] });
}
