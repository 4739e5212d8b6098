import { Refusal } from '#platform/http/refusal.ts';

/**
 * 401 for an unknown address, a wrong password, a user without one, a disabled user and an unconfirmed address alike,
 * so that neither sign-up nor sign-in enumerates accounts.
 */
export const loginFailed = () =>
  new Refusal(
    'unauthenticated',
    'Incorrect email or password. If you just signed up, open the link in the confirmation email first',
  );

export const challengeOver = () =>
  new Refusal(
    'unauthenticated',
    'This challenge is unknown, used or expired, or had too many wrong answers; sign in again',
  );

export const codeWrong = () =>
  new Refusal('unauthenticated', 'Incorrect or already used code; use the current code of your authenticator app');

export const refreshFailed = () =>
  new Refusal(
    'unauthenticated',
    'This refresh token is unknown, used or expired, or its session has ended; sign in again',
  );

export const notLoggedIn = () => new Refusal('unauthenticated', 'Expected a session or a reset token');

export const csrfMissing = () =>
  new Refusal(
    'forbidden',
    'A write with the session cookie needs the header X-CSRF-Token (CSRF protection); send the token that sign-in returned',
  );

export const signUpClosed = () => new Refusal('forbidden', 'Sign-up is disabled; ask for an invitation');

export const weakPassword = (path: string) =>
  badField(path, 'too_personal', 'expected a password that is not the address or the name of its person');

export const tokenOver = (path: string) =>
  badField(path, 'invalid_token', 'this link is unknown, used or expired; ask for a new one');

export const samePassword = (path: string) =>
  badField(path, 'unchanged', 'expected another password than the one in use');

export const sameEmail = () =>
  badField('/new_email', 'unchanged', 'expected another address than the one of this account');

export const tooManyMails = () =>
  new Refusal('rate_limited', 'Too many links were sent in the last hour; try again later', {
    headers: { 'retry-after': '3600' },
  });

export const sessionNotFound = () => new Refusal('not_found', 'You have no open session with this id');

export const tenantNotFound = () => new Refusal('not_found', 'You belong to no tenant with this id');

export const secondFactorOn = () =>
  new Refusal('conflict', 'The second factor is already on; turn it off before you set up another one');

export const secondFactorOff = () => new Refusal('conflict', 'There is no second factor; set one up first');

export const alreadyMigrated = () =>
  new Refusal('conflict', 'This password was already migrated; sign in and change it with password-update');

function badField(path: string, code: string, message: string): Refusal {
  return new Refusal('invalid_request', `${path}: ${message}`, { details: [{ path, code, message }] });
}
