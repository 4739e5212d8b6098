import { SignInOptions } from '@parley/contract/resources/session';
import { publicAccess } from '#platform/http/access/access.ts';
import { operation } from './auth.operation.ts';

/** Gets the sign-in options of this server. Needs no credentials and reveals nothing about any account. */
export const getSignInOptions = operation({
  method: 'GET',
  path: '/api/auth/options',
  id: 'getSignInOptions',
  summary: 'Ways to sign in',
  description:
    'Whether people may sign up by themselves, whether emails go out, and whose newsletters can be agreed to. For sign-in pages.',
  access: publicAccess('a sign-in page asks before anybody is signed in; settings of the installation, no accounts'),
  answer: { status: 200, schema: SignInOptions, caching: 'no-store' },
  example: {
    answer: { sign_up_open: false, sign_up_confirmation: 'email', newsletters_from: null, mail_configured: true },
  },
  async run({ deps, request }) {
    const { resellerId, brand } = await deps.brands.atHost(request.host);
    const byMail = deps.deliversMail ? ('email' as const) : ('administrator' as const);
    return {
      sign_up_open: deps.isSignUpOpen,
      sign_up_confirmation: deps.confirmsSignUps ? byMail : ('none' as const),
      newsletters_from: resellerId === null ? null : brand.name,
      mail_configured: deps.deliversMail,
    };
  },
});
