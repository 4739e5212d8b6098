import type { UserId } from '@parley/contract/ids';
import { RecoveryCodes } from '@parley/contract/resources/session';
import { z } from 'zod';
import { proveSecondFactor, replaceRecoveryCodes, switchOnSecondFactor } from '#areas/accounts/second-factor';
import { endSessionsOf } from '#areas/accounts/sessions';
import { auditUserAction, lockUser, ownTenantOf } from '#areas/accounts/users';
import { login } from '#platform/http/access/access.ts';
import { codeWrong, notLoggedIn, secondFactorOff, secondFactorOn } from './auth.errors.ts';
import { operation } from './auth.operation.ts';
import { notifySecondFactorChange } from './notify-second-factor-change.ts';

/** Enables the second factor once a code proves that the authenticator has the secret. */
export const enableSecondFactor = operation({
  method: 'POST',
  path: '/api/auth/two-factor/enable',
  id: 'enableSecondFactor',
  summary: 'Switch the second factor on',
  description: 'Ends all other sessions: none stays that was opened with the password alone.',
  access: login(),
  audit: 'auth.second_factor_enable',
  body: z.strictObject({ code: z.string().min(6).max(10) }),
  answer: { status: 200, schema: RecoveryCodes, holdsSecret: true },
  refusals: ['conflict'],
  example: { body: { code: '492817' }, answer: { recovery_codes: ['k7mq-2xnd-9wre-h4pz'] } },
  async run({ body, db, deps, principal, request, now }) {
    const codes = await db.platform.inPlatform(async (tx) => {
      const user = await lockUser(tx, principal.id);
      if (!user) throw notLoggedIn();
      if (user.second_factor_since !== null) throw secondFactorOn();
      if (user.second_factor_secret === null) throw secondFactorOff();
      const given = { user, code: body.code, ip: request.ip, now, mayRecover: false };
      if ((await proveSecondFactor(tx, deps, given)) === null) return null;
      const userId = user.id as UserId;
      await switchOnSecondFactor(tx, userId, now);
      const made = await replaceRecoveryCodes(tx, userId);
      const kept = { exceptSessionId: principal.sessionId };
      const ended = await endSessionsOf(tx, userId, { ...kept, reason: 'second_factor_changed', now });
      await notifySecondFactorChange(tx, deps, { user, isOn: true, now });
      const about = { user: principal, tenantId: ownTenantOf(principal), requestId: request.id, now };
      await auditUserAction(tx, { name: 'auth.second_factor_enable', ...about, details: { ended_sessions: ended } });
      return made;
    });
    if (codes === null) throw codeWrong();
    return { recovery_codes: codes };
  },
});
