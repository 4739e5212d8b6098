import type { CurrentUser, Session, SessionTokens, SignedIn } from '@parley/contract/resources/session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestClock } from '#platform/clock/test-clock.ts';
import { auditRows } from '../../../../test/audit-rows.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { jobOf } from '../../../../test/job-of.ts';
import { createPerson, logInAs, send, type TestPerson, testPassword } from '../../../../test/people.ts';
import { unknownId } from '../../../../test/unknown-id.ts';
import { authJobs } from './auth-jobs.ts';

const clock = createTestClock('2026-03-01T10:00:00Z');
let app: TestApp;
let tenant: TestTenant;
let other: TestTenant;
let ada: TestPerson;
beforeAll(async () => {
  app = await buildTestApp({ clock });
  [tenant, other] = [await app.createTenant({ name: 'A tenant' }), await app.createTenant({ name: 'Other tenant' })];
  const tenants = [
    { id: tenant.id, role: 'owner' as const },
    { id: other.id, role: 'viewer' as const },
  ];
  ada = await createPerson(app, { name: 'Ada', tenants });
});
afterAll(() => app.close());

const own = { host: 'parley.example', origin: 'http://parley.example' };
const me = (token: string) => send(app, 'GET', '/api/auth/me', { token });
const refresh = (token: string) => send(app, 'POST', '/api/auth/refresh', { payload: { refresh_token: token } });
const cookieOf = (tokens: Pick<SessionTokens, 'access_token'>) => `parley_session=${tokens.access_token}`;
const endReason = async (sessionId: string) =>
  (
    await app.deps.db.platform.everywhere
      .selectFrom('sessions')
      .select('end_reason')
      .where('id', '=', sessionId)
      .executeTakeFirstOrThrow()
  ).end_reason;
const idOf = async (tokens: Pick<SessionTokens, 'access_token'>) =>
  (await me(tokens.access_token)).json<CurrentUser>().session_id;

describe('session lifetime', () => {
  it('an access token is valid for 15 minutes, a refresh token for 30 days, the session for 90', async () => {
    let tokens: SessionTokens = await logInAs(app, ada);
    clock.advance(15 * 60_000 - 1);
    expect((await me(tokens.access_token)).statusCode).toBe(200);
    clock.advance(1);
    expect((await me(tokens.access_token)).statusCode).toBe(401);
    const lifetimes = [];
    for (let month = 0; month < 3; month++) {
      tokens = (await refresh(tokens.refresh_token)).json<SessionTokens>();
      lifetimes.push(tokens.refresh_expires_in);
      clock.advance(30 * 86_400_000 - 6 * 60_000);
    }
    const last = (await refresh(tokens.refresh_token)).json<SessionTokens>();
    // Rest of the 90 days: refreshing cannot extend it.
    expect(lifetimes).toEqual([2_592_000, 2_592_000, 2_591_820]);
    expect([last.expires_in, last.refresh_expires_in]).toEqual([180, 180]);
    clock.advance(last.expires_in * 1000);
    expect((await me(last.access_token)).statusCode).toBe(401);
    expect((await refresh(last.refresh_token)).statusCode).toBe(401);
  });

  it('a refresh token is void after 30 days without use', async () => {
    const tokens = await logInAs(app, ada);
    clock.advance(30 * 86_400_000);
    expect((await refresh(tokens.refresh_token)).statusCode).toBe(401);
  });
});

describe('a refresh token', () => {
  it('returns new tokens, and the previous access token is void at once', async () => {
    const first = await logInAs(app, ada);
    const second = (await refresh(first.refresh_token)).json<SessionTokens>();
    expect(second.access_token).not.toBe(first.access_token);
    expect((await me(first.access_token)).statusCode).toBe(401);
    expect((await me(second.access_token)).statusCode).toBe(200);
  });

  it('reused ends its session, and writes an audit row', async () => {
    const first = await logInAs(app, ada);
    const sessionId = await idOf(first);
    const second = (await refresh(first.refresh_token)).json<SessionTokens>();
    const third = (await refresh(second.refresh_token)).json<SessionTokens>();
    expect((await refresh(first.refresh_token)).statusCode).toBe(401);
    expect((await me(third.access_token)).statusCode).toBe(401);
    expect((await refresh(third.refresh_token)).statusCode).toBe(401);
    expect(await endReason(sessionId)).toBe('token_reuse');
    const rows = await auditRows(app, tenant.id, 'auth.token_reuse');
    expect(rows.at(-1)).toMatchObject({ actor: { id: ada.id }, resource_id: sessionId });
  });

  it('used twenty times at once returns at most one pair of tokens, which is void too', async () => {
    const first = await logInAs(app, ada);
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(first.refresh_token)));
    const given = answers.filter(({ statusCode }) => statusCode === 200);
    expect(given).toHaveLength(1);
    expect((await me(given[0]?.json<SessionTokens>().access_token ?? '')).statusCode).toBe(401);
  });

  it('is not accepted as an access token, nor vice versa', async () => {
    const tokens = await logInAs(app, ada);
    expect((await me(tokens.refresh_token)).statusCode).toBe(401);
    expect((await refresh(tokens.access_token)).statusCode).toBe(401);
    expect((await refresh(`refr_${'A'.repeat(43)}`)).statusCode).toBe(401);
    expect((await send(app, 'POST', '/api/auth/refresh')).statusCode).toBe(401);
    expect((await me(tokens.access_token)).statusCode).toBe(200);
  });

  it('in a cookie is accepted from our own origin only, and replaced there', async () => {
    const { refresh_token: token } = await logInAs(app, ada);
    const byCookie = (headers: Record<string, string>) =>
      send(app, 'POST', '/api/auth/refresh', {
        headers: { host: own.host, cookie: `parley_refresh=${token}`, ...headers },
      });
    for (const headers of [
      {},
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'http://parley.example.evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'none' },
      { origin: own.origin, 'sec-fetch-site': 'same-site' },
    ]) {
      expect((await byCookie(headers as Record<string, string>)).json()).toMatchObject({ error: 'origin_not_allowed' });
    }
    const answer = await byCookie({ origin: own.origin, 'sec-fetch-site': 'same-origin' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['set-cookie']).toHaveLength(2);
  });
});

describe('by cookie', () => {
  it('a write requires the X-CSRF-Token of this session and our own origin', async () => {
    const tokens = await logInAs(app, ada);
    const another = await logInAs(app, ada);
    const headers = { host: own.host, cookie: cookieOf(tokens) };
    const write = (more: Record<string, string>, payload: unknown = { tenant_id: tenant.id }) =>
      send(app, 'POST', '/api/auth/switch-tenant', { headers: { ...headers, ...more }, payload });
    for (const more of [
      {},
      { 'x-csrf-token': '' },
      { 'x-csrf-token': 'guess' },
      { 'x-csrf-token': another.csrf_token },
      { 'x-csrf-token': tokens.csrf_token, origin: 'https://evil.example' },
      { 'x-csrf-token': tokens.csrf_token, origin: 'null' },
    ]) {
      expect((await write(more as Record<string, string>)).statusCode).toBe(403);
    }
    const form = await app.server.inject({
      method: 'POST',
      url: '/api/auth/switch-tenant',
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      payload: `tenant_id=${tenant.id}`,
    });
    expect([403, 415]).toContain(form.statusCode);
    expect((await send(app, 'GET', '/api/auth/switch-tenant', { headers })).statusCode).toBe(405);
    expect((await write({ 'x-csrf-token': tokens.csrf_token, origin: own.origin })).statusCode).toBe(200);
  });

  it('a reloaded page reads its CSRF token from /me', async () => {
    const tokens = await logInAs(app, ada);
    const answer = await send(app, 'GET', '/api/auth/me', { headers: { cookie: cookieOf(tokens) } });
    expect(answer.json<CurrentUser>().csrf_token).toBe(tokens.csrf_token);
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });

  it.each(['login', 'signup', 'verify-email', 'login/second-factor', 'migrate-password', 'password-update', 'logout'])(
    'a foreign origin cannot call %s (login CSRF)',
    async (path) => {
      const payloads: Record<string, unknown> = {
        login: { email: ada.email, password: testPassword },
        signup: { email: 'new@example.com', password: testPassword, name: 'New' },
        'verify-email': { token: 'mail_x' },
        'login/second-factor': { challenge_token: 'chal_x', code: '123456' },
        'migrate-password': { email: ada.email, old_password: testPassword },
        'password-update': { reset_token: 'reset_x', new_password: testPassword },
      };
      const headers = { host: own.host, origin: 'https://evil.example' };
      const answer = await send(app, 'POST', `/api/auth/${path}`, { headers, payload: payloads[path] });
      expect(answer.json()).toMatchObject({ error: 'origin_not_allowed' });
      expect(answer.headers['set-cookie']).toBeUndefined();
    },
  );

  it('logging in creates a new session id and ends the previous session', async () => {
    const planted = await logInAs(app, await createPerson(app));
    const plantedId = await idOf(planted);
    const answer = await send(app, 'POST', '/api/auth/login', {
      headers: { cookie: cookieOf(planted) },
      payload: { email: ada.email, password: testPassword },
    });
    const mine = answer.json<SignedIn>();
    expect(await idOf(mine)).not.toBe(plantedId);
    expect((await me(planted.access_token)).statusCode).toBe(401);
    expect((await refresh(planted.refresh_token)).statusCode).toBe(401);
    expect(await endReason(plantedId)).toBe('replaced');
  });
});

describe('logging out', () => {
  const logOut = (headers: Record<string, string>) => send(app, 'POST', '/api/auth/logout', { headers });

  it('ends the session, deletes the cookies, and is idempotent', async () => {
    const tokens = await logInAs(app, ada);
    const sessionId = await idOf(tokens);
    const headers = { cookie: cookieOf(tokens), 'x-csrf-token': tokens.csrf_token };
    for (let time = 0; time < 2; time++) {
      const answer = await logOut(headers);
      expect(answer.statusCode).toBe(204);
      expect(answer.headers['set-cookie']).toEqual([
        expect.stringMatching(/^parley_session=; Path=\/; Max-Age=0/),
        expect.stringMatching(/^parley_refresh=; Path=\/api\/auth\/refresh; Max-Age=0/),
      ]);
    }
    expect((await me(tokens.access_token)).statusCode).toBe(401);
    expect((await refresh(tokens.refresh_token)).statusCode).toBe(401);
    expect(
      (await auditRows(app, tenant.id, 'auth.logout')).filter((row) => row.resource_id === sessionId),
    ).toHaveLength(1);
  });

  it('works without a session and with an expired one, but not from a foreign origin', async () => {
    expect((await logOut({})).statusCode).toBe(204);
    expect((await logOut({ authorization: 'Bearer nonsense' })).statusCode).toBe(204);
    const tokens = await logInAs(app, ada);
    expect((await logOut({ cookie: cookieOf(tokens) })).statusCode).toBe(403);
    expect((await me(tokens.access_token)).statusCode).toBe(200);
    clock.advance(16 * 60_000);
    expect((await logOut({ authorization: `Bearer ${tokens.access_token}` })).statusCode).toBe(204);
    expect((await refresh(tokens.refresh_token)).statusCode).toBe(401);
  });
});

describe('own sessions', () => {
  it('are listed, the current one marked, and revoked individually', async () => {
    const person = await createPerson(app, { tenants: [{ id: tenant.id, role: 'viewer' }] });
    const here = await logInAs(app, person);
    const there = await logInAs(app, person);
    const { access_token: token } = here;
    const list = async () => (await send(app, 'GET', '/api/auth/sessions', { token })).json<{ data: Session[] }>().data;
    const sessions = await list();
    expect(sessions).toHaveLength(2);
    expect(sessions.filter(({ is_current }) => is_current)).toMatchObject([
      { id: await idOf(here), tenant_id: tenant.id },
    ]);
    const thereId = await idOf(there);
    const end = (id: string) => send(app, 'DELETE', `/api/auth/sessions/${id}`, { token });
    expect((await end(thereId)).statusCode).toBe(204);
    expect((await me(there.access_token)).statusCode).toBe(401);
    expect((await refresh(there.refresh_token)).statusCode).toBe(401);
    expect((await end(thereId)).statusCode).toBe(404);
    expect(await list()).toHaveLength(1);
    expect((await auditRows(app, tenant.id, 'auth.session_end')).at(-1)).toMatchObject({ resource_id: thereId });
  });

  it('404 for another user’s as for an unknown one; keys have none', async () => {
    const strange = await logInAs(app, await createPerson(app));
    const { access_token: token } = await logInAs(app, ada);
    const foreign = await send(app, 'DELETE', `/api/auth/sessions/${await idOf(strange)}`, { token });
    const nowhere = await send(app, 'DELETE', `/api/auth/sessions/${unknownId}`, { token });
    expect([foreign.statusCode, foreign.json().message]).toEqual([404, nowhere.json().message]);
    expect((await me(strange.access_token)).statusCode).toBe(200);
    expect((await tenant.request('GET', '/api/auth/sessions')).statusCode).toBe(403);
  });
});

describe('switching the tenant', () => {
  const switchTo = (token: string, id: string) =>
    send(app, 'POST', '/api/auth/switch-tenant', { token, payload: { tenant_id: id } });

  it('keeps the session and returns new tokens, with the role there', async () => {
    const first = await logInAs(app, ada);
    const sessionId = await idOf(first);
    const before = (await me(first.access_token)).json<CurrentUser>().tenant?.id === tenant.id ? other : tenant;
    clock.advance(1000);
    const second = (await switchTo(first.access_token, before.id)).json<SessionTokens>();
    const now = (await me(second.access_token)).json<CurrentUser>();
    expect(now).toMatchObject({ session_id: sessionId, tenant: { id: before.id } });
    expect((await me(first.access_token)).statusCode).toBe(401);
    // The next sign-in begins where the last one was.
    expect((await me((await logInAs(app, ada)).access_token)).json<CurrentUser>().tenant?.id).toBe(before.id);
  });

  it('answers 404 for a foreign tenant as for an unknown one', async () => {
    const foreign = await app.createTenant();
    const { access_token: token } = await logInAs(app, ada);
    const refused = await switchTo(token, foreign.id);
    expect([refused.statusCode, refused.json().message]).toEqual([
      404,
      (await switchTo(token, unknownId)).json().message,
    ]);
    expect((await me(token)).statusCode).toBe(200);
  });
});

describe('a user without access', () => {
  it('is refused at once when disabled', async () => {
    const person = await createPerson(app, { tenants: [{ id: tenant.id, role: 'owner' }] });
    const tokens = await logInAs(app, person);
    const set = (disabled: Date | null) =>
      app.deps.db.platform.everywhere
        .updateTable('users')
        .set({ disabled_at: disabled })
        .where('id', '=', person.id)
        .execute();
    await set(clock.now());
    expect((await me(tokens.access_token)).statusCode).toBe(401);
    expect((await refresh(tokens.refresh_token)).statusCode).toBe(401);
    await set(null);
  });

  it('is refused when the tenant is suspended or they have left it', async () => {
    const closed = await app.createTenant({ name: 'Closed' });
    const person = await createPerson(app, { tenants: [{ id: closed.id, role: 'owner' }] });
    const tokens = await logInAs(app, person);
    const agents = () => send(app, 'GET', '/api/agents', { token: tokens.access_token });
    expect((await agents()).statusCode).toBe(200);
    const suspend = (at: Date | null) =>
      app.deps.db.platform.everywhere
        .updateTable('tenants')
        .set({ suspended_at: at })
        .where('id', '=', closed.id)
        .execute();
    await suspend(clock.now());
    expect((await agents()).statusCode).toBe(403);
    expect((await me(tokens.access_token)).json<CurrentUser>()).toMatchObject({
      tenant: null,
      tenants: [],
      permissions: [],
    });
    expect((await switchTenantOf(tokens, closed.id)).statusCode).toBe(404);
    await suspend(null);
    await app.deps.db.platform.everywhere.deleteFrom('memberships').where('user_id', '=', person.id).execute();
    expect((await agents()).statusCode).toBe(403);
  });
  const switchTenantOf = (tokens: SessionTokens, id: string) =>
    send(app, 'POST', '/api/auth/switch-tenant', { token: tokens.access_token, payload: { tenant_id: id } });
});

it('expired sessions are deleted', async () => {
  const person = await createPerson(app);
  await logInAs(app, person);
  const { access_token: kept } = await logInAs(app, person);
  const forget = jobOf(authJobs({ ...app.deps.areaDeps.auth, db: app.deps.db }), 'auth.forget');
  const count = async () =>
    (
      await app.deps.db.platform.everywhere
        .selectFrom('sessions')
        .select('id')
        .where('user_id', '=', person.id)
        .execute()
    ).length;
  await forget.run({});
  expect([await count(), (await me(kept)).statusCode]).toEqual([2, 200]);
  await send(app, 'POST', '/api/auth/logout', { token: kept });
  clock.advance(31 * 86_400_000);
  await forget.run({});
  expect(await count()).toBe(1);
  clock.advance(90 * 86_400_000);
  await forget.run({});
  expect(await count()).toBe(0);
  const attempts = await app.deps.db.platform.everywhere.selectFrom('failed_attempts').select('key').execute();
  expect(attempts).toEqual([]);
});
