import type { UserId } from '@parley/contract/ids';
import type { Role } from '@parley/contract/scopes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '#areas/accounts/passwords';
import { createUser } from '#areas/accounts/users';
import { createTestClock } from '#platform/clock/test-clock.ts';
import { auditRows } from '../../../../test/audit-rows.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { askWith, createPerson, createReseller } from '../../../../test/callers.ts';
import { withoutRequestId } from '../../../../test/unknown-id.ts';

const clock = createTestClock('2026-03-01T10:00:00Z');
const password = 'seventeen wet umbrellas';
const unlimited = { PARLEY_REQUESTS_PER_MINUTE_PER_ADDRESS: '10000000', PARLEY_REQUESTS_PER_MINUTE_PER_KEY: '1000000' };
const smtp = { PARLEY_SMTP_URL: 'smtp://127.0.0.1:1', PARLEY_EMAIL_FROM: 'a@example.com' };

let app: TestApp;
let mailing: TestApp;
let tenant: TestTenant;
beforeAll(async () => {
  app = await buildTestApp({ clock, env: unlimited });
  mailing = await buildTestApp({ clock, env: { ...unlimited, ...smtp }, database: app.database });
  tenant = await app.createTenant();
});
afterAll(async () => {
  await mailing.close();
  await app.close();
});

let made = 0;
const newAddress = () => `robin${(made += 1)}@example.com`;

/** An invitation and the token that stands in its email. */
async function invited(email = newAddress(), more: { role?: Role; at?: TestApp; organization_id?: string } = {}) {
  const { at = app, ...body } = more;
  const request = askWith(at, { 'x-api-key': tenant.key });
  const answer = await request('POST', '/api/invites', { email, role: 'editor', ...body });
  const { rows } = await app.deps.db.platform.pool.query(
    'select * from emails where to_address = $1 order by created_at desc, id desc limit 1',
    [email],
  );
  const { text } = at.deps.mail.bodies.open(rows[0].sealed_body, { id: rows[0].id, tenantId: tenant.id });
  return { id: answer.json().id as string, email, token: /#token=(\S+)/.exec(text)?.[1] ?? '' };
}
const accept = (body: Record<string, unknown>, headers: Record<string, string> = {}) =>
  app.server.inject({ method: 'POST', url: '/api/invites/accept', payload: body, headers });
const memberIn = async (email: string) => {
  const { data } = (await tenant.request('GET', `/api/users?q=${email}`)).json();
  return data[0];
};
const userRow = async (email: string) =>
  (await app.deps.db.platform.pool.query('select * from users where email = $1', [email])).rows[0];
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const newAccount = async (email = newAddress(), isVerified = true) => {
  const id = app.deps.newId() as UserId;
  const now = clock.now();
  const passwordHash = await hashPassword(password);
  const emailVerifiedAt = isVerified ? now : null;
  await app.deps.db.platform.inPlatform((tx) =>
    createUser(tx, { id, email, name: 'Robin', passwordHash, emailVerifiedAt, now }),
  );
  return { id, email };
};

describe('a new user', () => {
  it('agrees to the newsletters of a reseller only by saying so', async () => {
    const reseller = await createReseller(app, 'Nordic Voice');
    const customer = await app.createTenant();
    const { everywhere } = app.deps.db.platform;
    await everywhere.updateTable('tenants').set({ reseller_id: reseller.id }).where('id', '=', customer.id).execute();
    const agreeing = { reader: true, silent: undefined };
    for (const [name, accepts_newsletters] of Object.entries(agreeing)) {
      const body = { email: `${name}@nordic.example`, role: 'editor' };
      const { accept_url: url } = (await customer.request('POST', '/api/invites', body)).json();
      const token = String(url).split('#token=')[1];
      const inspected = await app.server.inject({ method: 'POST', url: '/api/invites/inspect', payload: { token } });
      expect(inspected.json()).toMatchObject({ newsletters_from: 'Nordic Voice' });
      expect((await accept({ token, name, password, accepts_newsletters })).statusCode).toBe(201);
    }
    const consents = await everywhere
      .selectFrom('newsletter_consents')
      .innerJoin('users', 'users.id', 'newsletter_consents.user_id')
      .select('users.email')
      .where('newsletter_consents.reseller_id', '=', reseller.id)
      .execute();
    expect(consents).toEqual([{ email: 'reader@nordic.example' }]);
  });

  it('201: receives an account with the invitation’s role and organization, and a session', async () => {
    const organization = (await tenant.request('POST', '/api/organizations', { name: 'Branch' })).json();
    const { id, email, token } = await invited(undefined, { role: 'operator', organization_id: organization.id });
    const answer = await accept({ token, name: ' Robin Berg ', password });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ status: 'signed_in', user: { email, name: 'Robin Berg' } });
    expect(answer.cookies.map(({ name, httpOnly }) => [name, httpOnly])).toEqual([
      ['parley_session', true],
      ['parley_refresh', true],
    ]);
    const me = await app.server.inject({ url: '/api/auth/me', headers: bearer(answer.json().access_token) });
    expect(me.json().tenant).toMatchObject({ id: tenant.id, role: 'operator' });
    expect(await memberIn(email)).toMatchObject({ role: 'operator', organization: { id: organization.id } });
    const [row] = (await auditRows(app, tenant.id, 'invite.accept')).filter(({ resource_id }) => resource_id === id);
    expect(row).toMatchObject({
      actor: { kind: 'user', id: answer.json().user.id },
      request_id: answer.headers['x-request-id'],
      details: { user_id: answer.json().user.id, role: 'operator' },
    });
    expect(JSON.stringify(row)).not.toContain(email);
    expect((await tenant.request('GET', `/api/invites?email=${email}`)).json().data[0]).toMatchObject({
      state: 'accepted',
      accepted_by: answer.json().user.id,
    });
    const again = await app.server.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } });
    expect(again.statusCode).toBe(200);
  });

  it('has a confirmed address only when the link was emailed, not when it was forwarded', async () => {
    const sent = await invited(undefined, { at: mailing });
    const passedOn = await invited();
    for (const { token } of [sent, passedOn]) await accept({ token, name: 'Robin', password });
    expect((await userRow(sent.email)).email_verified_at).toEqual(clock.now());
    expect((await userRow(passedOn.email)).email_verified_at).toBeNull();
  });

  it.each([
    [{ name: 'Robin' }, '/password'],
    [{ password }, '/name'],
    [{ name: 'Robin', password: 'short' }, '/password'],
    [{ name: 'Robin', password: 'password1234' }, '/password'],
    [{ name: 'Robin Bergström', password: 'Robin-Bergström' }, '/password'],
    [{ name: 'Robin', password, role: 'owner' }, '/role'],
    [{ name: 'Robin', password, email: 'other@example.com' }, '/email'],
  ])('400: %j, and the invitation remains open', async (body, path) => {
    const { token, email } = await invited();
    const answer = await accept({ token, ...body });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().details[0].path).toBe(path);
    expect(await userRow(email)).toBeUndefined();
    expect((await accept({ token, name: 'Robin', password })).statusCode).toBe(201);
  });
});

describe('a user with an account', () => {
  it('201 with its password; name and password are kept', async () => {
    const { email, id } = await newAccount();
    const { token } = await invited(email);
    const answer = await accept({ token, name: 'Somebody else', password });
    expect(answer.statusCode).toBe(201);
    expect(answer.json().user).toMatchObject({ id, name: 'Robin' });
    expect(await memberIn(email)).toMatchObject({ id, role: 'editor' });
  });

  it('401 with a wrong password, as at sign-in; the invitation remains open', async () => {
    const { email } = await newAccount();
    const { token } = await invited(email);
    const answer = await accept({ token, name: 'Robin', password: 'another long sentence' });
    expect(answer.statusCode).toBe(401);
    const login = await app.server.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email, password: 'another long sentence' },
    });
    expect(withoutRequestId(answer.json())).toEqual(withoutRequestId(login.json()));
    expect(await memberIn(email)).toBeUndefined();
    expect((await accept({ token, password })).statusCode).toBe(201);
  });

  it('429 after guessing: the token does not bypass the sign-in throttle', async () => {
    const { email } = await newAccount();
    const { token } = await invited(email);
    const statuses: number[] = [];
    for (let n = 0; n < 40 && statuses.at(-1) !== 429; n += 1) {
      statuses.push((await accept({ token, password: `guess number ${n} of many` })).statusCode);
    }
    expect(statuses.at(-1)).toBe(429);
    expect((await accept({ token, password })).statusCode).toBe(429);
  });

  it('201 when signed in, without a password', async () => {
    const ada = await createPerson(app);
    const { token } = await invited(`${ada.id}@example.com`);
    const answer = await ada.request('POST', '/api/invites/accept', { token });
    expect(answer.statusCode).toBe(201);
    expect(answer.json().user.id).toBe(ada.id);
  });

  it('403 when another user is signed in', async () => {
    const ada = await createPerson(app);
    const { email } = await newAccount();
    const { token } = await invited(email);
    expect((await ada.request('POST', '/api/invites/accept', { token })).statusCode).toBe(403);
    expect(await memberIn(email)).toBeUndefined();
    expect((await accept({ token, password })).statusCode).toBe(201);
  });

  it('401 with the password alone where a second factor is enabled; 401 with neither', async () => {
    const { email, id } = await newAccount();
    await app.deps.db.platform.pool.query('update users set second_factor_since = now() where id = $1', [id]);
    const { token } = await invited(email);
    for (const answer of [await accept({ token, password }), await accept({ token })]) {
      expect(answer.statusCode).toBe(401);
      expect(answer.json().message).toContain('sign in');
      expect(answer.cookies).toEqual([]);
    }
    expect(await memberIn(email)).toBeUndefined();
  });

  it('401 when disabled', async () => {
    const { email, id } = await newAccount();
    await app.deps.db.platform.pool.query('update users set disabled_at = now() where id = $1', [id]);
    expect((await accept({ token: (await invited(email)).token, password })).statusCode).toBe(401);
  });

  it('409 for a member of the tenant', async () => {
    const { email, id } = await newAccount();
    const { token } = await invited(email);
    await app.deps.db.platform.pool.query(`insert into memberships values ($1, $2, 'viewer', null, now(), now())`, [
      tenant.id,
      id,
    ]);
    expect((await accept({ token, password })).statusCode).toBe(409);
    expect((await memberIn(email)).role).toBe('viewer');
  });
});

describe('a token', () => {
  it('404 alike when unknown, used, revoked or expired', async () => {
    const [used, revoked, expired] = [await invited(), await invited(), await invited()];
    await accept({ token: used.token, name: 'Robin', password });
    await tenant.request('DELETE', `/api/invites/${revoked.id}`);
    await app.deps.db.platform.pool.query('update invites set expires_at = $2 where id = $1', [
      expired.id,
      clock.now(),
    ]);
    const tokens = [`inv_${'x'.repeat(43)}`, used.token, revoked.token, expired.token, 'inv', ''];
    const answers = await Promise.all(tokens.map((token) => accept({ token, name: 'Robin', password })));
    for (const answer of answers) {
      expect(answer.statusCode).toBe(404);
      expect(withoutRequestId(answer.json())).toEqual(withoutRequestId(answers[0]?.json() ?? {}));
    }
  });

  it('is accepted once by twenty concurrent requests, new user or not', async () => {
    const fresh = await invited();
    const known = await newAccount();
    const { token } = await invited(known.email);
    const answers = await Promise.all([
      ...Array.from({ length: 20 }, (_, n) => accept({ token: fresh.token, name: `Robin ${n}`, password })),
      ...Array.from({ length: 20 }, () => accept({ token, password })),
    ]);
    const statuses = (part: typeof answers) => part.map(({ statusCode }) => statusCode).filter((code) => code === 201);
    expect(statuses(answers.slice(0, 20))).toHaveLength(1);
    expect(statuses(answers.slice(20))).toHaveLength(1);
    expect(answers.every(({ statusCode }) => statusCode < 500)).toBe(true);
    const { rows } = await app.deps.db.platform.pool.query(
      `select count(*)::int as people from users where email = any($1)`,
      [[fresh.email, known.email]],
    );
    expect(rows[0].people).toBe(2);
    for (const { email } of [fresh, known]) expect(await memberIn(email)).toBeDefined();
  });

  it('403 from a foreign origin', async () => {
    const { token } = await invited();
    const answer = await accept({ token, name: 'Robin', password }, { origin: 'https://evil.example' });
    expect(answer.statusCode).toBe(403);
  });
});

describe('POST /api/auth/signup with an invitation', () => {
  const signUp = (body: Record<string, unknown>) =>
    app.server.inject({ method: 'POST', url: '/api/auth/signup', payload: { name: 'Robin', password, ...body } });

  it('joins the tenant that invited this address', async () => {
    const { email, token } = await invited();
    expect((await signUp({ email, invite_token: token })).statusCode).toBe(201);
    expect(await memberIn(email)).toMatchObject({ role: 'editor' });
  });

  it('403 with another person’s invitation, and creates no account', async () => {
    const { token } = await invited();
    const email = newAddress();
    expect((await signUp({ email, invite_token: token })).statusCode).toBe(403);
    expect(await userRow(email)).toBeUndefined();
  });
});
