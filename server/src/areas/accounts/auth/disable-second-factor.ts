import type { UserId } from '@parley/contract/ids';
import { z } from 'zod';
import { GivenPassword } from '#areas/accounts/passwords';
import { removeSecondFactor } from '#areas/accounts/second-factor';
import { auditUserAction, ownTenantOf } from '#areas/accounts/users';
import { login } from '#platform/http/access/access.ts';
import { operation } from './auth.operation.ts';
import { notifySecondFactorChange } from './notify-second-factor-change.ts';
import { withBothFactors } from './prove-both-factors.ts';

/** Disables the second factor and deletes its secret and recovery codes. */
export const disableSecondFactor = operation({
  method: 'POST',
  path: '/api/auth/two-factor/disable',
  id: 'disableSecondFactor',
  summary: 'Switch the second factor off',
  description: 'Takes the password and a code of the authenticator or a recovery code.',
  access: login(),
  audit: 'auth.second_factor_disable',
  body: z.strictObject({ password: GivenPassword, code: z.string().min(6).max(40) }),
  answer: { status: 204, schema: null },
  refusals: ['conflict', 'unavailable'],
  example: { body: { password: 'a long sentence of mine', code: '492817' } },
  async run(context) {
    const { body, deps, principal, request, now } = context;
    await withBothFactors(context, body, async (tx, user) => {
      await removeSecondFactor(tx, user.id as UserId, now);
      await notifySecondFactorChange(tx, deps, { user, isOn: false, now });
      const about = { user: principal, tenantId: ownTenantOf(principal), requestId: request.id, now };
      await auditUserAction(tx, { name: 'auth.second_factor_disable', ...about });
      return user;
    });
  },
});
