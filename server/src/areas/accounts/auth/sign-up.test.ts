import type { TenantId } from '@parley/contract/ids';
import type { CurrentUser, SignedIn } from '@parley/contract/resources/session';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MailTemplate } from '#areas/platform/mail';
import { createTestClock } from '#platform/clock/test-clock.ts';
import { plainRefusal } from '#platform/http/refusal.ts';
import { auditRows } from '../../../../test/audit-rows.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { createReseller } from '../../../../test/callers.ts';
import { createPerson, send, testPassword } from '../../../../test/people.ts';
import { withoutRequestId } from '../../../../test/unknown-id.ts';
import type { AuthDeps } from './auth.operation.ts';

const clock = createTestClock('2026-03-01T10:00:00Z');
let app: TestApp;
let tenant: TestTenant;
let auth: AuthDeps;
let mails: { to: string; template: MailTemplate }[] = [];
beforeAll(async () => {
  app = await buildTestApp({
    clock,
    env: { PARLEY_OPEN_SIGN_UP: 'true', PARLEY_REQUESTS_PER_MINUTE_PER_ADDRESS: '100000' },
  });
  auth = app.deps.areaDeps.auth;
  expect(auth.verifiesEmail).toBe(false);
  auth.mailer = { send: async (_tx, { to, template }) => void mails.push({ to, template }) };
  tenant = await app.createTenant();
  auth.invites = {
    check: async (_tx, { token, email }) => {
      if (!['inv_good', 'inv_by_hand'].includes(token) || !email.startsWith('invited'))
        throw plainRefusal('not_found', 'There is no such invitation');
    },
    accept: async (tx, { token, userId, now }) => {
      const membership = { tenant_id: tenant.id, user_id: userId, role: 'editor', created_at: now, updated_at: now };
      await tx.insertInto('memberships').values(membership).execute();
      return { tenantId: tenant.id, provesAddress: token === 'inv_good' };
    },
  };
});
afterAll(() => app.close());
beforeEach(() => {
  mails = [];
  auth.verifiesEmail = false;
  auth.confirmsSignUps = false;
  auth.isSignUpOpen = true;
});

const body = (email: string, more: Record<string, unknown> = {}) => ({
  email,
  password: testPassword,
  name: 'Ada',
  ...more,
});
const signUp = (payload: unknown) => send(app, 'POST', '/api/auth/signup', { payload });
const me = async (token: string) => (await send(app, 'GET', '/api/auth/me', { token })).json<CurrentUser>();
const tokenIn = (mail: { template: MailTemplate } | undefined) =>
  mail && 'token' in mail.template ? mail.template.token : '';

describe('signing up', () => {
  it('creates a user who owns a new tenant and is signed in', async () => {
    const answer = await signUp(body('First@Example.com', { tenant_name: 'Lindgren Dental', language: 'sv-SE' }));
    expect(answer.statusCode).toBe(201);
    const signedIn = answer.json<SignedIn>();
    expect(signedIn.user).toMatchObject({
      email: 'first@example.com',
      name: 'Ada',
      language: 'sv-SE',
      email_verified: false,
    });
    expect(answer.headers['set-cookie']).toHaveLength(2);
    const current = await me(signedIn.access_token);
    expect(current).toMatchObject({ tenant: { name: 'Lindgren Dental', role: 'owner' }, is_platform_admin: false });
    const actions = (await auditRows(app, current.tenant?.id as TenantId)).map(({ action }) => action);
    expect(actions).toEqual(['auth.signup', 'auth.login']);
    const keys = await app.deps.db.platform.everywhere
      .selectFrom('api_keys')
      .select('id')
      .where('tenant_id', '=', current.tenant?.id ?? '')
      .execute();
    expect(keys).toEqual([]);
  });

  it('on the domain of a reseller makes a customer of that reseller', async () => {
    const reseller = await createReseller(app, 'Nordic Voice');
    const { everywhere } = app.deps.db.platform;
    const times = { created_at: clock.now(), next_check_at: clock.now(), verified_at: clock.now() };
    const domain = { id: app.deps.newId(), reseller_id: reseller.id, host: 'voice.nordic.example', token: 'x' };
    await everywhere
      .insertInto('reseller_domains')
      .values({ ...domain, ...times, state: 'verified' })
      .execute();
    const headers = { host: 'voice.nordic.example', origin: 'http://voice.nordic.example' };
    const at = (email: string) => send(app, 'POST', '/api/auth/signup', { payload: body(email), headers });
    const answer = await at('clinic@example.com');
    expect(answer.statusCode, answer.body).toBe(201);
    const { data } = (await reseller.request('GET', '/api/reseller/customers')).json();
    expect(data).toMatchObject([{ name: 'Ada', contact_email: 'clinic@example.com' }]);
    const options = await send(app, 'GET', '/api/auth/options', { headers });
    expect(options.json()).toMatchObject({ newsletters_from: 'Nordic Voice' });
    const agreed = await send(app, 'POST', '/api/auth/signup', {
      payload: body('reader@example.com', { accepts_newsletters: true }),
      headers,
    });
    expect(agreed.statusCode, agreed.body).toBe(201);
    const consents = await everywhere
      .selectFrom('newsletter_consents')
      .innerJoin('users', 'users.id', 'newsletter_consents.user_id')
      .select(['users.email', 'given_by'])
      .where('newsletter_consents.reseller_id', '=', reseller.id)
      .execute();
    expect(consents).toEqual([{ email: 'reader@example.com', given_by: 'sign_up' }]);
    const [made] = await auditRows(app, reseller.id as never);
    expect(made).toMatchObject({ action: 'customer.create', resource_id: data[0].id, details: { by: 'sign_up' } });

    await everywhere
      .updateTable('resellers')
      .set({ suspended_at: clock.now() })
      .where('id', '=', reseller.id)
      .execute();
    expect((await at('late@example.com')).json()).toMatchObject({ error: 'forbidden' });
    expect((await signUp(body('late@example.com'))).statusCode).toBe(201);
  });

  it.each(['is_platform_admin', 'role', 'tenant_id', 'email_verified_at', 'password_hash', 'reseller_id'])(
    'refuses the field %s',
    async (field) => {
      const answer = await signUp(body('mass@example.com', { [field]: true }));
      expect(answer.json()).toMatchObject({ error: 'unknown_field', details: [{ path: `/${field}` }] });
    },
  );

  it('refuses a weak password, and an address in use in any spelling', async () => {
    expect((await signUp({ ...body('weak@example.com'), password: 'weak@example.com' })).statusCode).toBe(400);
    expect((await signUp({ ...body('weak@example.com'), password: 'Password1234' })).statusCode).toBe(400);
    await createPerson(app, { email: 'taken@example.com' });
    expect((await signUp(body(' TAKEN@example.com'))).statusCode).toBe(409);
  });

  it('ten concurrent ones with one address create one user and one tenant', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => signUp(body('race@example.com', { tenant_name: 'Race' }))),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    const tenants = await app.deps.db.platform.everywhere
      .selectFrom('tenants')
      .select('id')
      .where('name', '=', 'Race')
      .execute();
    expect(tenants).toHaveLength(1);
  });

  it('requires an invitation where sign-up is closed', async () => {
    auth.isSignUpOpen = false;
    expect((await signUp(body('uninvited@example.com'))).statusCode).toBe(403);
  });
});

describe('with an invitation', () => {
  it('the user joins its tenant, with a confirmed address', async () => {
    auth.isSignUpOpen = false;
    auth.verifiesEmail = true;
    const answer = await signUp(body('invited@example.com', { invite_token: 'inv_good' }));
    expect([answer.statusCode, answer.json<SignedIn>().user.email_verified]).toEqual([201, true]);
    expect((await me(answer.json<SignedIn>().access_token)).tenant).toMatchObject({ id: tenant.id, role: 'editor' });
    expect((await auditRows(app, tenant.id, 'auth.signup')).at(-1)).toMatchObject({ details: { by: 'invite' } });
  });

  /** People who worked here were locked out by "wrong email or password" on the day a mail server was set up. */
  it('by a link that was handed over, the user signs in without confirming, also when emails are delivered later', async () => {
    auth.confirmsSignUps = true;
    auth.deliversMail = false;
    const email = 'invited-by-hand@example.com';
    expect((await signUp(body(email, { invite_token: 'inv_by_hand' }))).statusCode).toBe(201);
    const logIn = () => send(app, 'POST', '/api/auth/login', { payload: { email, password: testPassword } });
    auth.deliversMail = true;
    expect((await logIn()).statusCode).toBe(200);
    // PARLEY_VERIFY_EMAIL=on
    auth.verifiesEmail = true;
    expect((await logIn()).statusCode).toBe(401);
    auth.deliversMail = false;
  });

  it('an invalid one creates no user', async () => {
    expect((await signUp(body('invited2@example.com', { invite_token: 'inv_bad' }))).statusCode).toBe(404);
    expect((await signUp(body('other@example.com', { invite_token: 'inv_good' }))).statusCode).toBe(404);
    const made = await app.deps.db.platform.everywhere
      .selectFrom('users')
      .select('id')
      .where('email', 'in', ['invited2@example.com', 'other@example.com'])
      .execute();
    expect(made).toEqual([]);
  });
});

describe('with open sign-up and no mail server', () => {
  beforeEach(() => {
    auth.confirmsSignUps = true;
  });
  const logIn = (email: string) =>
    send(app, 'POST', '/api/auth/login', { payload: { email, password: 'a sentence of the stranger' } });

  // 409 against 201 told strangers who has an account; so did a sign-in right after the sign-up.
  it('neither the sign-up nor a following sign-in reveals whether an address has an account', async () => {
    await createPerson(app, { email: 'owner@example.com' });
    const attempts = await Promise.all(
      ['owner@example.com', 'stranger@example.com'].map(async (email) => {
        const tried = await signUp(body(email, { password: 'a sentence of the stranger' }));
        const logIns = [];
        for (let time = 0; time < 7; time++) logIns.push(await logIn(email));
        return [tried, ...logIns].map((answer) => [answer.statusCode, withoutRequestId(answer.json())]);
      }),
    );
    expect(attempts[0]).toEqual(attempts[1]);
    expect(attempts[0]?.[0]).toEqual([202, { status: 'check_email', delivery: 'kept' }]);
    expect(attempts[0]?.map(([status]) => status)).toEqual([202, 401, 401, 401, 401, 401, 429, 429]);
  });

  it('a platform admin can forward the stored link, and the user signs in', async () => {
    await signUp(body('waiting@example.com'));
    expect(mails).toMatchObject([{ to: 'waiting@example.com', template: { kind: 'email_verification' } }]);
    const payload = { token: tokenIn(mails[0]) };
    expect((await send(app, 'POST', '/api/auth/verify-email', { payload })).statusCode).toBe(200);
    const again = { email: 'waiting@example.com', password: testPassword };
    expect((await send(app, 'POST', '/api/auth/login', { payload: again })).statusCode).toBe(200);
  });

  it('invited users sign in as before', async () => {
    const { email } = await createPerson(app, { emailVerifiedAt: null });
    const payload = { email, password: testPassword };
    expect((await send(app, 'POST', '/api/auth/login', { payload })).statusCode).toBe(200);
  });
});

describe('GET /api/auth/options', () => {
  it('200 without a credential: the options of the sign-in pages', async () => {
    auth.confirmsSignUps = true;
    const read = async () => (await send(app, 'GET', '/api/auth/options')).json();
    expect(await read()).toEqual({
      sign_up_open: true,
      sign_up_confirmation: 'administrator',
      newsletters_from: null,
      mail_configured: false,
    });
    Object.assign(auth, { isSignUpOpen: false, deliversMail: true });
    expect(await read()).toEqual({
      sign_up_open: false,
      sign_up_confirmation: 'email',
      newsletters_from: null,
      mail_configured: true,
    });
    auth.deliversMail = false;
  });
});

describe('with confirmed addresses', () => {
  beforeEach(() => {
    auth.verifiesEmail = true;
    auth.confirmsSignUps = true;
  });

  it('the response is the same for an address in use, whose owner is notified', async () => {
    await createPerson(app, { email: 'there@example.com', name: 'There' });
    const fresh = await signUp(body('fresh@example.com'));
    const known = await signUp(body('there@example.com'));
    expect([fresh.statusCode, known.statusCode]).toEqual([202, 202]);
    expect(withoutRequestId(fresh.json())).toEqual(withoutRequestId(known.json()));
    expect(fresh.headers['set-cookie']).toBeUndefined();
    expect(mails.map(({ to, template }) => [to, template.kind])).toEqual([
      ['fresh@example.com', 'email_verification'],
      ['there@example.com', 'account_exists'],
    ]);
    for (let time = 0; time < 5; time++) await signUp(body('there@example.com'));
    expect(mails.filter(({ to }) => to === 'there@example.com')).toHaveLength(3);
  });

  it('the sign-in is refused before; the link confirms the address once and signs in', async () => {
    await signUp(body('later@example.com'));
    const logIn = () =>
      send(app, 'POST', '/api/auth/login', { payload: { email: 'later@example.com', password: testPassword } });
    const refused = await logIn();
    expect([refused.statusCode, refused.headers['set-cookie']]).toEqual([401, undefined]);
    // A sign-in sends the link again, and the one before is void.
    expect(mails.map(({ template }) => template.kind)).toEqual(['email_verification', 'email_verification']);
    const verify = (token: string) => send(app, 'POST', '/api/auth/verify-email', { payload: { token } });
    expect((await verify(tokenIn(mails[0]))).statusCode).toBe(400);
    const answers = await Promise.all([verify(tokenIn(mails[1])), verify(tokenIn(mails[1]))]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    expect((await logIn()).statusCode).toBe(200);
  });

  it('a link is valid for a day', async () => {
    await signUp(body('slow@example.com'));
    clock.advance(86_400_000);
    const answer = await send(app, 'POST', '/api/auth/verify-email', { payload: { token: tokenIn(mails[0]) } });
    expect(answer.statusCode).toBe(400);
  });
});
