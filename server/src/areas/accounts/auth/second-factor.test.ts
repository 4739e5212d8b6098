import { randomBytes } from 'node:crypto';
import type { SignedIn } from '@parley/contract/resources/session';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSecondFactorSecrets, stepOfCode } from '#areas/accounts/second-factor';
import { createTestClock } from '#platform/clock/test-clock.ts';
import { auditRows } from '../../../../test/audit-rows.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { createPerson, logInAs, send, type TestPerson, testPassword } from '../../../../test/people.ts';
import type { AuthDeps } from './auth.operation.ts';

const clock = createTestClock('2026-03-01T10:00:00Z');
let app: TestApp;
let tenant: TestTenant;
const mails: string[] = [];
beforeAll(async () => {
  app = await buildTestApp({ clock });
  const mailer: AuthDeps['mailer'] = { send: async (_tx, mail) => void mails.push(`${mail.template.kind} ${mail.to}`) };
  app.deps.areaDeps.auth.mailer = mailer;
  tenant = await app.createTenant();
});
afterAll(() => app.close());

const post = (path: string, payload: unknown, token?: string) =>
  send(app, 'POST', `/api/auth/${path}`, { payload, ...(token ? { token } : {}) });

/** Code of an unused time step. */
function codeOf(url: string): string {
  clock.advance(30_000);
  return codeNow(url);
}
const codeNow = (url: string) => TOTP.generate({ secret: secretIn(url), timestamp: clock.now().getTime() });
const secretIn = (url: string) => {
  const otp = new URL(url);
  return new TOTP({ secret: otp.searchParams.get('secret') ?? '' }).secret;
};

async function withSecondFactor(): Promise<{ person: TestPerson; url: string; token: string; codes: string[] }> {
  const person = await createPerson(app, { tenants: [{ id: tenant.id, role: 'admin' }] });
  const { access_token: token } = await logInAs(app, person);
  const setup = await post('two-factor/setup', { password: testPassword }, token);
  const { otpauth_url: url } = setup.json<{ otpauth_url: string }>();
  const enabled = await post('two-factor/enable', { code: codeOf(url) }, token);
  expect(enabled.statusCode).toBe(200);
  return { person, url, token, codes: enabled.json<{ recovery_codes: string[] }>().recovery_codes };
}

async function challengeOf(person: TestPerson): Promise<string> {
  const answer = await post('login', { email: person.email, password: testPassword });
  expect(answer.json()).toMatchObject({ status: 'second_factor_required', expires_in: 600 });
  expect(answer.headers['set-cookie']).toBeUndefined();
  return answer.json<{ challenge_token: string }>().challenge_token;
}
const answerChallenge = (challenge: string, code: string) =>
  post('login/second-factor', { challenge_token: challenge, code });

describe('RFC 6238, appendix B', () => {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ])('at %d s the code is the last six digits of its vector', (seconds, code) => {
    const at = (more: number) => new Date((seconds + more) * 1000);
    const step = Math.floor(seconds / 30);
    expect(stepOfCode(secret, code, at(0))).toBe(step);
    expect(stepOfCode(secret, code, at(30))).toBe(step);
    expect(stepOfCode(secret, code, at(-30))).toBe(step);
    expect(stepOfCode(secret, code, at(60))).toBeNull();
    expect(stepOfCode(secret, code, at(-60))).toBeNull();
  });
});

describe('setting up', () => {
  it('requires the password, then a code; returns ten recovery codes; ends other sessions; notifies by email', async () => {
    const person = await createPerson(app, { tenants: [{ id: tenant.id, role: 'admin' }] });
    const elsewhere = await logInAs(app, person);
    const { access_token: token } = await logInAs(app, person);
    expect((await post('two-factor/setup', { password: 'guess' }, token)).statusCode).toBe(401);
    const setup = await post('two-factor/setup', { password: testPassword }, token);
    const { secret, otpauth_url: url } = setup.json<{ secret: string; otpauth_url: string }>();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(url).toContain(`issuer=Parley&secret=${secret}`);
    // Not asked for before a code was shown.
    expect((await post('login', { email: person.email, password: testPassword })).json()).toMatchObject({
      status: 'signed_in',
    });
    expect((await post('two-factor/enable', { code: '000000' }, token)).statusCode).toBe(401);
    const enabled = await post('two-factor/enable', { code: codeOf(url) }, token);
    const codes = enabled.json<{ recovery_codes: string[] }>().recovery_codes;
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    expect(mails).toContain(`second_factor_changed ${person.email}`);
    expect((await send(app, 'GET', '/api/auth/me', { token })).json()).toMatchObject({
      user: { second_factor_enabled: true },
    });
    expect((await send(app, 'GET', '/api/auth/me', { token: elsewhere.access_token })).statusCode).toBe(401);
    expect((await post('two-factor/setup', { password: testPassword }, token)).statusCode).toBe(409);
    expect((await post('two-factor/enable', { code: codeOf(url) }, token)).statusCode).toBe(409);
    const row = (await auditRows(app, tenant.id, 'auth.second_factor_enable')).at(-1);
    expect(row).toMatchObject({ actor: { id: person.id } });
  });

  it('stores neither secret nor codes in plaintext', async () => {
    const { person, url, codes } = await withSecondFactor();
    const secret = new URL(url).searchParams.get('secret') ?? '';
    const { everywhere } = app.deps.db.platform;
    const user = await everywhere.selectFrom('users').selectAll().where('id', '=', person.id).executeTakeFirstOrThrow();
    expect(user.second_factor_secret).toMatch(/^v1\./);
    expect(JSON.stringify(user)).not.toContain(secret);
    const kept = await everywhere.selectFrom('recovery_codes').selectAll().where('user_id', '=', person.id).execute();
    const text = kept.map((row) => row.code_hash.toString('latin1')).join(' ');
    for (const code of codes) expect(text).not.toContain(code.slice(0, 9));
  });
});

describe('logging in with it', () => {
  it('accepts the current code, once', async () => {
    const { person, url } = await withSecondFactor();
    const code = codeOf(url);
    const answer = await answerChallenge(await challengeOf(person), code);
    expect(answer.json<SignedIn>()).toMatchObject({ status: 'signed_in', user: { id: person.id } });
    expect(answer.headers['set-cookie']).toHaveLength(2);
    // Read over a shoulder, it is worth nothing any more; nor is the one of the step before.
    expect((await answerChallenge(await challengeOf(person), code)).statusCode).toBe(401);
  });

  it('accepts one of twenty concurrent requests with one code', async () => {
    const { person, url } = await withSecondFactor();
    const challenges = await Promise.all(Array.from({ length: 5 }, () => challengeOf(person)));
    const code = codeOf(url);
    const answers = await Promise.all(challenges.map((challenge) => answerChallenge(challenge, code)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it('a challenge opens one session, within ten minutes, and is no session itself', async () => {
    const { person, url } = await withSecondFactor();
    const challenge = await challengeOf(person);
    expect((await send(app, 'GET', '/api/auth/me', { token: challenge })).statusCode).toBe(401);
    expect((await answerChallenge(challenge, codeOf(url))).statusCode).toBe(200);
    expect((await answerChallenge(challenge, codeOf(url))).statusCode).toBe(401);
    const late = await challengeOf(person);
    clock.advance(600_000);
    expect((await answerChallenge(late, codeNow(url))).statusCode).toBe(401);
    expect((await answerChallenge(`chal_${'A'.repeat(43)}`, codeNow(url))).statusCode).toBe(401);
  });

  it('allows five attempts per challenge, also concurrently, and then throttles the user', async () => {
    const { person, url } = await withSecondFactor();
    const challenge = await challengeOf(person);
    const tries = await Promise.all(Array.from({ length: 30 }, () => answerChallenge(challenge, '000000')));
    expect(tries.filter((answer) => answer.json().message.startsWith('Incorrect or already used code'))).toHaveLength(
      5,
    );
    expect(tries.every(({ statusCode }) => statusCode === 401 || statusCode === 429)).toBe(true);
    expect((await answerChallenge(challenge, codeNow(url))).statusCode).not.toBe(200);
    const next = await challengeOf(person);
    const throttled = await answerChallenge(next, codeNow(url));
    expect([throttled.statusCode, throttled.headers['retry-after']]).toEqual([429, '30']);
    clock.advance(30_000);
    expect((await answerChallenge(next, codeNow(url))).statusCode).toBe(200);
  });

  it('accepts each recovery code once, with or without hyphens', async () => {
    const { person, codes } = await withSecondFactor();
    const [first = '', second = ''] = codes;
    expect((await answerChallenge(await challengeOf(person), first)).statusCode).toBe(200);
    expect((await answerChallenge(await challengeOf(person), first)).statusCode).toBe(401);
    const typed = second.replaceAll('-', '').toUpperCase();
    expect((await answerChallenge(await challengeOf(person), typed)).statusCode).toBe(200);
    const stranger = await withSecondFactor();
    expect((await answerChallenge(await challengeOf(stranger.person), codes[2] ?? '')).statusCode).toBe(401);
  });
});

describe('disabling it and new recovery codes', () => {
  it('require password and code', async () => {
    const { person, url, token, codes } = await withSecondFactor();
    const off = (password: string, code: string) => post('two-factor/disable', { password, code }, token);
    expect((await off('guess', codeOf(url))).statusCode).toBe(401);
    expect((await off(testPassword, '000000')).statusCode).toBe(401);
    const renewed = await post('two-factor/recovery-codes', { password: testPassword, code: codeOf(url) }, token);
    const [fresh = ''] = renewed.json<{ recovery_codes: string[] }>().recovery_codes;
    expect((await off(testPassword, codes[0] ?? '')).statusCode).toBe(401);
    expect((await off(testPassword, fresh)).statusCode).toBe(204);
    expect((await logInAs(app, person)).status).toBe('signed_in');
    expect((await off(testPassword, codeOf(url))).statusCode).toBe(409);
    expect((await auditRows(app, tenant.id, 'auth.second_factor_disable')).at(-1)).toMatchObject({
      actor: { id: person.id },
    });
  });

  it('count failures together with the sign-in', async () => {
    const { person, url, token } = await withSecondFactor();
    for (let time = 0; time < 5; time++) {
      await post('two-factor/disable', { password: testPassword, code: '000000' }, token);
    }
    const challenge = await challengeOf(person);
    expect((await answerChallenge(challenge, codeNow(url))).statusCode).toBe(429);
    for (let time = 0; time < 5; time++) await post('two-factor/disable', { password: 'guess', code: '000000' }, token);
    expect((await post('login', { email: person.email, password: testPassword })).statusCode).toBe(429);
  });
});

it('secrets are re-encrypted after a key rotation, and decrypt without the old key', async () => {
  const { db } = app.deps;
  const [k1, k2] = [randomBytes(32), randomBytes(32)];
  const old = createSecondFactorSecrets({ keys: new Map([['k1', k1]]), activeKeyId: 'k1' });
  const both = createSecondFactorSecrets({
    keys: new Map([
      ['k1', k1],
      ['k2', k2],
    ]),
    activeKeyId: 'k2',
  });
  const fresh = createSecondFactorSecrets({ keys: new Map([['k2', k2]]), activeKeyId: 'k2' });
  await db.platform.everywhere.updateTable('users').set({ second_factor_secret: null }).execute();
  const people = [await createPerson(app), await createPerson(app), await createPerson(app)];
  for (const { id } of people) {
    const sealed = old.seal(id, `secret of ${id}`);
    await db.platform.everywhere
      .updateTable('users')
      .set({ second_factor_secret: sealed })
      .where('id', '=', id)
      .execute();
  }
  const reseal = () => db.platform.inPlatform((tx) => both.reseal(tx, 2));
  expect([await reseal(), await reseal(), await reseal()]).toEqual([2, 1, 0]);
  const sealedOf = async (id: string) =>
    (
      await db.platform.everywhere
        .selectFrom('users')
        .select('second_factor_secret')
        .where('id', '=', id)
        .executeTakeFirst()
    )?.second_factor_secret ?? '';
  for (const { id } of people) expect(fresh.open(id, await sealedOf(id))).toBe(`secret of ${id}`);
  const [first, second] = people;
  // Bound to its person: put into another row it does not open.
  if (first && second)
    await expect(sealedOf(first.id).then((sealed) => fresh.open(second.id, sealed))).rejects.toThrow(
      'belongs elsewhere',
    );
});
