import type { CurrentUser, SignedIn } from '@parley/contract/resources/session';
import { scopesOfRole } from '@parley/contract/scopes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Passwords } from '#areas/accounts/passwords';
import { platformChain } from '#platform/audit/audit-entry.ts';
import { createTestClock } from '#platform/clock/test-clock.ts';
import { auditRows } from '../../../../test/audit-rows.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { createPerson, logInAs, send, type TestPerson, testPassword } from '../../../../test/people.ts';
import { withoutRequestId } from '../../../../test/unknown-id.ts';

const clock = createTestClock('2026-03-01T10:00:00Z');
let app: TestApp;
let tenant: TestTenant;
let ada: TestPerson;
/** Hashes that were computed to judge a password. */
let judged = 0;

beforeAll(async () => {
  app = await buildTestApp({ clock });
  const { auth } = app.deps.areaDeps;
  const real: Passwords = auth.passwords;
  auth.passwords = {
    hash: real.hash,
    verify: (stored, password) => {
      judged++;
      return real.verify(stored, password);
    },
  };
  tenant = await app.createTenant({ name: 'Lindgren Dental' });
  ada = await createPerson(app, { name: 'Ada', tenants: [{ id: tenant.id, role: 'editor' }] });
});
afterAll(() => app.close());

let lastIp = 0;
/** Network without failures in this file. */
const freshIp = () => `198.51.${Math.floor(++lastIp / 250)}.${lastIp % 250}`;
const logIn = (email: string, password: string, ip = freshIp(), headers: Record<string, string> = {}) =>
  send(app, 'POST', '/api/auth/login', { payload: { email, password }, ip, headers });

describe('a sign-in', () => {
  it('returns a pair of tokens, also as HttpOnly cookies', async () => {
    const answer = await logIn(ada.email, testPassword);
    expect(answer.statusCode).toBe(200);
    const body = answer.json<SignedIn>();
    expect(body).toMatchObject({
      status: 'signed_in',
      token_type: 'bearer',
      expires_in: 900,
      refresh_expires_in: 30 * 86_400,
      user: { id: ada.id, email: ada.email, email_verified: true, second_factor_enabled: false },
    });
    const cookies = answer.headers['set-cookie'] as string[];
    expect(cookies).toEqual([
      `parley_session=${body.access_token}; Path=/; Max-Age=900; HttpOnly; SameSite=Lax`,
      `parley_refresh=${body.refresh_token}; Path=/api/auth/refresh; Max-Age=2592000; HttpOnly; SameSite=Lax`,
    ]);
  });

  it('returns the user, tenant and scopes', async () => {
    const { access_token: token } = await logInAs(app, ada);
    const me = (await send(app, 'GET', '/api/auth/me', { token })).json<CurrentUser>();
    expect(me).toMatchObject({
      user: { id: ada.id, name: 'Ada' },
      tenant: { id: tenant.id, name: 'Lindgren Dental', role: 'editor' },
      tenants: [{ id: tenant.id }],
      reseller: null,
      is_platform_admin: false,
      branding: null,
      csrf_token: null,
    });
    expect(new Set(me.permissions)).toEqual(new Set(scopesOfRole.editor));
  });

  it('writes a row into the tenant’s audit log without address or network', async () => {
    const { access_token: token } = await logInAs(app, ada);
    const me = (await send(app, 'GET', '/api/auth/me', { token })).json<CurrentUser>();
    const row = (await auditRows(app, tenant.id, 'auth.login')).at(-1);
    expect(row).toMatchObject({
      actor: { kind: 'user', id: ada.id },
      resource_id: me.session_id,
      details: { by: 'password' },
    });
    expect(JSON.stringify(row?.details)).not.toMatch(/@|127\.0/);
  });

  it('without a tenant is written to the platform’s audit chain', async () => {
    const nobody = await createPerson(app);
    const { access_token: token } = await logInAs(app, nobody);
    const me = (await send(app, 'GET', '/api/auth/me', { token })).json<CurrentUser>();
    expect(me).toMatchObject({ tenant: null, permissions: [], tenants: [] });
    const rows = await auditRows(app, platformChain, 'auth.login');
    expect(rows.some((row) => row.resource_id === me.session_id)).toBe(true);
    expect((await send(app, 'GET', '/api/agents', { token })).statusCode).toBe(403);
  });

  it('accepts the address in any spelling', async () => {
    await createPerson(app, { email: 'Jürgen.Größe@Example.com' });
    for (const email of ['  jürgen.größe@example.com ', 'JU\u0308RGEN.GRÖßE@EXAMPLE.COM']) {
      expect((await logIn(email, testPassword)).statusCode).toBe(200);
    }
    expect((await logIn('jurgen.grosse@example.com', testPassword)).statusCode).toBe(401);
  });

  it('refuses unknown fields, invalid addresses and impossible passwords', async () => {
    const payload = { email: ada.email, password: testPassword };
    for (const more of [{ is_platform_admin: true }, { role: 'owner' }, { tenant_id: tenant.id }]) {
      const answer = await send(app, 'POST', '/api/auth/login', { payload: { ...payload, ...more } });
      expect(answer.json()).toMatchObject({ error: 'unknown_field' });
    }
    for (const email of ['', 'ada', '@example.com', 'a b@example.com', 'a@b\u0000.com', `${'a'.repeat(400)}@x.com`]) {
      expect((await logIn(email, 'x')).statusCode).toBe(400);
    }
    for (const password of ['', 'x'.repeat(1025), `${testPassword}\u0000`]) {
      expect((await logIn(ada.email, password)).statusCode).toBe(400);
    }
    expect((await logIn(ada.email, 'x'.repeat(1024))).statusCode).toBe(401);
  });
});

describe('a failed sign-in', () => {
  it('has the same response, cost and statements for known and unknown addresses', async () => {
    const disabled = await createPerson(app);
    await app.deps.db.platform.everywhere
      .updateTable('users')
      .set({ disabled_at: clock.now() })
      .where('id', '=', disabled.id)
      .execute();
    const without = await createPerson(app, { passwordHash: null });
    const costs = [];
    for (const [email, password] of [
      [ada.email, 'not the password'],
      ['nobody@example.com', 'not the password'],
      [without.email, testPassword],
      [disabled.email, testPassword],
    ] as const) {
      const before = judged;
      const counting = countStatements();
      const answer = await logIn(email, password);
      costs.push({
        status: answer.statusCode,
        body: withoutRequestId(answer.json()),
        judged: judged - before,
        statements: counting.stop(),
        cookies: answer.headers['set-cookie'],
      });
    }
    const message = expect.stringMatching(/^Incorrect email or password/);
    expect(costs[0]).toMatchObject({ status: 401, judged: 1, body: { message } });
    for (const cost of costs) expect(cost).toEqual(costs[0]);
  });

  it('stores its address nowhere', async () => {
    await logIn('somebody.private@example.com', 'not the password');
    const rows = await app.deps.db.platform.everywhere.selectFrom('failed_attempts').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows.map((row) => row.key.toString('latin1')))).not.toContain('somebody');
    const metrics = await app.deps.metrics.registry.metrics();
    expect(metrics).toMatch(/auth_proofs_total\{proof="password",outcome="failed"\} \d/);
    expect(metrics).not.toContain('example.com');
  });
});

/** Counts what is sent to the database from here on. */
function countStatements() {
  const { pool } = app.deps.db.platform;
  const texts: string[] = [];
  const connect = pool.connect.bind(pool);
  const patched = pool as unknown as { connect: () => Promise<unknown> };
  patched.connect = async () => {
    const client = await connect();
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    const patchedClient = client as unknown as { query: (...args: unknown[]) => unknown };
    patchedClient.query = (...args) => {
      const [first] = args;
      texts.push(typeof first === 'string' ? first : (first as { text: string }).text);
      return query(...args);
    };
    const release = client.release.bind(client);
    client.release = (cause?: Error | boolean) => {
      patchedClient.query = query;
      client.release = release;
      release(cause);
    };
    return client;
  };
  return {
    stop() {
      patched.connect = connect as () => Promise<unknown>;
      // The order of the three counts follows from their keys; shared request limits are written whenever it is time.
      return texts.filter((text) => /users|failed_attempts/.test(text)).sort();
    },
  };
}

describe('password guessing', () => {
  it('at one account from one network is throttled after five; the delay doubles to an hour; success resets it', async () => {
    const person = await createPerson(app);
    const ip = freshIp();
    const guess = () => logIn(person.email, 'not the password', ip);
    for (let time = 0; time < 5; time++) expect((await guess()).statusCode).toBe(401);
    const waits: number[] = [];
    for (let time = 0; time < 9; time++) {
      const before = judged;
      const refused = await guess();
      expect([refused.statusCode, judged - before]).toEqual([429, 0]);
      expect(refused.json()).toMatchObject({ error: 'rate_limited' });
      waits.push(Number(refused.headers['retry-after']));
      // The right password waits too: otherwise it could be told.
      expect((await logIn(person.email, testPassword, ip)).statusCode).toBe(429);
      clock.advance((waits.at(-1) ?? 0) * 1000);
      expect((await guess()).statusCode).toBe(401);
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 960, 1920, 3600, 3600]);
    clock.advance(3_600_000);
    expect((await logIn(person.email, testPassword, ip)).statusCode).toBe(200);
    for (let time = 0; time < 5; time++) expect((await guess()).statusCode).toBe(401);
    expect((await guess()).statusCode).toBe(429);
    // From elsewhere the person comes in.
    expect((await logIn(person.email, testPassword)).statusCode).toBe(200);
  });

  it('at an unknown account is counted alike', async () => {
    const ip = freshIp();
    const statuses = [];
    for (let time = 0; time < 6; time++)
      statuses.push((await logIn('nobody.at.all@example.com', 'guess', ip)).statusCode);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('at one account from many networks is throttled after fifty in an hour', async () => {
    const person = await createPerson(app);
    await Promise.all(Array.from({ length: 50 }, () => logIn(person.email, 'guess')));
    const refused = await logIn(person.email, testPassword);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600']);
    clock.advance(3_600_000);
    expect((await logIn(person.email, testPassword)).statusCode).toBe(200);
  });

  it('at many accounts from one network is throttled after a hundred in an hour, also within an IPv6 network', async () => {
    const guess = (_: unknown, time: number) =>
      logIn(`person${time}@nowhere.example`, 'guess', `2001:db8:1:2::${time.toString(16)}`);
    await Promise.all(Array.from({ length: 100 }, guess));
    expect((await logIn(ada.email, testPassword, '2001:db8:1:2:ffff::1')).statusCode).toBe(429);
    expect((await logIn(ada.email, testPassword, '2001:db8:1:3::1')).statusCode).toBe(200);
  });

  it('in parallel is checked no more often than in sequence', async () => {
    const person = await createPerson(app);
    const ip = freshIp();
    const before = judged;
    const answers = await Promise.all(Array.from({ length: 50 }, () => logIn(person.email, 'guess', ip)));
    expect(judged - before).toBe(5);
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(45);
  });

  it('is not helped by forwarded headers', async () => {
    const person = await createPerson(app);
    const ip = freshIp();
    const statuses = [];
    for (let time = 0; time < 6; time++) {
      const headers = {
        'x-forwarded-for': `203.0.113.${time}`,
        'x-real-ip': `203.0.113.${time}`,
        forwarded: `for=203.0.113.${time}`,
      };
      statuses.push((await logIn(person.email, 'guess', ip, headers)).statusCode);
    }
    expect(statuses.at(-1)).toBe(429);
  });

  it('is not helped by spellings of the address', async () => {
    const person = await createPerson(app, { email: 'many.spellings@example.com' });
    const ip = freshIp();
    const spellings = [
      'many.spellings@example.com',
      'MANY.spellings@example.com',
      ' many.spellings@example.com',
      'many.spellings@EXAMPLE.com ',
    ];
    for (let time = 0; time < 5; time++) await logIn(spellings[time % 4] ?? '', 'guess', ip);
    expect((await logIn(person.email, testPassword, ip)).statusCode).toBe(429);
  });

  it('that was rejected unchecked, because of too many at once, does not count', async () => {
    const person = await createPerson(app);
    const ip = freshIp();
    const { auth } = app.deps.areaDeps;
    const real = auth.passwords;
    auth.passwords = {
      ...real,
      verify: () => Promise.reject(new Error('busy')),
    };
    for (let time = 0; time < 7; time++) expect((await logIn(person.email, 'guess', ip)).statusCode).toBe(500);
    auth.passwords = real;
    expect((await logIn(person.email, testPassword, ip)).statusCode).toBe(200);
  });
});

describe('a legacy password hash', () => {
  const bcrypt = '$2b$04$aGle8sH7KFPd08QPWmHj8eXvwYhvSpzXn16nHtfYGbaRJRIS/QpKK';
  const stored = async (person: TestPerson) =>
    (
      await app.deps.db.platform.everywhere
        .selectFrom('users')
        .select('password_hash')
        .where('id', '=', person.id)
        .executeTakeFirstOrThrow()
    ).password_hash;

  it('authenticates and is rehashed with argon2id', async () => {
    const person = await createPerson(app, { passwordHash: bcrypt });
    expect((await logIn(person.email, 'not the password')).statusCode).toBe(401);
    expect(await stored(person)).toBe(bcrypt);
    expect((await logIn(person.email, 'correct horse battery')).statusCode).toBe(200);
    expect(await stored(person)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await logIn(person.email, 'correct horse battery')).statusCode).toBe(200);
  });

  it('with an excessive cost factor never authenticates', async () => {
    const person = await createPerson(app, { passwordHash: bcrypt.replace('$04$', '$31$') });
    expect((await logIn(person.email, 'correct horse battery')).statusCode).toBe(401);
  });

  it('is upgraded by the migration, or replaced', async () => {
    const migrate = (payload: Record<string, string>) =>
      send(app, 'POST', '/api/auth/migrate-password', { payload, ip: freshIp() });
    const first = await createPerson(app, { passwordHash: bcrypt });
    const done = await migrate({ email: first.email, old_password: 'correct horse battery' });
    expect([done.statusCode, done.json()]).toEqual([200, { status: 'migrated' }]);
    expect(await stored(first)).toMatch(/^\$argon2id/);
    const second = await createPerson(app, { passwordHash: bcrypt });
    const renewed = { email: second.email, old_password: 'correct horse battery', new_password: testPassword };
    expect((await migrate(renewed)).statusCode).toBe(200);
    expect((await logIn(second.email, 'correct horse battery')).statusCode).toBe(401);
    expect((await logIn(second.email, testPassword)).statusCode).toBe(200);
  });

  it('cannot be migrated twice, nor without the password', async () => {
    const migrate = (payload: Record<string, string>) =>
      send(app, 'POST', '/api/auth/migrate-password', { payload, ip: freshIp() });
    const failed = await migrate({ email: ada.email, old_password: 'guess', new_password: 'another sentence of mine' });
    const unknown = await migrate({ email: 'nobody@example.com', old_password: 'guess' });
    expect(withoutRequestId(failed.json())).toEqual(withoutRequestId(unknown.json()));
    expect(failed.statusCode).toBe(401);
    const again = { email: ada.email, old_password: testPassword };
    expect((await migrate(again)).statusCode).toBe(200);
    // The old password alone must not be enough to replace one that is in use.
    expect((await migrate({ ...again, new_password: 'another sentence of mine' })).statusCode).toBe(409);
    expect((await logIn(ada.email, testPassword)).statusCode).toBe(200);
  });

  it('counts failures together with the sign-in', async () => {
    const person = await createPerson(app, { passwordHash: bcrypt });
    const ip = freshIp();
    for (let time = 0; time < 5; time++) {
      await send(app, 'POST', '/api/auth/migrate-password', {
        payload: { email: person.email, old_password: 'guess' },
        ip,
      });
    }
    expect((await logIn(person.email, 'correct horse battery', ip)).statusCode).toBe(429);
  });
});

it('the address is matched as text: SQL and LIKE metacharacters never sign in', async () => {
  for (const email of ["'or'1'='1@example.com", '%@example.com', '_@example.com', 'a\u202e@example.com']) {
    expect([400, 401]).toContain((await logIn(email, testPassword)).statusCode);
  }
});
