import type { TenantId } from '@parley/contract/ids';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { deleteOldMail, type MailTemplate } from '#areas/platform/mail';
import { platformChain } from '#platform/audit/audit-entry.ts';
import { createTestClock } from '#platform/clock/test-clock.ts';
import { type JobWorker, startJobWorker } from '#platform/jobs/jobs.ts';
import { auditRows } from '../../../../test/audit-rows.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { jobOf } from '../../../../test/job-of.ts';
import { unknownId, withoutRequestId } from '../../../../test/unknown-id.ts';
import {
  headerOf,
  partOf,
  startMailServer,
  type TestMailServer,
} from '../../../providers/email/testing/mail-server.ts';

// Retry delays are computed by the database, in real time.
const clock = createTestClock(new Date());
const token = `reset_${'s'.repeat(43)}`;
const template: MailTemplate = { kind: 'password_reset', name: 'Åsa', token, expiresAt: clock.now() };

let app: TestApp;
let tenant: TestTenant;
let platformKey: string;
let owner: pg.Client;
let worker: JobWorker | undefined;

async function open(env: Record<string, string> = {}): Promise<void> {
  app = await buildTestApp({ clock, env });
  tenant = await app.createTenant();
  platformKey = await app.createPlatformKey();
  owner = new pg.Client(app.database.connections.owner);
  await owner.connect();
}
async function close(): Promise<void> {
  await owner.end();
  await app.close();
}
afterEach(async () => {
  await worker?.stop();
  worker = undefined;
  await owner.query('delete from graphile_worker._private_jobs');
});

const to = () => `robin-${Math.random().toString(36).slice(2)}@example.com`;
const send = async (address = to(), tenantId: TenantId | null = tenant.id) => {
  const { db, mail } = app.deps;
  const letter = { tenantId, to: address, template, language: 'sv', now: clock.now() };
  await (tenantId
    ? db.app.inTenant(tenantId, (tx) => mail.mailer.send(tx, letter))
    : db.platform.inPlatform((tx) => mail.mailer.send(tx, letter)));
  return address;
};
const asAdmin = (url: string) => app.server.inject({ url, headers: { 'x-api-key': platformKey } });
const listed = async (address: string) =>
  (await asAdmin(`/api/admin/mail?to=${encodeURIComponent(address)}`)).json().data as {
    id: string;
    status: string;
    attempts: number;
    last_error: string | null;
    sent_at: string | null;
  }[];
const only = async (address: string) => {
  const found = await listed(address);
  expect(found).toHaveLength(1);
  return found[0] as (typeof found)[0];
};
const read = async (id: string) => (await asAdmin(`/api/admin/mail/${id}`)).json();
const storedText = async (id: string) =>
  (await owner.query('select emails::text as row from emails where id = $1', [id])).rows[0].row as string;
const work = async () => {
  worker = await startJobWorker({
    connection: app.database.connections.owner,
    jobs: app.deps.jobs.filter(({ name }) => name === 'mail.send'),
    concurrency: 2,
    log: app.deps.log,
  });
};
const hurry = () => owner.query('update graphile_worker._private_jobs set run_at = now()');
const jobs = async () => (await owner.query('select key from graphile_worker.jobs')).rows;

describe.each(['kept', 'smtp'])('an email where it is %s', (way) => {
  let server: TestMailServer | undefined;
  beforeAll(async () => {
    server = way === 'smtp' ? await startMailServer() : undefined;
    await open(
      server ? { PARLEY_SMTP_URL: `smtp://127.0.0.1:${server.port}`, PARLEY_EMAIL_FROM: 'a@example.com' } : {},
    );
  });
  afterAll(async () => {
    await close();
    await server?.close();
  });

  it('is one row, written in the transaction of its cause', async () => {
    expect((await only(await send())).status).toBe(server ? 'queued' : 'kept');
    expect(await jobs()).toHaveLength(server ? 1 : 0);
    expect(app.deps.mail.mailer.delivers).toBe(server !== undefined);
  });

  it('is discarded with its job on rollback', async () => {
    const address = to();
    const failing = app.deps.db.app.inTenant(tenant.id, async (tx) => {
      await app.deps.mail.mailer.send(tx, {
        tenantId: tenant.id,
        to: address,
        template,
        language: 'en',
        now: clock.now(),
      });
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await listed(address)).toEqual([]);
    expect(await jobs()).toEqual([]);
  });

  it('without a tenant is stored too', async () => {
    expect(await only(await send(to(), null))).toMatchObject({ tenant_id: null });
  });

  it('has no link in plaintext in the database', async () => {
    const { id } = await only(await send());
    expect(await storedText(id)).not.toContain(token);
  });

  it('is not readable by a tenant, its own included', async () => {
    const address = await send();
    const { id } = await only(address);
    await expect(
      app.deps.db.app.inTenant(tenant.id, (tx) => tx.selectFrom('emails').selectAll().execute()),
    ).rejects.toMatchObject({ code: '42501' });
    for (const path of ['/api/admin/mail', `/api/admin/mail/${id}`]) {
      expect((await tenant.request('GET', path)).statusCode).toBe(403);
      expect((await app.server.inject({ url: path })).statusCode).toBe(401);
    }
  });

  it('shows the name of the tenant’s reseller', async () => {
    const customer = await app.createTenant();
    const resellerId = app.deps.newId();
    await app.deps.db.platform.pool.query(
      `with r as (insert into resellers values ($1, 'Voice Partner', now(), now()) returning id)
       update tenants set reseller_id = r.id from r where tenants.id = $2`,
      [resellerId, customer.id],
    );
    const address = await send(to(), customer.id);
    if (server) {
      await work();
      await vi.waitFor(() => expect(server?.received.at(-1)?.to).toEqual([address]), 5000);
      const { source } = server.received.at(-1) ?? { source: '' };
      expect(headerOf(source, 'from')).toBe('Voice Partner <a@example.com>');
      expect(partOf(source, 'text/plain')).toContain('Voice Partner');
    } else {
      expect((await read((await only(address)).id)).text).toContain('Voice Partner');
    }
  });
});

describe('an undelivered email', () => {
  beforeAll(() => open());
  afterAll(close);

  it('is readable by platform admins, each read with a row in the platform’s audit log', async () => {
    const { id } = await only(await send());
    const mail = await read(id);
    expect(mail.text).toContain(`http://127.0.0.1:3000/console/reset-password#token=${token}`);
    expect(mail.html).toContain('<html lang="sv">');
    expect(await auditRows(app, platformChain, 'mail.read')).toMatchObject([{ resource_id: id, details: {} }]);
  });

  it('404 for an unknown one', async () => {
    const answers = await Promise.all([unknownId, app.deps.newId()].map((id) => asAdmin(`/api/admin/mail/${id}`)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
    expect(withoutRequestId(answers[0]?.json() ?? {})).toEqual(withoutRequestId(answers[1]?.json() ?? {}));
  });

  it('decrypts for its own row only', async () => {
    const [one, other] = await Promise.all([only(await send()), only(await send())]);
    await owner.query(
      'update emails set sealed_body = (select o.sealed_body from emails o where o.id = $2) where id = $1',
      [one.id, other.id],
    );
    expect(await asAdmin(`/api/admin/mail/${one.id}`).then((answer) => answer.json())).toMatchObject({
      error: 'secret_unreadable',
    });
  });

  it('is listed newest first, by status, tenant and address, paginated', async () => {
    const own = await app.createTenant();
    const addresses: string[] = [];
    for (let n = 0; n < 3; n += 1) {
      clock.advance(1000);
      addresses.push(await send(to(), own.id));
    }
    const list = async (query: string) => (await asAdmin(`/api/admin/mail?tenant_id=${own.id}&${query}`)).json();
    const first = await list('limit=2&include_total=true');
    expect(first).toMatchObject({ has_more: true, total: 3 });
    const second = await list(`limit=2&cursor=${encodeURIComponent(first.next_cursor)}`);
    expect([...first.data, ...second.data].map((mail: { to: string }) => mail.to)).toEqual(addresses.reverse());
    expect((await list('status=failed')).data).toEqual([]);
    expect((await list('status=kept')).data).toHaveLength(3);
    expect((await list('state=kept')).error).toBe('unknown_field');
  });

  it('is deleted after 7 days; a sent or failed one after 30; a pending one is kept', async () => {
    const address = { old: await send(), sent: await send(), failed: await send(), waiting: await send() };
    const state = (to: string, status: string) =>
      owner.query('update emails set status = $2 where to_address = $1', [to, status]);
    await state(address.sent, 'sent');
    await state(address.failed, 'failed');
    await state(address.waiting, 'queued');
    clock.advance(8 * 86_400_000);
    const young = await send();
    const left = async () => {
      await deleteOldMail(app.deps.db.platform, clock.now());
      const found = await Promise.all([...Object.values(address), young].map(listed));
      return found.map((mails) => mails.length);
    };
    expect(await left()).toEqual([0, 1, 1, 1, 1]);
    clock.advance(23 * 86_400_000);
    expect(await left()).toEqual([0, 0, 0, 1, 0]);
  });
});

describe('sending an email', () => {
  let server: TestMailServer;
  let port: number;
  beforeAll(async () => {
    server = await startMailServer({ password: 'secret', disabledCommands: ['STARTTLS'], allowInsecureAuth: true });
    port = server.port;
    await open({
      PARLEY_SMTP_URL: `smtp://robin:secret@127.0.0.1:${port}`,
      PARLEY_EMAIL_FROM: 'Front desk <noreply@example.com>',
      PARLEY_PUBLIC_URL: 'https://parley.example.com/',
    });
  });
  afterAll(async () => {
    await close();
    await server.close();
  });
  const copies = (address: string) => server.received.filter((mail) => mail.to.includes(address));
  const becomes = async (address: string, status: string) => {
    await vi.waitFor(async () => expect(await only(address)).toMatchObject({ status }), 10_000);
    return only(address);
  };
  const failsOnce = async (address: string) => {
    await vi.waitFor(async () => expect(await only(address)).toMatchObject({ status: 'queued', attempts: 1 }), 10_000);
    return only(address);
  };

  it('delivers it once, and deletes its body', async () => {
    await work();
    const address = await send();
    const { id, ...mail } = await becomes(address, 'sent');
    expect(mail).toMatchObject({ attempts: 1, last_error: null, sent_at: clock.now().toISOString() });
    expect(copies(address)).toHaveLength(1);
    const { source } = copies(address)[0] ?? { source: '' };
    expect(headerOf(source, 'from')).toBe('Front desk <noreply@example.com>');
    expect(headerOf(source, 'message-id')).toBe(`<${id}@example.com>`);
    expect(partOf(source, 'text/plain')).toContain(`https://parley.example.com/console/reset-password#token=${token}`);
    expect(await read(id)).toMatchObject({ text: null, html: null });
    expect(await storedText(id)).toMatch(/,"",|,,/);
    expect(await jobs()).toEqual([]);
  });

  it('does not show a pending one: its link is for the recipient only', async () => {
    const { id } = await only(await send());
    expect(await read(id)).toMatchObject({ status: 'queued', text: null, html: null });
  });

  it('retries after 4xx, as one row with one Message-ID', async () => {
    await work();
    server.answers.push({ code: 451, message: 'greylisted' });
    const address = await send();
    expect((await failsOnce(address)).last_error).toMatch(/^busy: .*greylisted/);
    await vi.waitFor(async () => expect(await jobs()).toHaveLength(1));
    await hurry();
    expect(await becomes(address, 'sent')).toMatchObject({ attempts: 2, last_error: null });
    const ids = copies(address).map(({ source }) => headerOf(source, 'message-id'));
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  it('fails at once on a permanent refusal, records the reason without the link, and deletes the body', async () => {
    await work();
    server.answers.push({ code: 554, message: `no https://parley.example.com/#token=${token} ${token} here` });
    const address = await send();
    const mail = await becomes(address, 'failed');
    expect(mail).toMatchObject({ attempts: 1, sent_at: null });
    expect(mail.last_error).toContain('554');
    expect(await storedText(mail.id)).not.toContain(token);
    expect(await jobs()).toEqual([]);
  });

  it('delivers at least once, with one Message-ID, when the server crashes after the last byte', async () => {
    await work();
    server.answers.push('cut');
    const address = await send();
    await failsOnce(address);
    await vi.waitFor(async () => expect(await jobs()).toHaveLength(1));
    await hurry();
    await becomes(address, 'sent');
    expect(new Set(copies(address).map(({ source }) => headerOf(source, 'message-id'))).size).toBe(1);
  });

  it('waits while the server is down', async () => {
    await server.close();
    await work();
    const address = await send();
    const { last_error } = await failsOnce(address);
    expect(last_error).toMatch(/^unreachable: /);
    expect(last_error).not.toContain('secret');
    server = await startMailServer({
      port,
      password: 'secret',
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
    });
    await vi.waitFor(async () => expect(await jobs()).toHaveLength(1));
    await hurry();
    await becomes(address, 'sent');
  });

  it('gives up after about a day of retries', async () => {
    const address = await send();
    const { id } = await only(address);
    await owner.query('update emails set attempts = 9 where id = $1', [id]);
    server.answers.push({ code: 451, message: 'still not' });
    await work();
    expect(await becomes(address, 'failed')).toMatchObject({ attempts: 10 });
    expect(await jobs()).toEqual([]);
  });

  it('does not send again for a repeated job', async () => {
    await work();
    const address = await send();
    const { id } = await becomes(address, 'sent');
    await jobOf(app.deps.jobs, 'mail.send').run({ mailId: id });
    expect(copies(address)).toHaveLength(1);
  });
});
