import { defineFieldRefusal, defineRefusal } from '#platform/http/define-refusal.ts';

/**
 * 401 for an unknown address, a wrong password, a user without one, a disabled user and an unconfirmed address alike,
 * so that neither sign-up nor sign-in enumerates accounts.
 */
export const loginFailed = defineRefusal(
  'unauthenticated',
  'login_failed',
  'Incorrect email or password. If you just signed up, open the link in the confirmation email first',
);

export const challengeOver = defineRefusal(
  'unauthenticated',
  'challenge_over',
  'This challenge is unknown, used or expired, or had too many wrong answers; sign in again',
);

export const codeWrong = defineRefusal(
  'unauthenticated',
  'wrong_code',
  'Incorrect or already used code; use the current code of your authenticator app',
);

export const refreshFailed = defineRefusal(
  'unauthenticated',
  'refresh_failed',
  'This refresh token is unknown, used or expired, or its session has ended; sign in again',
);

export const notLoggedIn = defineRefusal('unauthenticated', 'not_logged_in', 'Expected a session or a reset token');

export const csrfMissing = defineRefusal(
  'forbidden',
  'csrf_missing',
  'A write with the session cookie needs the header X-CSRF-Token (CSRF protection); send the token that sign-in returned',
);

export const signUpClosed = defineRefusal('forbidden', 'sign_up_closed', 'Sign-up is disabled; ask for an invitation');

export const weakPassword = defineFieldRefusal(
  'too_personal',
  'password_too_personal',
  'expected a password that is not the address or the name of its person',
);

export const tokenOver = defineFieldRefusal(
  'invalid_token',
  'link_over',
  'this link is unknown, used or expired; ask for a new one',
);

export const samePassword = defineFieldRefusal(
  'unchanged',
  'password_unchanged',
  'expected another password than the one in use',
);

const emailUnchanged = defineFieldRefusal(
  'unchanged',
  'email_unchanged',
  'expected another address than the one of this account',
);
export const sameEmail = () => emailUnchanged('/new_email');

export const tooManyMails = defineRefusal(
  'rate_limited',
  'too_many_mails',
  'Too many links were sent in the last hour; try again later',
  {
    headers: { 'retry-after': '3600' },
  },
);

export const sessionNotFound = defineRefusal(
  'not_found',
  'login_session_not_found',
  'You have no open session with this id',
);

export const tenantNotFound = defineRefusal(
  'not_found',
  'own_tenant_not_found',
  'You belong to no tenant with this id',
);

export const secondFactorOn = defineRefusal(
  'conflict',
  'second_factor_on',
  'The second factor is already on; turn it off before you set up another one',
);

export const secondFactorOff = defineRefusal(
  'conflict',
  'second_factor_off',
  'There is no second factor; set one up first',
);

export const alreadyMigrated = defineRefusal(
  'conflict',
  'already_migrated',
  'This password was already migrated; sign in and change it with password-update',
);
