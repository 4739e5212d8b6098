import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attemptKeys, clearAttempt, countAttempt } from '#areas/accounts/attempts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { createPerson, logInAs, send, testPassword } from '../../../../test/people.ts';
import { withoutRequestId } from '../../../../test/unknown-id.ts';
import { importPeople, readPeopleToImport } from './import-users.ts';

// Attacks by strangers, and what they must not obtain.

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({
    env: { PARLEY_OPEN_SIGN_UP: 'true', PARLEY_REQUESTS_PER_MINUTE_PER_ADDRESS: '1000000' },
  });
});
afterAll(() => app.close());

const password = 'a long sentence of somebody';
const signUp = (body: Record<string, unknown>) =>
  send(app, 'POST', '/api/auth/signup', { payload: { password, name: 'Somebody', ...body } });
const logIn = (email: string, given: string, ip?: string) =>
  send(app, 'POST', '/api/auth/login', { payload: { email, password: given }, ...(ip ? { ip } : {}) });

describe('account enumeration', () => {
  // An invitation that was made up answered 409 for a known address and 404 for an unknown one, with sign-up closed too.
  it('is not possible by signing up with an invalid invitation', async () => {
    await signUp({ email: 'known@example.com' });
    const invite_token = `inv_${'a'.repeat(43)}`;
    const answers = await Promise.all(
      ['known@example.com', 'unknown@example.com'].map((email) => signUp({ email, invite_token })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
    const [known, unknown] = answers.map((answer) => withoutRequestId(answer.json()));
    expect(known).toEqual(unknown);
  });
});

describe('an account with another person’s unconfirmed address', () => {
  // A squatter's unconfirmed sign-up once received the role an import meant for the address's owner.
  it('joins no tenant by an import with its old credentials: password and sessions are invalidated', async () => {
    const email = 'grace@example.com';
    const stranger = (await signUp({ email })).json();
    const tenant = await app.createTenant();
    const line = JSON.stringify({ email, name: 'Grace', tenant_id: tenant.id, role: 'admin' });
    const { people } = readPeopleToImport(line);
    await importPeople(app.deps.db.platform, { people, now: app.deps.clock.now(), newId: app.deps.newId });
    expect((await logIn(email, password)).statusCode).toBe(401);
    const me = await send(app, 'GET', '/api/auth/me', { token: stranger.access_token });
    expect(me.statusCode).toBe(401);
  });

  it('with a confirmed address is left unchanged', async () => {
    const person = await createPerson(app);
    const tenant = await app.createTenant();
    const { people } = readPeopleToImport(
      JSON.stringify({ email: person.email, name: 'Other', tenant_id: tenant.id, role: 'viewer' }),
    );
    await importPeople(app.deps.db.platform, { people, now: app.deps.clock.now(), newId: app.deps.newId });
    expect((await logInAs(app, person)).user.name).toBe(person.name);
  });
});

describe('an attacker’s failed log-ins', () => {
  // Fifty from all over the world kept the owner out for an hour, and a neighbour's hundred a whole office.
  it('do not lock out a user on a recently used network', async () => {
    const person = await createPerson(app);
    const home = '198.51.100.7';
    expect((await logIn(person.email, testPassword, home)).statusCode).toBe(200);
    for (let guess = 0; guess < 50; guess++) await logIn(person.email, 'wrong', `203.0.113.${guess}`);
    expect((await logIn(person.email, testPassword, '192.0.2.1')).statusCode).toBe(429);
    for (let guess = 0; guess < 100; guess++) await logIn(`nobody-${guess}@example.com`, 'wrong', home);
    expect((await logIn('nobody@example.com', 'wrong', home)).statusCode).toBe(429);
    expect((await logIn(person.email, testPassword, home)).statusCode).toBe(200);
  });

  it('are limited on that network too', async () => {
    const person = await createPerson(app);
    const home = '198.51.100.99';
    await logIn(person.email, testPassword, home);
    const statuses = [];
    for (let guess = 0; guess < 7; guess++) statuses.push((await logIn(person.email, 'wrong', home)).statusCode);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
  });

  // Log-ins that were refused for want of time left rows with nothing in them, for a day.
  it('that were rejected unchecked are not stored, and earlier failures remain', async () => {
    const { platform } = app.deps.db;
    const keys = attemptKeys({ guessed: 'password', account: 'nobody-at-all@example.com', ip: '203.0.113.222' });
    const count = () => platform.inPlatform((tx) => countAttempt(tx, keys, app.deps.clock.now()));
    const back = () => platform.inPlatform((tx) => clearAttempt(tx, keys));
    const failures = async () => {
      const found = await platform.pool.query<{ failures: number }>(
        'select failures from failed_attempts where key = any ($1)',
        [keys.map(({ key }) => key)],
      );
      return found.rows.map((row) => row.failures);
    };
    await count();
    await count();
    await back();
    expect(await failures()).toEqual([1, 1, 1]);
    await back();
    expect(await failures()).toEqual([]);
  });
});
