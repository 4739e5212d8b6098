import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { issueUserToken } from '#areas/accounts/users';
import type { MailTemplate } from '#areas/platform/mail';
import { platformChain } from '#platform/audit/audit-entry.ts';
import { createTestClock } from '#platform/clock/test-clock.ts';
import { auditRows } from '../../../../test/audit-rows.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { createPerson, logInAs, send, type TestPerson, testPassword } from '../../../../test/people.ts';
import { codeOf } from '../../../../test/second-factor.ts';
import { withoutRequestId } from '../../../../test/unknown-id.ts';

const clock = createTestClock('2026-03-01T10:00:00Z');
let app: TestApp;
let ada: TestPerson;
let token: string;
let mails: { to: string; template: MailTemplate }[] = [];
let made = 0;
const newAddress = () => `moved-${(made += 1)}@example.com`;

beforeAll(async () => {
  app = await buildTestApp({ clock, env: { PARLEY_REQUESTS_PER_MINUTE_PER_ADDRESS: '100000' } });
  app.deps.areaDeps.auth.mailer = { send: async (_tx, { to, template }) => void mails.push({ to, template }) };
});
afterAll(() => app.close());
beforeEach(async () => {
  ada = await createPerson(app);
  token = (await logInAs(app, ada)).access_token;
  mails = [];
});

const ask = (payload: object, at = token) => send(app, 'POST', '/api/auth/email-change', { payload, token: at });
const confirm = (shown: string) => send(app, 'POST', '/api/auth/email-change/confirm', { payload: { token: shown } });
const sentToken = (at = 0) => {
  const template = mails[at]?.template;
  return template && 'token' in template ? template.token : '';
};
const logIn = async (email: string) =>
  (await send(app, 'POST', '/api/auth/login', { payload: { email, password: testPassword } })).statusCode;

describe('changing one’s email address', () => {
  it('takes effect when the link sent to the new address is opened; the old one is notified and no longer signs in', async () => {
    const email = newAddress();
    const answer = await ask({ new_email: ` ${email.toUpperCase()}`, password: testPassword });
    expect([answer.statusCode, answer.json()]).toEqual([202, { status: 'check_email', delivery: 'kept' }]);
    expect(mails).toMatchObject([{ to: email, template: { kind: 'email_change', name: ada.name } }]);
    expect(await logIn(ada.email)).toBe(200);
    const answers = await Promise.all([confirm(sentToken()), confirm(sentToken())]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 400]);
    expect([await logIn(email), await logIn(ada.email)]).toEqual([200, 401]);
    expect(mails.at(-1)).toMatchObject({ to: ada.email, template: { kind: 'email_changed' } });
    const me = (await send(app, 'GET', '/api/auth/me', { token })).json();
    expect(me.user).toMatchObject({ email, email_verified: true });
    const rows = (await auditRows(app, platformChain)).filter(({ resource_id }) => resource_id === ada.id);
    expect(rows.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['auth.email_change_request', 'auth.email_change']),
    );
    expect(JSON.stringify(rows)).not.toContain(email);
  });

  it('requires the password, and a second-factor code where enabled; failures count as sign-in attempts', async () => {
    const email = newAddress();
    expect((await ask({ new_email: email, password: 'not this one' })).statusCode).toBe(401);
    const post = (path: string, payload: unknown) =>
      send(app, 'POST', `/api/auth/two-factor/${path}`, { payload, token });
    const { secret } = (await post('setup', { password: testPassword })).json();
    await post('enable', { code: codeOf(secret, clock.now().getTime()) });
    clock.advance(60_000);
    mails = [];
    expect((await ask({ new_email: email, password: testPassword })).statusCode).toBe(401);
    expect((await ask({ new_email: email, password: testPassword, code: '000000' })).statusCode).toBe(401);
    expect(mails).toEqual([]);
    const code = codeOf(secret, clock.now().getTime());
    expect((await ask({ new_email: email, password: testPassword, code })).statusCode).toBe(202);
    expect(mails).toHaveLength(1);
  });

  it('does not reveal whether an address has an account', async () => {
    const other = await createPerson(app);
    const [fresh, taken] = [
      await ask({ new_email: newAddress(), password: testPassword }),
      await ask({ new_email: other.email, password: testPassword }),
    ];
    expect([taken.statusCode, withoutRequestId(taken.json())]).toEqual([
      fresh.statusCode,
      withoutRequestId(fresh.json()),
    ]);
    expect(mails[1]).toMatchObject({ to: other.email, template: { kind: 'account_exists' } });
  });

  it('409 when the address was taken in between; the old one is kept', async () => {
    const email = newAddress();
    await ask({ new_email: email, password: testPassword });
    await createPerson(app, { email });
    expect((await confirm(sentToken())).statusCode).toBe(409);
    expect(await logIn(ada.email)).toBe(200);
  });

  it('a link is valid for a day, and void after a newer one or a password change', async () => {
    await ask({ new_email: newAddress(), password: testPassword });
    await ask({ new_email: newAddress(), password: testPassword });
    expect((await confirm(sentToken(0))).statusCode).toBe(400);
    const payload = { current_password: testPassword, new_password: 'another sentence of tests' };
    await send(app, 'POST', '/api/auth/password-update', { payload, token });
    expect((await confirm(sentToken(1))).statusCode).toBe(400);
    const bea = await createPerson(app);
    mails = [];
    await ask({ new_email: newAddress(), password: testPassword }, (await logInAs(app, bea)).access_token);
    clock.advance(86_400_000);
    expect((await confirm(sentToken())).statusCode).toBe(400);
  });

  it('voids links sent to the old address', async () => {
    const email = newAddress();
    await ask({ new_email: email, password: testPassword });
    const reset = await app.deps.db.platform.inPlatform((tx) =>
      issueUserToken(tx, { userId: ada.id, kind: 'password_reset', now: clock.now() }),
    );
    expect((await confirm(sentToken())).statusCode).toBe(204);
    const payload = { reset_token: reset.token, new_password: 'a sentence of the old mailbox' };
    expect((await send(app, 'POST', '/api/auth/password-update', { payload })).statusCode).toBe(400);
  });

  it('400 for an invalid or unchanged address; 429 after five links in an hour', async () => {
    for (const email of ['a@b..c', 'a@c.de.', ada.email.toUpperCase()]) {
      expect((await ask({ new_email: email, password: testPassword })).statusCode).toBe(400);
    }
    for (let time = 0; time < 5; time++) {
      expect((await ask({ new_email: newAddress(), password: testPassword })).statusCode).toBe(202);
    }
    expect((await ask({ new_email: newAddress(), password: testPassword })).statusCode).toBe(429);
  });
});
