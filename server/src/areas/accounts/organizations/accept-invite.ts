import type { SessionId, UserId } from '@parley/contract/ids';
import { Name } from '@parley/contract/names';
import { inviteToken } from '@parley/contract/resources/invite';
import { SignedIn } from '@parley/contract/resources/session';
import { z } from 'zod';
import { findLoggedIn, openSession, provePassword, setSessionCookies } from '#areas/accounts/auth';
import { GivenPassword, isAboutPerson, Password } from '#areas/accounts/passwords';
import { createUser, findUserByEmail } from '#areas/accounts/users';
import type { Tx } from '#db/tenant-scope.ts';
import { type PublicAccess, sameOrigin } from '#platform/http/access/access.ts';
import type { Context } from '#platform/http/operation.ts';
import { parseInput } from '#platform/http/requests/validation.ts';
import { findOpenInvite, type OpenInvite } from './invite-tokens.queries.ts';
import { getTenantFacts } from './invites.queries.ts';
import { joinByInvite } from './join-by-invite.ts';
import { inviteOver, logInFirst, personalPassword } from './organizations.errors.ts';
import { exampleInviteToken, exampleUser, exampleUserId } from './organizations.examples.ts';
import { type OrganizationsDeps, operation } from './organizations.operation.ts';

const Acceptance = z.strictObject({
  token: inviteToken,
  name: Name.optional().meta({ description: 'Of somebody who has no account yet' }),
  password: GivenPassword.optional().meta({
    description: 'A new one, or of the account there is; not needed from somebody who is signed in',
  }),
  accepts_newsletters: z.boolean().default(false).meta({
    description: 'Agrees to newsletters of the reseller whose customer invites; elsewhere without effect',
  }),
});

/** Profile of an invited user without an account. */
const NewPerson = z.object({ name: z.string(), password: Password });

type AcceptContext = Context<
  Record<string, never>,
  Record<string, never>,
  z.infer<typeof Acceptance>,
  OrganizationsDeps,
  PublicAccess,
  'held'
>;

/** Accepts an invitation: adds the user to the tenant and opens a session there. */
export const acceptInvite = operation({
  method: 'POST',
  path: '/api/invites/accept',
  id: 'acceptInvite',
  summary: 'Accept an invitation',
  description:
    'Somebody new sends `name` and a `password` and gets an account. Somebody who has one proves it by being signed in or by its `password`; with a second factor they sign in first. The token is good once. The address counts as confirmed when the link had come by email.',
  access: sameOrigin('the token of the invitation is the proof'),
  audit: 'invite.accept',
  requestsPerMinute: 20,
  body: Acceptance,
  answer: { status: 201, schema: SignedIn, holdsSecret: true },
  refusals: ['not_found', 'unauthenticated', 'forbidden', 'conflict', 'origin_not_allowed', 'unavailable'],
  example: {
    body: { token: exampleInviteToken, name: exampleUser.name, password: 'a long sentence of mine' },
    answer: {
      status: 'signed_in',
      access_token: 'sess_kJ3xQ9aB...',
      refresh_token: 'refr_kJ3xQ9aB...',
      token_type: 'bearer',
      expires_in: 900,
      refresh_expires_in: 2_592_000,
      csrf_token: 'kJ3xQ9aB...',
      user: {
        id: exampleUserId,
        email: exampleUser.email,
        name: exampleUser.name,
        language: 'en',
        email_verified: true,
        second_factor_enabled: false,
      },
    },
  },
  async run(context) {
    const { body, db, deps, headers, now } = context;
    const found = await db.platform.inPlatform(async (tx) => {
      const invite = await findOpenInvite(tx, body.token, now);
      return invite && { invite, account: await findUserByEmail(tx, invite.email) };
    });
    if (!found) throw inviteOver();
    const { invite, account } = found;
    const signedIn = account ? await comeIn(context, invite) : await becomeSomebody(context, invite);
    setSessionCookies(headers, deps.auth.cookies, signedIn);
    return signedIn;
  },
});

/** Authenticates an existing user, with the second factor where enabled. */
async function comeIn(context: AcceptContext, invite: OpenInvite): Promise<SignedIn> {
  const { body, db, deps, request, log, now } = context;
  const loggedIn = await findLoggedIn(request, deps.auth);
  if (loggedIn) return db.platform.inPlatform((tx) => join(tx, context, { userId: loggedIn.id }));
  if (body.password === undefined) throw logInFirst();
  const given = { email: invite.email, password: body.password };
  const proven = await provePassword({ db, deps: deps.auth, request, log, now }, given);
  const signedIn = await db.platform.inPlatform(async (tx) => {
    const user = await proven.confirm(tx);
    return user.second_factor_since === null ? join(tx, context, { userId: user.id as UserId }) : null;
  });
  if (!signedIn) throw logInFirst();
  return signedIn;
}

/** Creates a new user. Hashes before any lock is taken; of concurrent requests one gets the invitation. */
async function becomeSomebody(context: AcceptContext, invite: OpenInvite): Promise<SignedIn> {
  const { body, db, deps, newId, now } = context;
  const { name, password } = parseInput(NewPerson, { name: body.name, password: body.password }, 'body');
  const { email } = invite;
  if (isAboutPerson(password, { email, name })) throw personalPassword();
  const passwordHash = await deps.auth.passwords.hash(password);
  return db.platform.inPlatform(async (tx) => {
    const { language } = await getTenantFacts(tx, invite.tenantId);
    const id = newId() as UserId;
    await createUser(tx, { id, email, name, language, passwordHash, emailVerifiedAt: null, now });
    return join(tx, context, { userId: id });
  });
}

async function join(tx: Tx, context: AcceptContext, { userId }: { userId: UserId }): Promise<SignedIn> {
  const { body, deps, request, newId, now } = context;
  const joining = { token: body.token, userId, requestId: request.id, now };
  const { tenantId } = await joinByInvite(tx, joining);
  if (body.accepts_newsletters) await deps.auth.newsletters.accept(tx, { userId, tenantId, now });
  const sessionId = newId() as SessionId;
  return openSession(tx, { userId, tenantId, by: 'invite', sessionId, request, cookies: deps.auth.cookies, now });
}
