import { area } from '#platform/areas/area.ts';
import type { AuthDeps } from './auth.operation.ts';
import { authJobs } from './auth-jobs.ts';
import { confirmEmailChange } from './confirm-email-change.ts';
import { disableSecondFactor } from './disable-second-factor.ts';
import { enableSecondFactor } from './enable-second-factor.ts';
import { endOwnSession } from './end-own-session.ts';
import { getCurrentUser } from './get-current-user.ts';
import { getSignInOptions } from './get-sign-in-options.ts';
import { listSessions } from './list-sessions.ts';
import { logIn } from './log-in.ts';
import { logInWithSecondFactor } from './log-in-with-second-factor.ts';
import { logOut } from './log-out.ts';
import { migratePassword } from './migrate-password.ts';
import { authPersonalData } from './personal-data.ts';
import { refreshSession } from './refresh-session.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.ts';
import { requestEmailChange } from './request-email-change.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { setUpSecondFactor } from './set-up-second-factor.ts';
import { signUp } from './sign-up.ts';
import { switchTenant } from './switch-tenant.ts';
import { updateCurrentUser } from './update-current-user.ts';
import { updatePassword } from './update-password.ts';
import { verifyEmail } from './verify-email.ts';

export type { AuthDeps } from './auth.operation.ts';
export { createPlatformAdmin, hasPlatformAdmin } from './create-platform-admin.ts';
export { importPeople, readPeopleToImport, UnknownTenant } from './import-users.ts';
export { moveSession } from './move-session.ts';
export { openSession, setSessionCookies } from './open-session.ts';
export { findLoggedIn, findSessionProof } from './own-page.ts';
export { provePassword } from './prove-password.ts';
export { type AccessReset, replacePasswordSetAt, resetAccess } from './reset-access.ts';

/** Authentication area: sign-up, sign-in, sessions, passwords, second factors. */
export const authArea = area<AuthDeps>({
  name: 'auth',
  personalData: authPersonalData,
  operations: {
    'Auth and onboarding': [
      getSignInOptions,
      signUp,
      verifyEmail,
      logIn,
      logInWithSecondFactor,
      refreshSession,
      getCurrentUser,
      updateCurrentUser,
      logOut,
      requestPasswordReset,
      updatePassword,
      migratePassword,
      requestEmailChange,
      confirmEmailChange,
      listSessions,
      endOwnSession,
      switchTenant,
      setUpSecondFactor,
      enableSecondFactor,
      disableSecondFactor,
      renewRecoveryCodes,
    ],
  },
  jobs: authJobs,
});
