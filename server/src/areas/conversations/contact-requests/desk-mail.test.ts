import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestClock, type TestClock } from '#platform/clock/test-clock.ts';
import { type JobWorker, startJobWorker } from '#platform/jobs/jobs.ts';
import { auditRows } from '../../../../test/audit-rows.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { createOperator, openAgentChat, openWaitingChat, type TestOperator } from '../../../../test/desk.ts';
import { createChatAgent } from '../../../../test/visitor.ts';
import {
  headerOf,
  partOf,
  startMailServer,
  type TestMailServer,
} from '../../../providers/email/testing/mail-server.ts';

// Emails of the desk, from the operator's request through the queue to a real mail server.

let server: TestMailServer;
let app: TestApp;
let worker: JobWorker;
let clock: TestClock;
let tenant: TestTenant;
let agentId: string;
let anna: TestOperator;

beforeAll(async () => {
  clock = createTestClock(new Date());
  server = await startMailServer();
  const env = { PARLEY_SMTP_URL: `smtp://127.0.0.1:${server.port}`, PARLEY_EMAIL_FROM: 'Parley <desk@example.com>' };
  app = await buildTestApp({ clock, env });
  worker = await startJobWorker({
    connection: app.database.connections.owner,
    jobs: app.deps.jobs.filter(({ name }) => name === 'mail.send'),
    concurrency: 1,
    log: app.deps.log,
  });
});
afterAll(async () => {
  await worker.stop();
  await app.close();
  await server.close();
});
beforeEach(async () => {
  clock.advance(60_000);
  tenant = await app.createTenant();
  agentId = await createChatAgent(tenant);
  anna = await createOperator(app, tenant, { name: 'Anna' });
});

let visitors = 0;
async function leaveRequest(more: object = {}) {
  const { token } = await openAgentChat(app, agentId, { locale: 'sv-SE' });
  visitors += 1;
  const payload = {
    name: 'Nils',
    email: `nils-${visitors}@example.org`,
    message: 'Se http://evil.example\nHej',
    ...more,
  };
  const headers = { authorization: `Bearer ${token}` };
  const left = await app.server.inject({ method: 'POST', url: '/api/chat/contact-requests', headers, payload });
  return left.json() as { id: string; email: string };
}
const as = (by: TestOperator) => ({ authorization: `Bearer ${by.token}` });
const reply = (id: string, payload: object, by = anna) =>
  app.server.inject({ method: 'POST', url: `/api/chat/contact-requests/${id}/replies`, headers: as(by), payload });
const replies = async (id: string) =>
  (await app.server.inject({ url: `/api/chat/contact-requests/${id}/replies`, headers: as(anna) })).json();
const requestOf = async (id: string) =>
  (await tenant.request('GET', '/api/chat/contact-requests'))
    .json()
    .data.find((each: { id: string }) => each.id === id);
const mailTo = (address: string) =>
  vi.waitFor(() => {
    const found = server.received.find(({ to }) => to.includes(address));
    if (!found) throw new Error('no email yet');
    return found;
  }, 20_000);
const deliveries = async (id: string) =>
  (await replies(id)).data.map(({ delivery }: { delivery: string }) => delivery) as string[];

describe('a reply to a contact request', () => {
  it('goes out in the visitor’s language, answers come to the sender, and its delivery is stored', async () => {
    const { id, email } = await leaveRequest();
    const answer = await reply(id, { text: 'Hej Nils!\nVi ringer <snart>.' });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      201,
      { author: { id: anna.id, name: 'Anna' }, to: email, delivery: 'queued', sent_at: null },
    ]);
    expect(await requestOf(id)).toMatchObject({ status: 'in_progress', assignee: { id: anna.id } });
    const { source } = await mailTo(email);
    expect(headerOf(source, 'reply-to')).toBe('desk@example.com');
    expect(headerOf(source, 'from')).toContain('Chat agent');
    expect(headerOf(source, 'subject')).toContain('Svar');
    expect(source).not.toContain('Auto-Submitted');
    const text = partOf(source, 'text/plain').replaceAll('\r\n', '\n');
    expect(text).toContain('Hej Nils!\nVi ringer <snart>.');
    expect(partOf(source, 'text/html').replaceAll('\r\n', '\n')).toContain('Hej Nils!<br>\nVi ringer &lt;snart&gt;.');
    // The message may have been left in another person's name: what it quotes is no link.
    expect(text).toContain('\n> Hej');
    expect(source).not.toContain('http://evil.example');
    await vi.waitFor(async () => expect(await deliveries(id)).toEqual(['sent']), 20_000);
    expect(await replies(id)).toMatchObject({ can_send: true, data: [{ sent_at: clock.now().toISOString() }] });
    const [row] = await auditRows(app, tenant.id, 'contact_request.reply');
    expect(row?.details).toEqual({ from: 'new', to: 'in_progress' });
  });

  it('resolves the request by choice, keeps its assignee, and says when the mail server refuses it', async () => {
    const { id } = await leaveRequest();
    const bo = await createOperator(app, tenant, { name: 'Bo' });
    await tenant.request('PATCH', `/api/chat/contact-requests/${id}`, { assignee_id: bo.id });
    server.answers.push({ code: 550, message: '5.1.1 no such mailbox' });
    expect((await reply(id, { text: 'Done.', status: 'resolved' })).statusCode).toBe(201);
    expect(await requestOf(id)).toMatchObject({ status: 'resolved', assignee: { id: bo.id } });
    expect((await requestOf(id)).resolved_at).toBe(clock.now().toISOString());
    await vi.waitFor(async () => expect(await deliveries(id)).toEqual(['failed']), 20_000);
  });

  it('409 without an email address and for spam, 400 without a text, 404 elsewhere', async () => {
    const { id } = await leaveRequest();
    const called = await leaveRequest({ email: undefined, phone_number: '08-465 004 12' });
    expect((await reply(called.id, { text: 'Hi' })).json().reason).toBe('contact_request_without_email');
    expect((await reply(id, { text: ' ' })).statusCode).toBe(400);
    expect((await reply(id, { text: 'Hi', status: 'spam' })).statusCode).toBe(400);
    const patch = (status: string) => tenant.request('PATCH', `/api/chat/contact-requests/${id}`, { status });
    await patch('in_progress');
    await patch('spam');
    expect((await reply(id, { text: 'Hi', status: 'resolved' })).json().reason).toBe('contact_request_cannot_become');
    const stranger = await createOperator(app, await app.createTenant());
    expect((await reply(id, { text: 'Hi' }, stranger)).statusCode).toBe(404);
    expect((await replies(id)).data).toEqual([]);
  });
});

describe('a mention in a note', () => {
  it('is an email to the absent operator alone, with a link to the chat and without the note', async () => {
    const bo = await createOperator(app, tenant, { name: 'Bo' });
    const eva = await createOperator(app, tenant, { name: 'Eva' });
    const { pool } = app.deps.db.platform;
    await pool.query('update chat_operators set last_seen_at = $2 where user_id = $1', [
      bo.id,
      new Date(clock.now().getTime() - 3_600_000),
    ]);
    const addressOf = async ({ id }: TestOperator) =>
      (await pool.query('select email from users where id = $1', [id])).rows[0].email as string;
    const chat = await openWaitingChat(app, tenant, agentId);
    const note = { text: '@Bo about invoice 4711', visibility: 'internal', mention_ids: [bo.id, eva.id] };
    expect((await anna.desk('POST', `/chats/${chat.id}/messages`, note)).statusCode).toBe(201);
    const { source } = await mailTo(await addressOf(bo));
    expect(headerOf(source, 'subject')).toBe('Anna mentioned you in a note');
    expect(headerOf(source, 'auto-submitted')).toBe('auto-generated');
    const text = partOf(source, 'text/plain');
    expect(text).toContain(`/console/desk?chat=${chat.id}`);
    expect(text).not.toContain('4711');
    const { rows } = await pool.query('select to_address from emails where tenant_id = $1', [tenant.id]);
    expect(rows).toEqual([{ to_address: await addressOf(bo) }]);
  });
});
