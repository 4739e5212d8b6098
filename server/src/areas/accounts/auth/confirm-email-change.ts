import { z } from 'zod';
import { auditUserAction, emailTaken, lockUser, voidUserTokens } from '#areas/accounts/users';
import { sameOrigin } from '#platform/http/access/access.ts';
import { tokenOver } from './auth.errors.ts';
import { operation } from './auth.operation.ts';
import { findEmailChange, replaceEmail } from './email-change.queries.ts';

/** Confirms an email change by the link sent to the new address. */
export const confirmEmailChange = operation({
  method: 'POST',
  path: '/api/auth/email-change/confirm',
  id: 'confirmEmailChange',
  summary: 'Confirm another email address',
  description:
    'The token stands in the email to the new address; it is good for 24 hours, once. Links that were sent to the old address are void, and the old address is told. Sessions go on.',
  access: sameOrigin('the token of the email is what is shown'),
  audit: 'auth.email_change',
  requestsPerMinute: 30,
  body: z.strictObject({ token: z.string().max(100) }),
  answer: { status: 204, schema: null },
  refusals: ['conflict', 'origin_not_allowed'],
  example: { body: { token: 'addr_T4hq...' } },
  async run({ body, db, deps, request, now }) {
    await db.platform.inPlatform(async (tx) => {
      const found = await findEmailChange(tx, { token: body.token, now });
      const user = found && (await lockUser(tx, found.userId));
      // Read again under the lock: of two concurrent requests one wins.
      const change = user && (await findEmailChange(tx, { token: body.token, now }));
      if (!change || !user) throw tokenOver('/token');
      const { userId, email } = change;
      if (!(await replaceEmail(tx, { userId, email, now }))) throw emailTaken();
      await voidUserTokens(tx, { userId, kinds: ['email_change', 'password_reset', 'email_verification'], now });
      await deps.mailer.send(tx, {
        tenantId: null,
        to: user.email,
        template: { kind: 'email_changed', name: user.name },
        language: user.language,
        now,
      });
      const about = { user: { id: userId, name: user.name }, tenantId: null, requestId: request.id, now };
      await auditUserAction(tx, { name: 'auth.email_change', ...about });
    });
  },
});
