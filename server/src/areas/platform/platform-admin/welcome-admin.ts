import { normaliseEmail } from '@parley/contract/email-address';
import type { ResellerId, UserId } from '@parley/contract/ids';
import { endSessionsOf } from '#areas/accounts/sessions';
import { createUser, findUserByEmail, issueUserToken, takeUnconfirmedAccess } from '#areas/accounts/users';
import type { Mailer } from '#areas/platform/mail';
import type { Tx } from '#db/tenant-scope.ts';
import { personDisabled } from './platform-admin.errors.ts';
import { insertResellerAdmin } from './resellers.queries.ts';

/** A welcome waits for somebody who did not ask for it. Unit: seconds. */
const welcomeSeconds = 7 * 86_400;

/**
 * Makes somebody the admin of a reseller, and welcomes them by an e-mail with which they choose a password. Who has an
 * account keeps it; who has none gets one. Anybody may sign up with an address that is not theirs, so of an account
 * whose address was never confirmed password, second factor and sessions go: the e-mail is then the one way in. Refuses
 * a person who may not log in.
 */
export async function welcomeAdmin(
  tx: Tx,
  { mailer, newId, now }: { mailer: Pick<Mailer, 'send'>; newId: () => string; now: Date },
  { reseller, admin }: { reseller: { id: ResellerId; name: string }; admin: { email: string; name: string } },
) {
  const known = await findUserByEmail(tx, admin.email);
  if (known?.isDisabled) throw personDisabled();
  const user = known ?? { id: newId() as UserId, email: normaliseEmail(admin.email), name: admin.name, language: 'en' };
  if (!known) {
    const { id, email, name } = user;
    await createUser(tx, { id, email, name, passwordHash: null, emailVerifiedAt: null, now });
  }
  const isReset = known !== null && (await takeUnconfirmedAccess(tx, known.id, now));
  if (isReset) await endSessionsOf(tx, user.id, { reason: 'address_unconfirmed', now });
  await insertResellerAdmin(tx, { resellerId: reseller.id, userId: user.id, now });
  const { token, expiresAt } = await issueUserToken(tx, {
    userId: user.id,
    kind: 'password_reset',
    seconds: welcomeSeconds,
    now,
  });
  const template = {
    kind: 'welcome_reseller' as const,
    resellerName: reseller.name,
    name: user.name,
    token,
    expiresAt,
  };
  await mailer.send(tx, { tenantId: null, to: user.email, template, language: user.language, now });
  return { user_id: user.id, email: user.email, is_new: known === null, isReset };
}
