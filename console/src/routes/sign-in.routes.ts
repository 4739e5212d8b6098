import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../load-page.ts';
import { readNext } from '../search-params.ts';
import { root } from './root.route.ts';

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  validateSearch: readNext,
  component: lazyPage(() => import('../sign-in/login-page.tsx'), 'LoginPage'),
});
const signup = createRoute({
  getParentRoute: () => root,
  path: '/signup',
  component: lazyPage(() => import('../sign-in/signup-page.tsx'), 'SignupPage'),
});
const invite = createRoute({
  getParentRoute: () => root,
  path: '/invite',
  component: lazyPage(() => import('../sign-in/invite-page.tsx'), 'InvitePage'),
});
const resetPassword = createRoute({
  getParentRoute: () => root,
  path: '/reset-password',
  component: lazyPage(() => import('../sign-in/reset-password-page.tsx'), 'ResetPasswordPage'),
});
const verifyEmail = createRoute({
  getParentRoute: () => root,
  path: '/verify-email',
  component: lazyPage(() => import('../sign-in/verify-email-page.tsx'), 'VerifyEmailPage'),
});
const confirmEmail = createRoute({
  getParentRoute: () => root,
  path: '/confirm-email',
  component: lazyPage(() => import('../sign-in/confirm-email-page.tsx'), 'ConfirmEmailPage'),
});

/** Pages without a session. */
export const signInRoutes = [login, signup, invite, resetPassword, verifyEmail, confirmEmail] as const;
