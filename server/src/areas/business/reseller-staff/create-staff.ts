import { normaliseEmail } from '@parley/contract/email-address';
import type { ResellerId, UserId } from '@parley/contract/ids';
import { type ResellerRole, ResellerStaff, ResellerStaffCreate } from '@parley/contract/resources/reseller-staff';
import { endSessionsOf } from '#areas/accounts/sessions';
import { createUser, findUserByEmail, issueUserToken, takeUnconfirmedAccess } from '#areas/accounts/users';
import type { Tx } from '#db/tenant-scope.ts';
import { reseller } from '#platform/http/access/access.ts';
import { checkOwnerAuthority } from './owner-authority.ts';
import { staffDisabled } from './staff.errors.ts';
import { exampleStaff, operation, type ResellerStaffDeps } from './staff.operation.ts';
import { getStaff, insertStaff, lockAllStaff } from './staff.queries.ts';

/** Life of the link in the invitation. Unit: seconds. */
const inviteSeconds = 7 * 86_400;

/** Invites a member of staff by email. */
export const createResellerStaff = operation({
  method: 'POST',
  path: '/api/reseller/staff',
  id: 'createResellerStaff',
  summary: 'Invite a member of staff',
  description:
    'The person gets an email and chooses a password with the link in it, within seven days. Who has an account keeps name and password. Only owners make owners.',
  access: reseller({ needsAdmin: true }),
  audit: 'reseller_staff.create',
  transaction: 'none',
  requestsPerMinute: 30,
  body: ResellerStaffCreate,
  answer: { status: 201, schema: ResellerStaff },
  refusals: ['conflict', 'forbidden'],
  example: {
    body: { email: exampleStaff.email, name: exampleStaff.name, role: exampleStaff.role },
    answer: exampleStaff,
  },
  async run({ db, tenantId: resellerId, principal, body, deps, now, newId, audit }) {
    checkOwnerAuthority(principal, [body.role]);
    const member = await db.platform.inTenant(resellerId, async (tx) => {
      await lockAllStaff(tx, resellerId);
      const userId = await inviteStaff(tx, { mailer: deps.mailer, newId, now }, { resellerId, ...body });
      return getStaff(tx, resellerId, userId);
    });
    audit.resource(member.id);
    audit.details({ role: member.role });
    return member;
  },
});

async function inviteStaff(
  tx: Tx,
  { mailer, newId, now }: Pick<ResellerStaffDeps, 'mailer'> & { newId(): string; now: Date },
  given: { resellerId: ResellerId; email: string; name: string; role: ResellerRole },
): Promise<UserId> {
  const { resellerId, role } = given;
  const known = await findUserByEmail(tx, given.email);
  if (known?.isDisabled) throw staffDisabled();
  const user = known ?? {
    id: newId() as UserId,
    email: normaliseEmail(given.email),
    name: given.name,
    language: 'en',
  };
  const { id: userId, email, name, language } = user;
  if (!known) await createUser(tx, { id: userId, email, name, passwordHash: null, emailVerifiedAt: null, now });
  await insertStaff(tx, { resellerId, userId, role, now });
  // Sign-up proves no address: of an unconfirmed account the email is the only way in.
  const isReset = known !== null && (await takeUnconfirmedAccess(tx, userId, now));
  if (isReset) await endSessionsOf(tx, userId, { reason: 'address_unconfirmed', now });
  const issued = await issueUserToken(tx, { userId, kind: 'password_reset', seconds: inviteSeconds, now });
  const { token, expiresAt } = issued;
  const { name: resellerName } = await tx
    .selectFrom('resellers')
    .select('name')
    .where('id', '=', resellerId)
    .executeTakeFirstOrThrow();
  const template = { kind: 'welcome_reseller' as const, resellerName, name, token, expiresAt };
  await mailer.send(tx, { tenantId: null, to: email, template, language, now });
  return userId;
}
