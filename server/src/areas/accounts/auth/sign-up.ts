import { EmailAddress } from '@parley/contract/email-address';
import type { ResellerId, SessionId, TenantId, UserId } from '@parley/contract/ids';
import { Name } from '@parley/contract/names';
import { LanguageTag } from '@parley/contract/resources/agent';
import { MailDelivery } from '@parley/contract/resources/mail';
import { SignedIn } from '@parley/contract/resources/session';
import { z } from 'zod';
import { mayCount, ownerMailKey } from '#areas/accounts/attempts';
import { isAboutPerson, Password } from '#areas/accounts/passwords';
import { enterAccount, insertCustomer, insertTenant, type NewTenant } from '#areas/accounts/tenants';
import { auditUserAction, createUser, findUserRow, insertOwner, noteEmailVerified } from '#areas/accounts/users';
import type { Tx } from '#db/tenant-scope.ts';
import { appendAudit } from '#platform/audit/audit-entry.ts';
import { type PublicAccess, sameOrigin } from '#platform/http/access/access.ts';
import type { Context } from '#platform/http/operation.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { signUpClosed, weakPassword } from './auth.errors.ts';
import { exampleSignedIn } from './auth.examples.ts';
import { type AuthDeps, operation } from './auth.operation.ts';
import { deliveryOf } from './mail-delivery.rules.ts';
import { openSession, setSessionCookies } from './open-session.ts';
import { delayFailure } from './prove-password.ts';
import { sendVerification } from './send-verification.ts';

const NewPerson = z.strictObject({
  email: EmailAddress,
  password: Password,
  name: Name,
  tenant_name: Name.optional().meta({ description: 'Default: the name of the person' }),
  language: LanguageTag.default('en'),
  accepts_newsletters: z.boolean().default(false).meta({
    description:
      'Agrees to newsletters of the reseller on whose domain the person signs up, or whose customer invites; elsewhere without effect',
  }),
  invite_token: z.string().max(100).optional().meta({ description: 'Joins the tenant of the invitation' }),
});
type NewPerson = z.infer<typeof NewPerson>;

const CheckEmail = z.object({ status: z.literal('check_email'), delivery: MailDelivery });

type SignUpContext = Context<Record<string, never>, Record<string, never>, NewPerson, AuthDeps, PublicAccess, 'held'>;

/** Creates a user with a tenant, or as a member of the inviting one. */
export const signUp = operation({
  method: 'POST',
  path: '/api/auth/signup',
  id: 'signUp',
  summary: 'Sign up',
  description:
    'With `invite_token` the user joins that tenant; the invitation must be for this address. Without, sign-up must be open (PARLEY_OPEN_SIGN_UP) and the user becomes owner of a new tenant, on the domain of a reseller a customer of that reseller. A sign-up without an invitation requires email verification first, unless PARLEY_VERIFY_EMAIL is `off`: the answer is then 202 whether or not there is such an account. Where no mail server is configured the link waits for a platform admin (`delivery`: `kept`).',
  access: sameOrigin('nobody has an account before; open sign-up is a setting'),
  audit: 'auth.signup',
  requestsPerMinute: 10,
  body: NewPerson,
  answer: {
    status: 201,
    schema: z.discriminatedUnion('status', [SignedIn, CheckEmail]),
    otherStatus: { 202: 'The address is to be confirmed first' },
    holdsSecret: true,
  },
  refusals: ['forbidden', 'conflict', 'origin_not_allowed', 'unavailable'],
  example: {
    body: {
      email: 'ada@example.com',
      password: 'a long sentence of mine',
      name: 'Ada Lindgren',
      tenant_name: 'Lindgren Dental',
    },
    answer: exampleSignedIn,
  },
  async run(context) {
    const { body, deps, headers } = context;
    const startedMs = deps.clock.monotonicMs();
    if (body.invite_token === undefined && !deps.isSignUpOpen) throw signUpClosed();
    if (isAboutPerson(body.password, body)) throw weakPassword('/password');
    const passwordHash = await deps.passwords.hash(body.password);
    const isSecret = body.invite_token === undefined && deps.confirmsSignUps;
    const signedIn = await signUpPerson(context, passwordHash).catch((error) => {
      if (isSecret && error instanceof Refusal && error.code === 'conflict') return tellAccountExists(context);
      throw error;
    });
    if (isSecret) await delayFailure(deps, startedMs);
    if (signedIn === null) {
      headers.status(202);
      return { status: 'check_email' as const, delivery: deliveryOf(deps) };
    }
    setSessionCookies(headers, deps.cookies, signedIn);
    return signedIn;
  },
});

/** Null: the address must be confirmed first. */
async function signUpPerson(context: SignUpContext, passwordHash: string): Promise<SignedIn | null> {
  const { body, db, deps, request, newId, now } = context;
  const { email, name, language } = body;
  return db.platform.inPlatform(async (tx) => {
    const userId = newId() as UserId;
    // Checked first: an invented invitation must not reveal whether an account exists.
    if (body.invite_token !== undefined) await deps.invites.check(tx, { token: body.invite_token, email, now });
    const isOpen = body.invite_token === undefined;
    const mustConfirmEmail = isOpen && deps.confirmsSignUps;
    const person = { id: userId, email, name, language, passwordHash, emailVerifiedAt: null, mustConfirmEmail, now };
    await createUser(tx, person);
    const joined = await joinTenant(tx, context, userId);
    const { tenantId } = joined;
    if (body.accepts_newsletters) await deps.newsletters.accept(tx, { userId, tenantId, now });
    if (joined.provesAddress) await noteEmailVerified(tx, userId, now);
    const isIn = joined.provesAddress || !(isOpen ? deps.confirmsSignUps : deps.verifiesEmail);
    if (!isIn) await sendVerification(tx, deps, { user: { id: userId, email, name, language }, now });
    const details = { by: isOpen ? 'open' : 'invite' };
    const user = { id: userId, name };
    await auditUserAction(tx, { name: 'auth.signup', user, tenantId, requestId: request.id, details, now });
    if (!isIn) return null;
    const sessionId = newId() as SessionId;
    return openSession(tx, { userId, tenantId, by: 'sign_up', sessionId, request, cookies: deps.cookies, now });
  });
}

/** Finds the tenant of the invitation, or creates one owned by the user. */
async function joinTenant(
  tx: Tx,
  context: SignUpContext,
  userId: UserId,
): Promise<{ tenantId: TenantId; provesAddress: boolean }> {
  const { body, deps, request, newId, now } = context;
  const { invite_token: token, email } = body;
  if (token !== undefined) return deps.invites.accept(tx, { token, userId, email, now });
  const tenantId = newId() as TenantId;
  const { resellerId } = await deps.brands.atHost(request.host);
  const tenant = { id: tenantId, name: body.tenant_name ?? body.name, now };
  if (resellerId === null) await insertTenant(tx, tenant);
  else await becomeCustomer(tx, context, { resellerId, tenant, userId });
  await insertOwner(tx, { tenantId, userId, now });
  return { tenantId, provesAddress: false };
}

/** Creates the tenant as a customer of the reseller on whose domain the person signs up, and notes it in its audit log. */
async function becomeCustomer(
  tx: Tx,
  { body, request, now }: SignUpContext,
  { resellerId, tenant, userId }: { resellerId: ResellerId; tenant: NewTenant; userId: UserId },
): Promise<void> {
  await enterAccount(tx, resellerId);
  const customer = { ...tenant, contact_email: body.email, language: body.language };
  if (!(await insertCustomer(tx, customer))) throw signUpClosed();
  await appendAudit(tx, {
    at: now,
    action: 'customer.create',
    actor: { kind: 'user', id: userId, name: body.name },
    resourceId: tenant.id,
    requestId: request.id,
    details: { by: 'sign_up' },
  });
}

/** Notifies the account's user of the sign-up attempt, rate-limited. */
async function tellAccountExists({ body, db, deps, now }: SignUpContext): Promise<null> {
  await db.platform.inPlatform(async (tx) => {
    const user = await findUserRow(tx, body.email);
    const isCounted = await mayCount(tx, ownerMailKey(body.email), now);
    if (!user || !isCounted) return;
    const template = { kind: 'account_exists', name: user.name } as const;
    await deps.mailer.send(tx, { tenantId: null, to: user.email, template, language: user.language, now });
  });
  return null;
}
