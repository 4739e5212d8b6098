import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestClock, type TestClock } from '#platform/clock/test-clock.ts';
import { type JobWorker, startJobWorker } from '#platform/jobs/jobs.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { createOperator, openWaitingChat, type TestOperator } from '../../../../test/desk.ts';
import { jobOf } from '../../../../test/job-of.ts';
import { createChatAgent } from '../../../../test/visitor.ts';
import {
  headerOf,
  partOf,
  startMailServer,
  type TestMailServer,
} from '../../../providers/email/testing/mail-server.ts';

// From an operator's reply to a real mail server, and back into the chat by the link.

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
async function chatWithAnna(more: object = {}) {
  visitors += 1;
  const email = `left-${visitors}@example.org`;
  const chat = await openWaitingChat(app, tenant, agentId, {
    says: ['Se http://evil.example'],
    more: { locale: 'sv-SE', visitor: { email }, ...more },
  });
  expect((await anna.desk('POST', `/chats/${chat.id}/claim`)).statusCode).toBeLessThan(300);
  return { ...chat, email };
}
const replies = (id: string, text: string) => anna.desk('POST', `/chats/${id}/messages`, { text });
const look = () => jobOf(app.deps.jobs, 'chat.email_unseen').run({});
const queuedTo = async (email: string) => {
  const { rows } = await app.deps.db.platform.pool.query('select 1 from emails where to_address = $1', [email]);
  return rows.length;
};
const mailTo = (address: string) =>
  vi.waitFor(() => {
    const found = server.received.find(({ to }) => to.includes(address));
    if (!found) throw new Error('no email yet');
    return found;
  }, 20_000);
const noticesOf = async (id: string) =>
  (await anna.desk('GET', `/chats/${id}/messages`))
    .json()
    .data.flatMap(({ notice }: { notice: { kind: string; name: string } | null }) =>
      notice?.kind.startsWith('email') ? [notice] : [],
    );
const minutes = (count: number) => clock.advance(count * 60_000);

describe('a reply that the visitor has not seen', () => {
  it('is emailed once, in their language, with the conversation and a link that resumes the chat', async () => {
    const chat = await chatWithAnna();
    await replies(chat.id, 'Vi har öppet till 18.');
    minutes(4);
    await look();
    expect(await queuedTo(chat.email)).toBe(0);
    await replies(chat.id, 'Välkommen!');
    minutes(2);
    await Promise.all([look(), look()]);
    await look();
    expect(await queuedTo(chat.email)).toBe(1);
    const { source } = await mailTo(chat.email);
    expect(headerOf(source, 'subject')).toContain('har svarat dig');
    expect(headerOf(source, 'from')).toContain('Chat agent');
    expect(headerOf(source, 'reply-to')).toBeUndefined();
    const text = partOf(source, 'text/plain').replaceAll('\r\n', '\n');
    expect(text).toContain('Anna:\nVi har öppet till 18.');
    expect(text).toContain('Anna:\nVälkommen!');
    expect(text).toContain('läses inte');
    // Anyone may type any address: what the visitor wrote is no link.
    expect(text).not.toContain('http://evil.example');
    expect(await noticesOf(chat.id)).toEqual([{ kind: 'emailed', name: chat.email }]);
    const token = new RegExp(`/chat/${agentId}#resume=${chat.id}\\.(\\S+)`).exec(text)?.[1];
    const resumed = (path: string, by = token) =>
      app.server.inject({ url: `/api/chat/sessions/${path}`, headers: { authorization: `Bearer ${by}` } });
    const messages = await resumed(`${chat.id}/messages`);
    expect(messages.statusCode).toBe(200);
    expect(messages.body).not.toContain('emailed');
    const other = await chatWithAnna();
    expect((await resumed(`${other.id}/messages`)).statusCode).toBe(401);
    expect((await resumed(`${chat.id}/messages`, `${token}x`)).statusCode).toBe(401);
    clock.advance(31 * 86_400_000);
    expect((await resumed(`${chat.id}/messages`)).statusCode).toBe(401);
  });

  it('stays unsent when it was seen, answered, a note, switched off, without an address or kept nowhere', async () => {
    const seen = await chatWithAnna();
    const { id } = (await replies(seen.id, 'Hej')).json();
    await app.server.inject({
      method: 'POST',
      url: `/api/chat/sessions/${seen.id}/status`,
      headers: { authorization: `Bearer ${seen.token}` },
      payload: { seen: id },
    });
    const answered = await chatWithAnna();
    await replies(answered.id, 'Hej');
    await answered.says('Tack');
    const noted = await chatWithAnna();
    await anna.desk('POST', `/chats/${noted.id}/messages`, { text: 'Till oss', visibility: 'internal' });
    const nameless = await chatWithAnna({ visitor: { name: 'Nils' } });
    await replies(nameless.id, 'Hej');
    minutes(6);
    await look();
    for (const { email } of [seen, answered, noted, nameless]) expect(await queuedTo(email)).toBe(0);
    await tenant.request('PATCH', '/api/chat/desk-settings', { email_replies: 'off' });
    const off = await chatWithAnna();
    await replies(off.id, 'Hej');
    minutes(6);
    await look();
    expect(await queuedTo(off.email)).toBe(0);
  });

  it('is sent from a closed chat, by the settings of the account, and its failure is told to operators', async () => {
    const settings = { email_after_minutes: 1, email_reply_to: 'answers@example.net' };
    expect((await tenant.request('PATCH', '/api/chat/desk-settings', settings)).json()).toMatchObject(settings);
    const bad = await tenant.request('PATCH', '/api/chat/desk-settings', { email_reply_to: 'nobody' });
    expect(bad.statusCode).toBe(400);
    const chat = await chatWithAnna({ locale: 'fr' });
    await replies(chat.id, 'Bonjour');
    await anna.desk('POST', `/chats/${chat.id}/close`);
    minutes(2);
    await look();
    const { source } = await mailTo(chat.email);
    expect(headerOf(source, 'reply-to')).toBe('answers@example.net');
    expect(partOf(source, 'text/plain')).toContain('répondez à cet e-mail');
    const refused = await chatWithAnna();
    await replies(refused.id, 'Hej');
    server.answers.push({ code: 550, message: '5.1.1 no such mailbox' });
    minutes(2);
    await look();
    await vi.waitFor(
      async () => expect(await noticesOf(refused.id)).toEqual([{ kind: 'email_failed', name: refused.email }]),
      20_000,
    );
  });
});
