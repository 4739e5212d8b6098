import { normaliseEmail } from '@parley/contract/email-address';
import type { ResellerId, UserId } from '@parley/contract/ids';
import { endSessionsOf } from '#areas/accounts/sessions';
import { createUser, findUserByEmail, issueUserToken, takeUnconfirmedAccess } from '#areas/accounts/users';
import type { Mailer } from '#areas/platform/mail';
import type { Tx } from '#db/tenant-scope.ts';
import { personDisabled } from './platform-admin.errors.ts';
import { insertResellerAdmin } from './resellers.queries.ts';

/** Lifetime of a welcome link, which its recipient did not request. Unit: seconds. */
const welcomeSeconds = 7 * 86_400;

/**
 * Makes a user the admin of a reseller and sends a welcome email to set a password. An existing account is kept;
 * otherwise one is created. Sign-up does not prove an address, so an unconfirmed account loses password, second factor
 * and sessions: the email is then the only way in. Refuses a disabled user.
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
