import type { UserId } from '@parley/contract/ids';
import { SecondFactorSetup } from '@parley/contract/resources/session';
import { z } from 'zod';
import { GivenPassword } from '#areas/accounts/passwords';
import { makeSecondFactorSecret, otpauthUrl, storePendingSecret } from '#areas/accounts/second-factor';
import { login } from '#platform/http/access/access.ts';
import { notAudited } from '#platform/http/operation.ts';
import { secondFactorOn } from './auth.errors.ts';
import { operation } from './auth.operation.ts';
import { proveOwnPassword } from './prove-own-password.ts';

/** Issuer shown by authenticator apps. */
const issuer = 'Parley';

/** Creates a pending TOTP secret. Sign-ins do not require a code until one has been confirmed. */
export const setUpSecondFactor = operation({
  method: 'POST',
  path: '/api/auth/two-factor/setup',
  id: 'setUpSecondFactor',
  summary: 'Set up a second factor',
  description:
    'Codes of an authenticator (TOTP, RFC 6238: SHA-1, 6 digits, 30 s). Asked for again, it makes another secret.',
  access: login(),
  audit: notAudited('nothing is required at sign-in before it is switched on'),
  body: z.strictObject({ password: GivenPassword }),
  answer: { status: 200, schema: SecondFactorSetup, holdsSecret: true },
  refusals: ['conflict', 'unavailable'],
  example: {
    body: { password: 'a long sentence of mine' },
    answer: {
      secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      otpauth_url: 'otpauth://totp/Parley:ada%40example.com?issuer=Parley&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    },
  },
  async run(context) {
    const { db, deps, now } = context;
    const proven = await proveOwnPassword(context, context.body.password);
    const secret = makeSecondFactorSecret();
    const user = await db.platform.inPlatform(async (tx) => {
      const current = await proven.confirm(tx);
      if (current.second_factor_since !== null) throw secondFactorOn();
      const userId = current.id as UserId;
      await storePendingSecret(tx, { userId, sealed: deps.secondFactors.seal(userId, secret), now });
      return current;
    });
    return { secret, otpauth_url: otpauthUrl(secret, user.email, issuer) };
  },
});
