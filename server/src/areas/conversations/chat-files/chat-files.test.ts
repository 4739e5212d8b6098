import type { ChatMessageId, ChatSessionId } from '@parley/contract/ids';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestClock, type TestClock } from '#platform/clock/test-clock.ts';
import { type JobWorker, startJobWorker } from '#platform/jobs/jobs.ts';
import { inEmittingTransaction } from '#platform/outbox/emit.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { jobOf } from '../../../../test/job-of.ts';
import { createScriptedBrain, type ScriptedBrain } from '../../../../test/scripted-brain.ts';
import { createChatAgent, listen, openChat, type Visitor } from '../../../../test/visitor.ts';
import { maintenanceJobs } from '../../../app/maintenance-jobs.ts';
import { attachFiles, storeChatFile } from './chat-files.ts';

const png = Buffer.from('\x89PNG\r\n\x1a\n a picture', 'latin1');

let clock: TestClock;
let brain: ScriptedBrain;
let app: TestApp;
let tenant: TestTenant;
let base: string;
let agentId: string;
let worker: JobWorker;
/** Callback of the test, called once files were removed. */
let onRemoved: () => void = () => {};

beforeAll(async () => {
  clock = createTestClock();
  brain = createScriptedBrain((turn) => `Re: ${turn.question}`);
  app = await buildTestApp({ clock, brain, env: { PARLEY_REQUESTS_PER_MINUTE_PER_ADDRESS: '1000000' } });
  base = await listen(app);
  tenant = await app.createTenant();
  agentId = await agentWithFiles();
  worker = await startJobWorker({
    connection: app.deps.connections.owner,
    jobs: jobs()
      .filter(({ name }) => name === 'files.remove')
      .map((job) => ({ ...job, run: (payload) => job.run(payload).then(() => onRemoved()) })),
    concurrency: 1,
    log: app.deps.log,
  });
});
afterAll(async () => {
  await worker.stop();
  await app.close();
});

async function agentWithFiles(more: object = {}): Promise<string> {
  const id = await createChatAgent(tenant);
  const config = { allow_file_uploads: true, ...more };
  await app.deps.db.platform.pool.query('insert into chat_widget_configs values ($1, $2, $3, now())', [
    tenant.id,
    id,
    JSON.stringify(config),
  ]);
  return id;
}

const nextRemoval = () =>
  new Promise<void>((resolve) => {
    onRemoved = resolve;
  });
const open = (url: string, init: RequestInit = {}) => fetch(`${base}${url}`, init);
const jobs = () => [...maintenanceJobs(app.deps), ...app.deps.jobs];
const sizeOf = (id: string) => app.deps.files.size(`chat-files/${id}.bin`);
const close = (visitor: Visitor) => tenant.request('POST', `/api/chat/sessions/${visitor.sessionId}/close`);

describe('POST /api/chat/sessions/{sessionId}/files', () => {
  it('201: a file sent with a message, in the given order; visible to both sides, its name to the model', async () => {
    const visitor = await openChat(base, agentId);
    const first = await visitor.upload('photo.png', png);
    const second = await visitor.upload('notes.txt', 'Two rooms');
    expect(first).toMatchObject({ status: 201, body: { name: 'photo.png', content_type: 'image/png', bytes: 18 } });
    const sent = await visitor.send('', { file_ids: [second.body.id, first.body.id] });
    expect(sent.body.message.files).toEqual([second.body, first.body]);
    expect(sent.body.answer?.text).toBe('Re: [file: notes.txt]\n[file: photo.png]');
    expect((await visitor.history())[0]?.files).toEqual([second.body, first.body]);
  });

  it('413 above 10 MiB, 201 at exactly it', async () => {
    const visitor = await openChat(base, agentId);
    const most = 10 * 1024 * 1024;
    expect((await visitor.upload('a.txt', new Uint8Array(most).fill(97))).status).toBe(201);
    expect(await visitor.upload('a.txt', new Uint8Array(most + 1).fill(97))).toMatchObject({
      status: 413,
      body: { error: 'payload_too_large' },
    });
  });

  it('415 for a disallowed type, 400 for an empty file and a form without one', async () => {
    const visitor = await openChat(base, agentId);
    expect((await visitor.upload('a.svg', '<svg/>')).status).toBe(415);
    expect((await visitor.upload('a.txt', '')).status).toBe(400);
    const { sessionId, headers } = visitor;
    const body = new FormData();
    body.set('note', 'x');
    expect((await open(`/api/chat/sessions/${sessionId}/files`, { method: 'POST', headers, body })).status).toBe(400);
  });

  it('403 where the widget disables files, and from a disallowed origin', async () => {
    const without = await openChat(base, await createChatAgent(tenant));
    expect(await without.upload('a.txt', 'x')).toMatchObject({ status: 403, body: { error: 'forbidden' } });
    const bound = await openChat(base, await agentWithFiles({ allowed_domains: ['example.com'] }));
    const body = new FormData();
    body.set('file', new File(['x'], 'a.txt'));
    const headers = { ...bound.headers, origin: 'https://example.com.evil.net' };
    const answer = await open(`/api/chat/sessions/${bound.sessionId}/files`, { method: 'POST', headers, body });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ error: 'origin_not_allowed' });
  });

  it('401 with the token of another chat', async () => {
    const [one, other] = [await openChat(base, agentId), await openChat(base, agentId)];
    const body = new FormData();
    body.set('file', new File(['x'], 'a.txt'));
    const init = { method: 'POST', headers: other.headers, body };
    expect((await open(`/api/chat/sessions/${one.sessionId}/files`, init)).status).toBe(401);
  });

  it('409 for the 51st file, and in a closed chat', async () => {
    const visitor = await openChat(base, agentId);
    await app.deps.db.platform.pool.query(
      `insert into chat_files (tenant_id, id, session_id, agent_id, uploaded_by, name, content_type, bytes, link, created_at)
       select $1, gen_random_uuid(), $2, $3, 'visitor', 'a.txt', 'text/plain', 1, gen_random_uuid()::text, now()
       from generate_series(1, 49)`,
      [tenant.id, visitor.sessionId, agentId],
    );
    const answers = await Promise.all(['a.txt', 'b.txt', 'c.txt'].map((name) => visitor.upload(name, 'x')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    const over = await openChat(base, agentId);
    await close(over);
    expect((await over.upload('a.txt', 'x')).status).toBe(409);
  });
});

describe('file_ids of a message', () => {
  it('400 for another chat’s, the other side’s, an already sent or an unknown file; nothing is sent', async () => {
    const visitor = await openChat(base, agentId);
    const other = await (await openChat(base, agentId)).upload('a.txt', 'x');
    const used = await visitor.upload('a.txt', 'x');
    await visitor.send('first', { file_ids: [used.body.id] });
    const ofOperator = await storeAsOperator(visitor);
    const fresh = await visitor.upload('b.txt', 'x');
    for (const id of [other.body.id, used.body.id, ofOperator.id, '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b99']) {
      const answer = await visitor.send('again', { file_ids: [fresh.body.id, id] });
      expect(answer).toMatchObject({ status: 400, body: { details: [{ path: '/file_ids/1' }] } });
    }
    expect((await visitor.history()).map(({ text }) => text)).toEqual(['first', 'Re: first\n[file: a.txt]']);
    expect((await visitor.send('now', { file_ids: [fresh.body.id] })).status).toBe(200);
  });

  it('a repeated message is the same with its files, and 409 with others', async () => {
    const visitor = await openChat(base, agentId);
    const { body: file } = await visitor.upload('a.txt', 'x');
    const again = { client_message_id: 'm-1', file_ids: [file.id] };
    const first = await visitor.send('see', again);
    expect((await visitor.send('see', again)).body.message).toEqual(first.body.message);
    expect((await visitor.send('see', { client_message_id: 'm-1' })).status).toBe(409);
  });

  it('the operator sends operator files, not the visitor’s', async () => {
    const visitor = await openChat(base, agentId);
    const mine = await storeAsOperator(visitor);
    const { body: theirs } = await visitor.upload('a.txt', 'x');
    const given = { sessionId: visitor.sessionId as ChatSessionId, by: 'operator' as const };
    const attach = (fileIds: (typeof mine.id)[]) =>
      app.deps.db.app.inTenant(tenant.id, (tx) =>
        attachFiles(tx, { ...given, messageId: app.deps.newId() as ChatMessageId, fileIds }),
      );
    await expect(attach([mine.id, theirs.id])).rejects.toMatchObject({ code: 'invalid_request' });
    expect(await attach([mine.id])).toEqual([mine]);
  });

  function storeAsOperator(visitor: Visitor) {
    const { db, bus, newId, files, quota } = app.deps;
    const now = clock.now();
    const file = new File(['offer'], 'offer.txt');
    return inEmittingTransaction({ scope: db.app, bus, tenantId: tenant.id, now }, (tx, emit) =>
      storeChatFile(
        { tx, emit, tenantId: tenant.id, now, newId, files, quota },
        { sessionId: visitor.sessionId as ChatSessionId, by: 'operator', file },
      ),
    );
  }
});

describe('GET /api/chat/files/{link}', () => {
  it('200: a picture is inline and sandboxed; a document is an attachment under its name', async () => {
    const visitor = await openChat(base, agentId);
    const picture = await open((await visitor.upload('photo.png', png)).body.url);
    expect(Buffer.from(await picture.arrayBuffer())).toEqual(png);
    expect(Object.fromEntries(picture.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': 'inline; filename="photo.png"',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'private, max-age=86400, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    });
    const text = await open((await visitor.upload('räkning 1.txt', '<script>')).body.url);
    expect(text.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(text.headers.get('content-disposition')).toBe(
      `attachment; filename="r_kning 1.txt"; filename*=UTF-8''r%C3%A4kning%201.txt`,
    );
  });

  it('206 for a range, 416 beyond the end, HEAD without bytes', async () => {
    const visitor = await openChat(base, agentId);
    const { url } = (await visitor.upload('a.txt', '0123456789')).body;
    expect(await (await open(url, { headers: { range: 'bytes=2-4' } })).text()).toBe('234');
    expect((await open(url, { headers: { range: 'bytes=10-' } })).status).toBe(416);
    const head = await open(url, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, '10']);
  });

  it('404 for an unknown link, in any form', async () => {
    const links = ['q3Zr0b8kS1uPzW5nYt7A9g', 'x', '..%2Fkeyring.json', '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b99'];
    for (const link of links) expect((await open(`/api/chat/files/${link}`)).status).toBe(404);
  });

  it('403 for a page of a disallowed site', async () => {
    const visitor = await openChat(base, await agentWithFiles({ allowed_domains: ['example.com'] }));
    const { url } = (await visitor.upload('a.txt', 'x')).body;
    const from = async (origin: string) => (await open(url, { headers: { origin } })).status;
    expect(await from('https://example.com')).toBe(200);
    expect(await from('https://evil.net')).toBe(403);
    expect(await from('null')).toBe(403);
    expect(await from(base)).toBe(200);
  });
});

describe('file retention', () => {
  it('an unsent file is deleted after a day, with its bytes; a sent one stays', async () => {
    const visitor = await openChat(base, agentId);
    const { body: unsent } = await visitor.upload('a.txt', 'x');
    const { body: sent } = await visitor.upload('b.txt', 'x');
    await visitor.send('see', { file_ids: [sent.id] });
    const job = jobOf(jobs(), 'chat.forget_unsent_files');
    await job.run({});
    expect((await open(unsent.url)).status).toBe(200);
    clock.advance(24 * 3_600_000 + 1);
    const removed = nextRemoval();
    await job.run({});
    expect((await open(unsent.url)).status).toBe(404);
    expect((await visitor.send('late', { file_ids: [unsent.id] })).status).toBe(400);
    await removed;
    expect(await Promise.all([sizeOf(unsent.id), sizeOf(sent.id)])).toEqual([null, 1]);
    expect((await open(sent.url)).status).toBe(200);
  });

  it('purging an agent deletes its files and the desk events of its chats', async () => {
    const gone = await agentWithFiles();
    const visitor = await openChat(base, gone, { visitor: { name: 'Penelope Crane' } });
    const { body: file } = await visitor.upload('a.txt', 'x');
    await visitor.send('see', { file_ids: [file.id] });
    await close(visitor);
    await tenant.request('DELETE', `/api/agents/${gone}`);
    const removed = nextRemoval();
    const purged = await tenant.request('DELETE', `/api/agents/trash/${gone}`);
    expect(purged.json().deleted).toMatchObject({ chat_files: 1, chat_sessions: 1 });
    expect((await open(file.url)).status).toBe(404);
    await removed;
    expect(await sizeOf(file.id)).toBeNull();
    const left = await app.deps.db.platform.pool.query(`select 1 from events where data::text like '%Penelope%'`);
    expect(left.rowCount).toBe(0);
  });
});
