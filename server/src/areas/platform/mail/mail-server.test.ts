import type { MailServer } from '@parley/contract/resources/mail';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { platformChain } from '#platform/audit/audit-entry.ts';
import { auditRows } from '../../../../test/audit-rows.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { jobOf } from '../../../../test/job-of.ts';
import { headerOf, startMailServer, type TestMailServer } from '../../../providers/email/testing/mail-server.ts';

let app: TestApp;
let smtp: TestMailServer;
let headers: { 'x-api-key': string };
beforeAll(async () => {
  smtp = await startMailServer({ password: 'right-password' });
  app = await buildTestApp();
  headers = { 'x-api-key': await app.createPlatformKey() };
});
afterAll(async () => {
  await app.close();
  await smtp.close();
});

const url = '/api/admin/mail-server';
const server = () => ({
  host: '127.0.0.1',
  port: smtp.port,
  security: 'starttls',
  user: 'parley',
  password: 'right-password',
  from_name: 'Front desk',
  from_address: 'desk@example.com',
  test_to: 'ada@example.com',
});
const put = (payload: object) => app.server.inject({ method: 'PUT', url, headers, payload });
const current = async () => (await app.server.inject({ url, headers })).json<MailServer>();
const options = async () => (await app.server.inject({ url: '/api/auth/options' })).json();

it('a server that does not take the test email is not stored, and the refusal says why', async () => {
  const refused = await put({ ...server(), password: 'wrong-password' });
  expect([refused.statusCode, refused.json().details]).toMatchObject([409, [{ code: 'test_failed' }]]);
  expect(refused.body).toContain('did not accept our user and password');
  expect(refused.body).not.toContain('wrong-password');
  expect(await current()).toMatchObject({ source: null, server: null });
});

it('a server that takes the test email is in use at once, and its password is sealed', async () => {
  expect((await options()).mail_configured).toBe(false);
  const saved = await put(server());
  expect([saved.statusCode, saved.json()]).toMatchObject([
    200,
    { source: 'console', server: { host: '127.0.0.1', user: 'parley', has_password: true } },
  ]);
  expect(smtp.received).toMatchObject([{ from: 'desk@example.com', to: ['ada@example.com'], user: 'parley' }]);
  expect(headerOf(smtp.received[0]?.source ?? '', 'from')).toContain('Front desk');
  expect((await options()).mail_configured).toBe(true);
  const { rows } = await app.deps.db.platform.pool.query(
    "select value::text from instance_settings where key = 'mail_server'",
  );
  expect(saved.body + rows[0].value).not.toContain('right-password');
  const row = (await auditRows(app, platformChain)).find(({ action }) => action === 'mail_server.set');
  expect(row?.details).toEqual({ host: '127.0.0.1', port: smtp.port, security: 'starttls' });
});

it('emails go out through it, from its sender', async () => {
  const { db, mail, clock, jobs } = app.deps;
  const letter = { tenantId: null, to: 'robin@example.com', language: 'en', now: clock.now() };
  const template = { kind: 'password_changed', name: 'Robin' } as const;
  await db.platform.inPlatform((tx) => mail.mailer.send(tx, { ...letter, template }));
  const { rows } = await db.platform.pool.query("select id, status from emails where to_address = 'robin@example.com'");
  expect(rows).toMatchObject([{ status: 'queued' }]);
  await jobOf(jobs, 'mail.send').run({ mailId: rows[0].id });
  expect(smtp.received.at(-1)).toMatchObject({ from: 'desk@example.com', to: ['robin@example.com'] });
});

it('a change without a password keeps it for the same host and user alone', async () => {
  const { password: _, ...rest } = server();
  expect((await put({ ...rest, from_name: 'Reception' })).json().server).toMatchObject({
    from_name: 'Reception',
    has_password: true,
  });
  const elsewhere = await put({ ...rest, user: 'somebody' });
  expect([elsewhere.statusCode, elsewhere.json().details[0].path]).toEqual([400, '/password']);
});

it('without a server emails are kept again; 404 when there is none, 403 for a tenant', async () => {
  expect((await app.server.inject({ method: 'DELETE', url, headers })).statusCode).toBe(204);
  expect(app.deps.mail.mailer.delivers).toBe(false);
  expect((await options()).mail_configured).toBe(false);
  expect((await app.server.inject({ method: 'DELETE', url, headers })).statusCode).toBe(404);
  const tenant = await app.createTenant();
  expect((await tenant.request('GET', url)).statusCode).toBe(403);
});

it('the server of the environment comes first, and cannot be replaced here', async () => {
  const other = await buildTestApp({
    env: { PARLEY_SMTP_URL: `smtp://127.0.0.1:${smtp.port}`, PARLEY_EMAIL_FROM: 'env@example.com' },
  });
  const key = { 'x-api-key': await other.createPlatformKey() };
  expect((await other.server.inject({ url, headers: key })).json()).toMatchObject({ source: 'environment' });
  const refused = await other.server.inject({ method: 'PUT', url, headers: key, payload: server() });
  expect([refused.statusCode, refused.json().message]).toEqual([409, expect.stringContaining('PARLEY_SMTP_URL')]);
  await other.close();
});
