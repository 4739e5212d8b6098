import type { UserId } from '@parley/contract/ids';
import { RecoveryCodes } from '@parley/contract/resources/session';
import { z } from 'zod';
import { GivenPassword } from '#areas/accounts/passwords';
import { replaceRecoveryCodes } from '#areas/accounts/second-factor';
import { auditUserAction, ownTenantOf } from '#areas/accounts/users';
import { login } from '#platform/http/access/access.ts';
import { operation } from './auth.operation.ts';
import { withBothFactors } from './prove-both-factors.ts';

/** Regenerates the recovery codes; voids the previous ones. */
export const renewRecoveryCodes = operation({
  method: 'POST',
  path: '/api/auth/two-factor/recovery-codes',
  id: 'renewRecoveryCodes',
  summary: 'Make new recovery codes',
  access: login(),
  audit: 'auth.recovery_codes_renew',
  body: z.strictObject({ password: GivenPassword, code: z.string().min(6).max(40) }),
  answer: { status: 200, schema: RecoveryCodes, holdsSecret: true },
  refusals: ['conflict', 'unavailable'],
  example: {
    body: { password: 'a long sentence of mine', code: '492817' },
    answer: { recovery_codes: ['k7mq-2xnd-9wre-h4pz'] },
  },
  async run(context) {
    const { body, principal, request, now } = context;
    const codes = await withBothFactors(context, body, async (tx, user) => {
      const made = await replaceRecoveryCodes(tx, user.id as UserId);
      const about = { user: principal, tenantId: ownTenantOf(principal), requestId: request.id, now };
      await auditUserAction(tx, { name: 'auth.recovery_codes_renew', ...about });
      return made;
    });
    return { recovery_codes: codes };
  },
});
