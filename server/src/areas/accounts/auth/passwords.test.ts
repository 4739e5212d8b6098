import type { SignedIn } from '@parley/contract/resources/session';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MailTemplate } from '#areas/platform/mail';
import { platformChain } from '#platform/audit/audit-entry.ts';
import { createTestClock } from '#platform/clock/test-clock.ts';
import { auditRows } from '../../../../test/audit-rows.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { jobOf } from '../../../../test/job-of.ts';
import { createPerson, logInAs, send, type TestPerson, testPassword } from '../../../../test/people.ts';
import type { AuthDeps } from './auth.operation.ts';
import { authJobs } from './auth-jobs.ts';

const clock = createTestClock('2026-03-01T10:00:00Z');
const newPassword = 'an entirely new sentence';
let app: TestApp;
let tenant: TestTenant;
let mails: { to: string; template: MailTemplate }[] = [];
beforeAll(async () => {
  app = await buildTestApp({ clock });
  app.deps.areaDeps.auth.mailer = { send: async (_tx, { to, template }) => void mails.push({ to, template }) };
  tenant = await app.createTenant();
});
afterAll(() => app.close());
beforeEach(() => {
  mails = [];
});

const post = (path: string, payload: unknown, token?: string) =>
  send(app, 'POST', `/api/auth/${path}`, { payload, ...(token ? { token } : {}) });
const canLogIn = async (person: TestPerson, password: string) =>
  (await post('login', { email: person.email, password })).statusCode === 200;
const person = () => createPerson(app, { tenants: [{ id: tenant.id, role: 'viewer' }] });

/** Runs the job over the pending requests. */
async function sendResets(): Promise<void> {
  const deps: AuthDeps = app.deps.areaDeps.auth;
  const job = jobOf(authJobs({ ...deps, db: app.deps.db }), 'auth.send_password_reset');
  for (const payload of asked.splice(0)) await job.run(payload);
}
const asked: { email: string }[] = [];

/** Asks for a reset as a browser does, and lets the job do its work. */
async function resetTokenOf(email: string): Promise<string> {
  const answer = await post('password-reset', { email });
  expect([answer.statusCode, answer.json()]).toEqual([202, { status: 'accepted', delivery: 'kept' }]);
  asked.push({ email });
  await sendResets();
  const template = mails.findLast(({ template: { kind } }) => kind === 'password_reset')?.template;
  return template && 'token' in template ? template.token : '';
}

describe('changing the password', () => {
  it('requires the old one, ends other sessions, keeps this one, notifies by email', async () => {
    const ada = await person();
    const elsewhere = await logInAs(app, ada);
    const { access_token: token } = await logInAs(app, ada);
    const change = (current: string, next: string) =>
      post('password-update', { current_password: current, new_password: next }, token);
    expect((await change('guess', newPassword)).statusCode).toBe(401);
    expect((await change(testPassword, 'short')).json()).toMatchObject({ details: [{ path: '/new_password' }] });
    expect((await change(testPassword, 'password123456')).statusCode).toBe(400);
    expect((await change(testPassword, `${ada.name} ${ada.name}`)).statusCode).toBe(400);
    expect((await change(testPassword, testPassword)).statusCode).toBe(400);
    expect((await change(testPassword, newPassword)).statusCode).toBe(204);
    expect((await send(app, 'GET', '/api/auth/me', { token })).statusCode).toBe(200);
    expect((await send(app, 'GET', '/api/auth/me', { token: elsewhere.access_token })).statusCode).toBe(401);
    expect(await canLogIn(ada, testPassword)).toBe(false);
    expect(await canLogIn(ada, newPassword)).toBe(true);
    expect(mails).toEqual([{ to: ada.email, template: { kind: 'password_changed', name: ada.name } }]);
    const row = (await auditRows(app, tenant.id, 'auth.password_change')).at(-1);
    expect(row).toMatchObject({ actor: { id: ada.id }, details: { by: 'password', ended_sessions: 1 } });
  });

  it('requires a session, and by cookie its CSRF token', async () => {
    const ada = await person();
    const payload = { current_password: testPassword, new_password: newPassword };
    expect((await post('password-update', payload)).statusCode).toBe(401);
    const { access_token: token } = await logInAs(app, ada);
    const headers = { cookie: `parley_session=${token}` };
    expect((await send(app, 'POST', '/api/auth/password-update', { payload, headers })).statusCode).toBe(403);
    expect((await tenant.request('POST', '/api/auth/password-update', payload)).statusCode).toBe(401);
    expect(await canLogIn(ada, testPassword)).toBe(true);
  });

  it('accepts exactly its fields', async () => {
    const { access_token: token } = await logInAs(app, await person());
    const both = { current_password: testPassword, reset_token: 'reset_x', new_password: newPassword };
    expect((await post('password-update', both, token)).statusCode).toBe(400);
    const more = { current_password: testPassword, new_password: newPassword, is_platform_admin: true };
    expect((await post('password-update', more, token)).statusCode).toBe(400);
    expect((await post('password-update', { new_password: newPassword }, token)).statusCode).toBe(400);
  });

  it('counts wrong old passwords as failed log-ins', async () => {
    const ada = await person();
    const { access_token: token } = await logInAs(app, ada);
    for (let time = 0; time < 5; time++) {
      await post('password-update', { current_password: 'guess', new_password: newPassword }, token);
    }
    expect((await post('login', { email: ada.email, password: testPassword })).statusCode).toBe(429);
  });
});

describe('resetting the password', () => {
  it('has the same response for every address, without waiting for the email', async () => {
    const ada = await person();
    expect(await resetTokenOf('nobody@example.com')).toBe('');
    expect(mails).toEqual([]);
    expect(await resetTokenOf(`  ${ada.email.toUpperCase()} `.trim())).toMatch(/^reset_/);
    const waiting = await app.deps.db.platform.everywhere.selectFrom('user_tokens').select('kind').execute();
    expect(waiting.filter(({ kind }) => kind === 'password_reset')).toHaveLength(1);
  });

  it('sets a new password, once, ends every session and verifies the address', async () => {
    const ada = await createPerson(app, { emailVerifiedAt: null, tenants: [{ id: tenant.id, role: 'viewer' }] });
    const { access_token: token } = await logInAs(app, ada);
    const reset = await resetTokenOf(ada.email);
    const use = () => post('password-update', { reset_token: reset, new_password: newPassword });
    const answers = await Promise.all([use(), use(), use(), use(), use()]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 400, 400, 400, 400]);
    expect((await use()).json()).toMatchObject({ details: [{ path: '/reset_token', code: 'invalid_token' }] });
    expect((await send(app, 'GET', '/api/auth/me', { token })).statusCode).toBe(401);
    const signedIn = (await post('login', { email: ada.email, password: newPassword })).json<SignedIn>();
    expect(signedIn.user.email_verified).toBe(true);
    expect((await auditRows(app, platformChain, 'auth.password_change')).at(-1)).toMatchObject({
      actor: { id: ada.id },
      details: { by: 'reset_token', ended_sessions: 1 },
    });
  });

  it('keeps the link valid after a refused password', async () => {
    const ada = await person();
    const reset = await resetTokenOf(ada.email);
    const use = (next: string) => post('password-update', { reset_token: reset, new_password: next });
    expect((await use('password123456')).statusCode).toBe(400);
    expect((await use(ada.email)).statusCode).toBe(400);
    expect((await use(newPassword)).statusCode).toBe(204);
  });

  it('voids a link after 30 minutes, after a newer one and after any password change', async () => {
    const ada = await person();
    const use = async (token: string) =>
      (await post('password-update', { reset_token: token, new_password: newPassword })).statusCode;
    const late = await resetTokenOf(ada.email);
    clock.advance(30 * 60_000);
    expect(await use(late)).toBe(400);
    const older = await resetTokenOf(ada.email);
    const newer = await resetTokenOf(ada.email);
    expect(await use(older)).toBe(400);
    const { access_token: token } = await logInAs(app, ada);
    await post('password-update', { current_password: testPassword, new_password: 'yet another sentence' }, token);
    expect(await use(newer)).toBe(400);
  });

  it('refuses a link of another kind, or of a disabled user', async () => {
    const ada = await person();
    const reset = await resetTokenOf(ada.email);
    expect((await post('verify-email', { token: reset })).statusCode).toBe(400);
    expect((await post('login/second-factor', { challenge_token: reset, code: '000000' })).statusCode).toBe(401);
    const { everywhere } = app.deps.db.platform;
    await everywhere.updateTable('users').set({ disabled_at: clock.now() }).where('id', '=', ada.id).execute();
    expect((await post('password-update', { reset_token: reset, new_password: newPassword })).statusCode).toBe(400);
    await resetTokenOf(ada.email);
    expect(mails.filter(({ template }) => template.kind === 'password_reset')).toHaveLength(1);
  });

  it('lets a user in who was locked out by an attacker’s guesses', async () => {
    const ada = await person();
    for (let time = 0; time < 5; time++) await post('login', { email: ada.email, password: 'guess' });
    expect((await post('login', { email: ada.email, password: testPassword })).statusCode).toBe(429);
    const reset = await resetTokenOf(ada.email);
    expect((await post('password-update', { reset_token: reset, new_password: newPassword })).statusCode).toBe(204);
    expect(await canLogIn(ada, newPassword)).toBe(true);
  });

  it('sends at most five emails an hour to one address', async () => {
    const ada = await person();
    for (let time = 0; time < 8; time++) {
      asked.push({ email: ada.email });
      await sendResets();
    }
    expect(mails).toHaveLength(5);
  });
});

it('does not deadlock with concurrent changes, resets and log-ins', async () => {
  const ada = await person();
  const { access_token: token } = await logInAs(app, ada);
  const reset = await resetTokenOf(ada.email);
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, turn) => [
      post('password-update', { current_password: testPassword, new_password: `${newPassword} ${turn}` }, token),
      post('password-update', { reset_token: reset, new_password: `${newPassword} of reset ${turn}` }),
      post('password-reset', { email: ada.email }),
    ]).flat(),
  );
  // Of all changes one is made; a deadlock would be a 500.
  expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
  expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
});
