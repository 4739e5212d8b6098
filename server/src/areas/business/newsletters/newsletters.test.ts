import type { Newsletter } from '@parley/contract/resources/newsletter';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAccounts } from '../../../../test/accounts.ts';
import { auditRows } from '../../../../test/audit-rows.ts';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { askWith, createReseller, type ResellerCaller } from '../../../../test/callers.ts';
import { jobOf } from '../../../../test/job-of.ts';
import { createPerson, type TestPerson } from '../../../../test/people.ts';
import { unknownId } from '../../../../test/unknown-id.ts';
import {
  headerOf,
  partOf,
  startMailServer,
  type TestMailServer,
} from '../../../providers/email/testing/mail-server.ts';

let smtp: TestMailServer;
/** Reads and removes queued jobs. */
let owner: pg.Client;
let app: TestApp;
let reseller: ResellerCaller;
let customer: { id: string; key: string };

beforeAll(async () => {
  smtp = await startMailServer();
  app = await buildTestApp({
    env: {
      PARLEY_SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
      PARLEY_EMAIL_FROM: 'news@example.com',
      PARLEY_PUBLIC_URL: 'https://parley.example.com',
    },
  });
  owner = new pg.Client(app.database.connections.owner);
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await app.close();
  await smtp.close();
});
beforeEach(async () => {
  smtp.received.length = 0;
  smtp.answers.length = 0;
  reseller = await createReseller(app, 'Nordic Voice');
  const branding = { name: 'Nordic Voice', primary_color: '#0b6b4f', postal_address: 'Kajen 1, Malmö' };
  await reseller.request('PUT', '/api/reseller/branding', branding);
  customer = await reseller.createCustomer();
});

const path = '/api/reseller/newsletters';
const letter = {
  language: 'sv',
  subject: 'Nytt från {{brand}}',
  text: 'Hej {{name}},\n\nnu på <finska>.',
  button: { label: 'Läs mer', url: 'https://voice.nordic.example/nytt' },
};
const sql = (text: string, values: unknown[] = []) => app.deps.db.platform.pool.query(text, values);

async function draft(by = reseller): Promise<Newsletter> {
  const answer = await by.request('POST', path, letter);
  expect([answer.statusCode, answer.json().status]).toEqual([201, 'draft']);
  return answer.json();
}
const get = async (id: string) => (await reseller.request('GET', `${path}/${id}`)).json() as Newsletter;
const sendOff = (id: string) => reseller.request('POST', `${path}/${id}/send`);
const readers = async () => (await reseller.request('GET', '/api/reseller/newsletter-audience')).json().recipients;

/** Runs the next batch, as the job does. */
const batch = (id: string) =>
  jobOf(app.deps.jobs, 'newsletters.send_batch').run({ reseller_id: reseller.id, newsletter_id: id });
const queued = async (id: string): Promise<string[]> => {
  const found = await sql(
    `select e.id from emails e join newsletter_recipients r on r.mail_id = e.id
     where r.newsletter_id = $1 and e.status = 'queued' order by 1`,
    [id],
  );
  return found.rows.map((row) => row.id);
};
async function deliver(id: string): Promise<void> {
  for (const mailId of await queued(id)) await jobOf(app.deps.jobs, 'mail.send').run({ mailId });
}
const receivers = () => smtp.received.flatMap(({ to }) => to).toSorted();

/** A person of customers, who agreed on the page of their account. */
async function reader(customers: { id: string }[] = [customer], agrees = true): Promise<TestPerson> {
  const person = await createPerson(app, {
    tenants: customers.map(({ id }) => ({ id: id as never, role: 'viewer' })),
  });
  if (agrees) expect((await (await as(person))('PUT', own(), { is_subscribed: true })).statusCode).toBe(200);
  return person;
}
const own = (id: string = reseller.id) => `/api/auth/me/newsletters/${id}`;
async function as(person: TestPerson) {
  const { token } = await createAccounts(app).openSession(person.id);
  return askWith(app, { authorization: `Bearer ${token}` });
}

describe('consent', () => {
  it('is off by default, given by the person alone, and kept with time and source', async () => {
    const person = await reader([customer], false);
    const ask = await as(person);
    expect(await readers()).toBe(0);
    const asked = { reseller: { id: reseller.id, name: 'Nordic Voice' }, is_subscribed: false };
    expect((await ask('GET', '/api/auth/me/newsletters')).json().data).toEqual([
      { ...asked, changed_at: null, changed_by: null },
    ]);
    const given = (await ask('PUT', own(), { is_subscribed: true })).json();
    expect(given).toMatchObject({ is_subscribed: true, changed_by: 'account_page' });
    expect(await readers()).toBe(1);
    expect((await ask('PUT', own(), { is_subscribed: false })).json()).toMatchObject({ is_subscribed: false });
    expect(await readers()).toBe(0);
    const kept = await sql('select given_by, given_at, withdrawn_by from newsletter_consents where user_id = $1', [
      person.id,
    ]);
    expect(kept.rows).toMatchObject([
      { given_by: 'account_page', withdrawn_by: 'account_page', given_at: new Date(given.changed_at) },
    ]);
  });

  it('404 for a reseller whose customer one is not, and no other reseller reaches the person', async () => {
    const other = await createReseller(app, 'Other');
    const ask = await as(await reader());
    expect((await ask('PUT', own(other.id), { is_subscribed: true })).statusCode).toBe(404);
    expect((await ask('PUT', own(unknownId), { is_subscribed: true })).statusCode).toBe(404);
    expect((await other.request('GET', '/api/reseller/newsletter-audience')).json().recipients).toBe(0);
  });

  it('counts with a confirmed address alone, and not in suspended and trashed customers', async () => {
    const person = await reader();
    await sql('update users set email_verified_at = null where id = $1', [person.id]);
    expect(await readers()).toBe(0);
    await sql('update users set email_verified_at = now() where id = $1', [person.id]);
    expect(await readers()).toBe(1);
    await reseller.request('POST', `/api/reseller/customers/${customer.id}/suspend`, {});
    expect(await readers()).toBe(0);
    await reseller.request('POST', `/api/reseller/customers/${customer.id}/resume`);
    expect(await readers()).toBe(1);
    await reseller.request('DELETE', `/api/reseller/customers/${customer.id}`);
    expect(await readers()).toBe(0);
  });
});

describe('a newsletter', () => {
  it('reaches each person who agreed once, in the reseller’s name, with a one-click unsubscription', async () => {
    const second = await reseller.createCustomer('Second');
    const inBoth = await reader([customer, second]);
    await reader([customer], false);
    const { id } = await draft();
    const sent = await sendOff(id);
    expect([sent.statusCode, sent.json().status, sent.json().report.recipients]).toEqual([202, 'sending', 1]);
    await batch(id);
    await deliver(id);
    expect(receivers()).toEqual([inBoth.email]);
    const source = smtp.received[0]?.source ?? '';
    expect(headerOf(source, 'subject')).toBe('Nytt från Nordic Voice');
    expect(headerOf(source, 'from')).toContain('Nordic Voice');
    const link = headerOf(source, 'list-unsubscribe')?.slice(1, -1) ?? '';
    expect(link).toMatch(/^https:\/\/parley\.example\.com\/api\/newsletters\/unsubscribe\?token=[\w-]+$/);
    expect(headerOf(source, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const html = partOf(source, 'text/html');
    expect(html).toContain('nu på &lt;finska&gt;.');
    expect(html).toContain(`Hej ${inBoth.name},`);
    expect(html).toContain('Kajen 1, Malmö');
    expect(html).toContain('>Avsluta prenumerationen<');
    expect(partOf(source, 'text/plain')).toContain(link);
    expect(await get(id)).toMatchObject({
      status: 'sent',
      report: { recipients: 1, waiting: 0, sent: 1, failed: 0, skipped: 0, unsubscribed: 0 },
    });
    const rows = await auditRows(app, reseller.id as never, 'newsletter.send');
    expect(rows.map(({ details }) => details)).toEqual([{ recipients: 1 }]);
  });

  it('goes out in batches, and a batch that runs twice sends nothing twice', async () => {
    const people = await Promise.all(Array.from({ length: 53 }, () => createPerson(app)));
    const ids = people.map(({ id }) => id);
    await sql(
      `insert into memberships (tenant_id, user_id, role, created_at, updated_at)
       select $1, unnest($2::uuid[]), 'viewer', now(), now()`,
      [customer.id, ids],
    );
    await sql(
      `insert into newsletter_consents (reseller_id, user_id, given_at, given_by)
       select $1, unnest($2::uuid[]), now(), 'sign_up'`,
      [reseller.id, ids],
    );
    const { id } = await draft();
    await sendOff(id);
    await batch(id);
    expect(await queued(id)).toHaveLength(50);
    expect(await get(id)).toMatchObject({ status: 'sending', report: { recipients: 53, waiting: 53 } });
    const next = await owner.query(
      `select run_at > now() + interval '20 seconds' as later from graphile_worker.jobs where key = $1`,
      [`newsletter:${id}`],
    );
    expect(next.rows).toEqual([{ later: true }]);
    await Promise.all([batch(id), batch(id)]);
    await deliver(id);
    await batch(id);
    expect(receivers()).toEqual(people.map(({ email }) => email).toSorted());
    expect((await get(id)).report).toMatchObject({ recipients: 53, waiting: 0, sent: 53 });
  });

  it('is sent at most once to a person: an attempt that broke off is not repeated', async () => {
    await reader();
    const { id } = await draft();
    await sendOff(id);
    await batch(id);
    const [mailId = ''] = await queued(id);
    smtp.answers.push('cut');
    await jobOf(app.deps.jobs, 'mail.send').run({ mailId });
    await jobOf(app.deps.jobs, 'mail.send').run({ mailId });
    expect(smtp.received).toHaveLength(1);
    expect((await get(id)).report).toMatchObject({ sent: 0, failed: 1, waiting: 0 });
  });

  it('is tried again after a temporary refusal, and failed after a final one', async () => {
    await reader();
    const { id } = await draft();
    await sendOff(id);
    await batch(id);
    smtp.answers.push({ code: 451, message: 'later' });
    await deliver(id);
    expect((await get(id)).report).toMatchObject({ sent: 0, failed: 0, waiting: 1 });
    await deliver(id);
    expect((await get(id)).report).toMatchObject({ sent: 1, waiting: 0 });

    const other = await draft();
    await sendOff(other.id);
    await batch(other.id);
    smtp.answers.push({ code: 550, message: 'no such user' });
    await deliver(other.id);
    expect((await get(other.id)).report).toMatchObject({ sent: 0, failed: 1, waiting: 0 });
  });

  it('skips who unsubscribed or was suspended after it was sent off, also when their email waits in the queue', async () => {
    const [before, after] = [await reader(), await reader()];
    const { id } = await draft();
    await sendOff(id);
    await (await as(before))('PUT', own(), { is_subscribed: false });
    await batch(id);
    await (await as(after))('PUT', own(), { is_subscribed: false });
    await deliver(id);
    expect(smtp.received).toEqual([]);
    expect((await get(id)).report).toMatchObject({ recipients: 2, skipped: 2, waiting: 0 });

    await reader();
    const other = await draft();
    await sendOff(other.id);
    await batch(other.id);
    await reseller.request('POST', `/api/reseller/customers/${customer.id}/suspend`, {});
    await deliver(other.id);
    expect([smtp.received, (await get(other.id)).report?.skipped]).toEqual([[], 1]);
  });

  it('is resumed by a job when its batch is lost', async () => {
    await reader();
    const { id } = await draft();
    await sendOff(id);
    const key = `newsletter:${id}`;
    await owner.query('select graphile_worker.remove_job($1)', [key]);
    await jobOf(app.deps.jobs, 'newsletters.resume').run({});
    expect((await owner.query('select key from graphile_worker.jobs where key = $1', [key])).rows).toEqual([{ key }]);
  });
});

describe('the link to unsubscribe', () => {
  async function linkOf(): Promise<{ id: string; url: string }> {
    const { id } = await draft();
    await sendOff(id);
    await batch(id);
    await deliver(id);
    const { pathname, search } = new URL(
      headerOf(smtp.received[0]?.source ?? '', 'list-unsubscribe')?.slice(1, -1) ?? '',
    );
    return { id, url: `${pathname}${search}` };
  }
  const form = 'List-Unsubscribe=One-Click';
  const post = (url: string, type = 'application/x-www-form-urlencoded', payload = form) =>
    app.server.inject({ method: 'POST', url, headers: { 'content-type': type }, payload });

  it('shows a page and changes nothing; posting unsubscribes, once, without signing in', async () => {
    const person = await reader();
    const { id, url } = await linkOf();
    const page = await app.server.inject({ url });
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.body).toContain('Vill du inte få fler nyheter från Nordic Voice?');
    expect(page.body).not.toContain(person.email);
    expect(await readers()).toBe(1);
    for (let time = 0; time < 2; time += 1) {
      const done = await post(url);
      expect([done.statusCode, done.body.includes('Prenumerationen är avslutad')]).toEqual([200, true]);
    }
    expect(await readers()).toBe(0);
    expect((await get(id)).report?.unsubscribed).toBe(1);
    expect((await (await as(person))('GET', '/api/auth/me/newsletters')).json().data).toMatchObject([
      { is_subscribed: false, changed_by: 'unsubscribe_link' },
    ]);
  });

  it('takes the form of RFC 8058 in both of its types, and no body', async () => {
    const multipart = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
    const person = await reader();
    const { url } = await linkOf();
    for (const [type, payload] of [
      ['multipart/form-data; boundary=x', multipart],
      ['application/x-www-form-urlencoded', form],
    ] as const) {
      await (await as(person))('PUT', own(), { is_subscribed: true });
      expect([(await post(url, type, payload)).statusCode, await readers()]).toEqual([200, 0]);
    }
    await (await as(person))('PUT', own(), { is_subscribed: true });
    expect((await app.server.inject({ method: 'POST', url })).statusCode).toBe(200);
    expect(await readers()).toBe(0);
  });

  it('with a changed token changes no consent', async () => {
    await reader();
    const { url } = await linkOf();
    const last = url.at(-3) === 'A' ? 'B' : 'A';
    const forged = `${url.slice(0, -3)}${last}${url.slice(-2)}`;
    for (const wrong of [forged, '/api/newsletters/unsubscribe?token=sample', '/api/newsletters/unsubscribe']) {
      const answer = await post(wrong);
      expect([answer.statusCode, answer.body.includes('This link is incomplete')]).toEqual([200, true]);
    }
    expect(await readers()).toBe(1);
  });

  it('begins with the reseller’s verified domain', async () => {
    await sql(
      `insert into reseller_domains (reseller_id, id, host, token, state, next_check_at, created_at)
       values ($1, $2, $3, 'token', 'verified', now(), now())`,
      [reseller.id, app.deps.newId(), `voice-${reseller.id}.example.com`],
    );
    const preview = await reseller.request('POST', '/api/reseller/newsletter-preview', letter);
    expect(preview.json().text).toContain(
      `https://voice-${reseller.id}.example.com/api/newsletters/unsubscribe?token=sample`,
    );
  });
});

describe('a draft', () => {
  it('is listed, changed and deleted, and refused once it was sent', async () => {
    await reader();
    const { id } = await draft();
    const changed = await reseller.request('PATCH', `${path}/${id}`, { subject: 'Annat', button: null });
    expect([changed.statusCode, changed.json()]).toMatchObject([200, { subject: 'Annat', button: null, report: null }]);
    expect((await reseller.request('GET', path)).json().data).toMatchObject([{ id }]);
    const gone = await draft();
    expect((await reseller.request('DELETE', `${path}/${gone.id}`)).statusCode).toBe(204);
    expect((await reseller.request('GET', `${path}/${gone.id}`)).statusCode).toBe(404);
    expect((await sendOff(id)).statusCode).toBe(202);
    expect((await sendOff(id)).json().code ?? (await sendOff(id)).json().error).toBe('conflict');
    expect((await reseller.request('PATCH', `${path}/${id}`, { subject: 'Zu spät' })).statusCode).toBe(409);
    expect((await reseller.request('DELETE', `${path}/${id}`)).statusCode).toBe(409);
  });

  it('409 without readers or postal address, 400 for unknown variables, 403 without the admin role', async () => {
    const { id } = await draft();
    expect((await sendOff(id)).json().message).toContain('agreed to newsletters');
    await reader();
    await reseller.request('PUT', '/api/reseller/branding', { name: 'Nordic Voice', primary_color: '#0b6b4f' });
    expect((await sendOff(id)).json().message).toContain('postal address');
    expect((await reseller.request('GET', '/api/reseller/newsletter-audience')).json()).toEqual({
      recipients: 1,
      obstacles: ['no_postal_address'],
    });
    const wrong = await reseller.request('POST', path, { ...letter, text: 'Hej\n{{password}}' });
    expect(wrong.json().details).toMatchObject([{ path: '/text', params: { line: 2, column: 1, name: 'password' } }]);
    const reading = askWith(app, { 'x-api-key': await reseller.createKey(['account:read']) });
    expect((await reading('GET', path)).statusCode).toBe(200);
    expect((await reading('POST', path, letter)).statusCode).toBe(403);
    expect((await reading('POST', `${path}/${id}/send`)).statusCode).toBe(403);
    const other = await createReseller(app, 'Other');
    for (const [method, url] of [
      ['GET', `${path}/${id}`],
      ['DELETE', `${path}/${id}`],
      ['POST', `${path}/${id}/send`],
    ] as const)
      expect((await other.request(method, url)).statusCode).toBe(404);
  });

  it('is sent to oneself as a test, which counts nowhere', async () => {
    const { id } = await draft();
    expect((await reseller.request('POST', `${path}/${id}/test`, { to: 'me@example.com' })).statusCode).toBe(204);
    const found = await sql(`select id from emails where to_address = 'me@example.com' and kind = 'newsletter_test'`);
    await jobOf(app.deps.jobs, 'mail.send').run({ mailId: found.rows[0].id });
    expect(receivers()).toEqual(['me@example.com']);
    expect((await get(id)).report).toBe(null);
  });
});
