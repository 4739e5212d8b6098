import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp, type TestTenant } from '../../../test/build-test-app.ts';
import { createOperator, nameOperators, openAgentChat, openWaitingChat } from '../../../test/desk.ts';
import { createScriptedBrain } from '../../../test/scripted-brain.ts';
import { createChatAgent, listen } from '../../../test/visitor.ts';
import { setWidget } from '../../../test/widget-settings.ts';

let app: TestApp;
let base: string;
let tenant: TestTenant;
beforeAll(async () => {
  app = await buildTestApp({ brain: createScriptedBrain((t) => `Re: ${t.question}`), env: { PARLEY_LOG_LEVEL: 'debug' } });
  base = await listen(app);
  tenant = await app.createTenant();
});
afterAll(() => app.close());
const start = (agentId: string, from: string, more: object = {}) =>
  app.server.inject({ method: 'POST', url: '/api/chat/sessions', payload: { agent_id: agentId, ...more }, remoteAddress: from });

it('a parallel starts', async () => {
  const agentId = await createChatAgent(tenant);
  const all = await Promise.all(Array.from({ length: 40 }, () => start(agentId, '203.0.113.9')));
  console.log('A opened', all.filter((a) => a.statusCode === 201).length);
});
it('b start+close', async () => {
  const agentId = await createChatAgent(tenant);
  let n = 0;
  for (let i = 0; i < 55; i++) {
    const s = await start(agentId, '203.0.113.10');
    if (s.statusCode !== 201) { console.log('B', s.statusCode, s.body); break; }
    n++;
    await app.server.inject({ method: 'POST', url: `/api/chat/sessions/${s.json().session_id}/close`, headers: { authorization: `Bearer ${s.json().session_token}` }, remoteAddress: '203.0.113.10' });
  }
  console.log('B opened+closed', n);
});
it('c spam evasion', async () => {
  const agentId = await createChatAgent(tenant);
  const op = await createOperator(app, tenant);
  const v = await openAgentChat(app, agentId);
  await v.says('buy pills');
  await app.server.inject({ method: 'POST', url: `/api/chat/sessions/${v.id}/close`, headers: { authorization: `Bearer ${v.token}` }, remoteAddress: v.address });
  const c = await op.desk('POST', `/chats/${v.id}/close`, { reason: 'spam' });
  const s = await start(agentId, v.address);
  console.log('C', c.statusCode, s.statusCode);
});
it('d page_url', async () => {
  const agentId = await createChatAgent(tenant);
  for (const page_url of ['javascript:alert(1)', 'data:text/html,<script>alert(1)</script>']) {
    const s = await start(agentId, '203.0.113.11', { page_url });
    const r = s.statusCode === 201 ? (await tenant.request('GET', `/api/chat/sessions/${s.json().session_id}`)).json().page_url : s.body;
    console.log('D', s.statusCode, r);
  }
});
it('j parallel messages', async () => {
  const agentId = await createChatAgent(tenant);
  const v = await openWaitingChat(app, tenant, agentId, { says: [] });
  const all = await Promise.all(Array.from({ length: 60 }, (_, i) => v.says(`m${i}`)));
  console.log('J', all.filter((a) => a.statusCode === 200 || a.statusCode === 201).length, all.filter(a=>a.statusCode===429).length, all.filter(a=>a.statusCode>=500).length);
});
it('n notes never leave', async () => {
  const agentId = await createChatAgent(tenant);
  await setWidget(app, agentId, { allow_file_uploads: true });
  const op = await createOperator(app, tenant, { name: 'Note' });
  const v = await openWaitingChat(app, tenant, agentId, { says: ['hello'] });
  await op.desk('POST', `/chats/${v.id}/claim`);
  const secret = 'NOTECANARY9x';
  const note = await op.desk('POST', `/chats/${v.id}/messages`, { text: secret, visibility: 'internal', client_message_id: 'shared-id' });
  console.log('N note', note.statusCode, note.json().id);
  const noteId = note.json().id;
  for (const p of ['/messages', '/status', `/messages?after=${noteId}`, `/messages?before=${noteId}`]) {
    const r = await v.reads(p); console.log('N', p, r.statusCode, r.body.includes(secret), r.body.includes(noteId));
  }
  const dup = await app.server.inject({ method: 'POST', url: `/api/chat/sessions/${v.id}/messages`, headers: { authorization: `Bearer ${v.token}` }, payload: { text: secret, client_message_id: 'shared-id' } });
  console.log('N dup', dup.statusCode, dup.body);
  const dup2 = await app.server.inject({ method: 'POST', url: `/api/chat/sessions/${v.id}/messages`, headers: { authorization: `Bearer ${v.token}` }, payload: { text: 'wrong', client_message_id: 'shared-id' } });
  console.log('N dup2', dup2.statusCode, dup2.body);
  const st = await app.server.inject({ method: 'POST', url: `/api/chat/sessions/${v.id}/status`, headers: { authorization: `Bearer ${v.token}` }, payload: { after: noteId, seen: noteId } });
  console.log('N st', st.statusCode, st.body.includes(secret));
  const viewer = await tenant.createKey(['chat:read']);
  const g = await app.server.inject({ url: `/api/chat/sessions/${v.id}`, headers: { 'x-api-key': viewer } });
  console.log('N viewer sees note', g.statusCode, g.body.includes(secret));
});
