import { EmailAddress, normaliseEmail } from '@parley/contract/email-address';
import type { UserId } from '@parley/contract/ids';
import { MailDelivery } from '@parley/contract/resources/mail';
import { z } from 'zod';
import { mayCount, ownerMailKey } from '#areas/accounts/attempts';
import { GivenPassword } from '#areas/accounts/passwords';
import { proveSecondFactor } from '#areas/accounts/second-factor';
import { auditUserAction, countUserTokens, findUserRow, ownTenantOf, type UserRow } from '#areas/accounts/users';
import type { Tx } from '#db/tenant-scope.ts';
import { login } from '#platform/http/access/access.ts';
import { codeWrong, sameEmail, tooManyMails } from './auth.errors.ts';
import { type AuthDeps, operation } from './auth.operation.ts';
import { issueEmailChange } from './email-change.queries.ts';
import { deliveryOf } from './mail-delivery.rules.ts';
import { proveOwnPassword } from './prove-own-password.ts';

/** Limit of emails per address, against flooding a mailbox. */
const mostMailsAnHour = 5;

/** Sends the confirmation link of an email change to the new address. */
export const requestEmailChange = operation({
  method: 'POST',
  path: '/api/auth/email-change',
  id: 'requestEmailChange',
  summary: 'Change the own email address',
  description:
    'Takes the password and, where there is a second factor, a code. The link goes to the new address and is good for 24 hours, once; until it is opened the old address stays. Always 202: whether another account has the new address is told to its mailbox alone. Without a mail server the link waits for a platform admin (`delivery`: `kept`).',
  access: login(),
  audit: 'auth.email_change_request',
  requestsPerMinute: 10,
  body: z.strictObject({
    new_email: EmailAddress,
    password: GivenPassword,
    code: z.string().min(6).max(40).optional().meta({ description: 'Needed with a second factor' }),
  }),
  answer: { status: 202, schema: z.object({ status: z.literal('check_email'), delivery: MailDelivery }) },
  refusals: ['unavailable'],
  example: {
    body: { new_email: 'ada.lindgren@example.com', password: 'a long sentence of mine', code: '492817' },
    answer: { status: 'check_email', delivery: 'email' },
  },
  async run(context) {
    const { body, db, deps, principal, request, now } = context;
    const proven = await proveOwnPassword(context, body.password);
    const isProven = await db.platform.inPlatform(async (tx) => {
      const user = await proven.confirm(tx);
      const code = { user, code: body.code ?? '', ip: request.ip, now, mayRecover: true };
      // Returned, not thrown: the failure count must be committed.
      if (user.second_factor_since !== null && (await proveSecondFactor(tx, deps, code)) === null) return false;
      if (body.new_email === normaliseEmail(user.email)) throw sameEmail();
      await sendLink(tx, deps, { user, email: body.new_email, now });
      const about = { user: principal, tenantId: ownTenantOf(principal), requestId: request.id, now };
      await auditUserAction(tx, { name: 'auth.email_change_request', ...about });
      return true;
    });
    if (!isProven) throw codeWrong();
    return { status: 'check_email' as const, delivery: deliveryOf(deps) };
  },
});

/** Sends the link to the new address, or a notice where that address has an account. */
async function sendLink(
  tx: Tx,
  { mailer }: Pick<AuthDeps, 'mailer'>,
  { user, email, now }: { user: UserRow; email: string; now: Date },
): Promise<void> {
  const userId = user.id as UserId;
  const since = new Date(now.getTime() - 3_600_000);
  if ((await countUserTokens(tx, { userId, kind: 'email_change', since })) >= mostMailsAnHour) throw tooManyMails();
  // Issued in both cases, so that both cost and count the same.
  const { token, expiresAt } = await issueEmailChange(tx, { userId, email, now });
  const owner = await findUserRow(tx, email);
  if (!owner) {
    const template = { kind: 'email_change', name: user.name, token, expiresAt } as const;
    await mailer.send(tx, { tenantId: null, to: email, template, language: user.language, now });
    return;
  }
  if (!(await mayCount(tx, ownerMailKey(email), now))) return;
  const template = { kind: 'account_exists', name: owner.name } as const;
  await mailer.send(tx, { tenantId: null, to: owner.email, template, language: owner.language, now });
}
