import type { ChatFile } from '@parley/contract/resources/chat';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditRows } from '../../../../test/audit-rows.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { createOperator, type DeskVisitor, openWaitingChat, type TestOperator } from '../../../../test/desk.ts';
import { createScriptedBrain } from '../../../../test/scripted-brain.ts';
import { createChatAgent, listen } from '../../../../test/visitor.ts';

let app: TestApp;
let tenant: TestTenant;
let agentId: string;
let base: string;
let anna: TestOperator;
let chat: DeskVisitor;

beforeAll(async () => {
  app = await buildTestApp({ brain: createScriptedBrain((turn) => `Re: ${turn.question}`) });
  base = await listen(app);
  tenant = await app.createTenant();
  agentId = await createChatAgent(tenant);
});
afterAll(() => app.close());

beforeEach(async () => {
  anna = await createOperator(app, tenant, { name: 'Anna' });
  chat = await openWaitingChat(app, tenant, agentId);
  await anna.desk('POST', `/chats/${chat.id}/claim`);
});

async function upload(file: File, { by = anna, id = chat.id }: { by?: TestOperator; id?: string } = {}) {
  const body = new FormData();
  body.set('file', file);
  const headers = { authorization: `Bearer ${by.token}` };
  const answer = await fetch(`${base}/api/chat/operator/chats/${id}/files`, { method: 'POST', body, headers });
  return { status: answer.status, body: (await answer.json()) as ChatFile };
}
const text = (name = 'terms.txt') => new File(['Our terms'], name, { type: 'text/plain' });
const say = (body: object) => anna.desk('POST', `/chats/${chat.id}/messages`, body);

describe('POST /api/chat/operator/chats/{sessionId}/files', () => {
  it('201: sent to the visitor with a message, also where the widget disables visitors’ files', async () => {
    const uploaded = await upload(text());
    expect(uploaded).toMatchObject({
      status: 201,
      body: { name: 'terms.txt', content_type: expect.stringContaining('text/plain'), bytes: 9 },
    });
    const sent = await say({ file_ids: [uploaded.body.id] });
    expect(sent.json()).toMatchObject({ text: '', files: [uploaded.body] });
    expect((await chat.reads('/messages')).json().data.at(-1).files).toEqual([uploaded.body]);
    expect(await (await fetch(base + uploaded.body.url)).text()).toBe('Our terms');
    const [row] = (await auditRows(app, tenant.id, 'chat_file.upload')).filter((each) => each.resource_id === chat.id);
    expect(row?.details).toEqual({
      file_id: uploaded.body.id,
      content_type: uploaded.body.content_type,
      bytes: 9,
    });
  });

  it('a file is sent once, and only in its chat; a repeated message is the same', async () => {
    const { body: file } = await upload(text());
    const message = { text: 'Here', file_ids: [file.id], client_message_id: 'with-file' };
    expect((await say(message)).statusCode).toBe(201);
    expect((await say(message)).statusCode).toBe(200);
    expect((await say({ ...message, file_ids: [] })).statusCode).toBe(409);
    expect((await say({ file_ids: [file.id] })).statusCode).toBe(400);
    const other = await openWaitingChat(app, tenant, agentId);
    const elsewhere = await upload(text(), { id: other.id });
    expect((await say({ file_ids: [elsewhere.body.id] })).statusCode).toBe(400);
  });

  it('415 for active content, 409 in a closed chat', async () => {
    const page = new File(['<html><script>alert(1)</script>'], 'page.html', { type: 'image/png' });
    expect((await upload(page)).status).toBe(415);
    await anna.desk('POST', `/chats/${chat.id}/close`);
    expect((await upload(text())).status).toBe(409);
  });

  it('404 for another tenant, 403 for a viewer, 400 without a file', async () => {
    const stranger = await createOperator(app, await app.createTenant(), { role: 'owner' });
    expect((await upload(text(), { by: stranger })).status).toBe(404);
    const viewer = await createOperator(app, tenant, { role: 'viewer' });
    expect((await upload(text(), { by: viewer })).status).toBe(403);
    const body = new FormData();
    body.set('note', 'x');
    const headers = { authorization: `Bearer ${anna.token}` };
    const answer = await fetch(`${base}/api/chat/operator/chats/${chat.id}/files`, { method: 'POST', body, headers });
    expect(answer.status).toBe(400);
  });
});
