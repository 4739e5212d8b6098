import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditRows } from '../../../../test/audit-rows.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { createOperator, openWaitingChat, type TestOperator } from '../../../../test/desk.ts';
import { createScriptedBrain } from '../../../../test/scripted-brain.ts';
import { createChatAgent } from '../../../../test/visitor.ts';

let app: TestApp;
let tenant: TestTenant;
let agentId: string;
let anna: TestOperator;

beforeAll(async () => {
  app = await buildTestApp({ brain: createScriptedBrain((turn) => `Re: ${turn.question}`) });
  tenant = await app.createTenant();
  agentId = await createChatAgent(tenant);
  anna = await createOperator(app, tenant, { name: 'Anna', capacity: 50 });
});
afterAll(() => app.close());

async function claimed() {
  const chat = await openWaitingChat(app, tenant, agentId);
  await anna.desk('POST', `/chats/${chat.id}/claim`);
  return chat;
}

describe('POST /api/chat/operator/chats/{sessionId}/close', () => {
  it('200: closed for both sides, once, with an audit row', async () => {
    const chat = await claimed();
    const answer = await anna.desk('POST', `/chats/${chat.id}/close`, {});
    expect(answer.json()).toMatchObject({ status: 'closed', close_reason: 'operator', operator: null });
    expect((await chat.reads('/status')).json()).toMatchObject({ status: 'closed', can_be_rated: true });
    expect((await chat.says('Hello?')).statusCode).toBe(409);
    const again = await anna.desk('POST', `/chats/${chat.id}/close`, { reason: 'spam' });
    expect(again.json()).toMatchObject({ close_reason: 'operator' });
    const rows = (await auditRows(app, tenant.id, 'chat.close')).filter((row) => row.resource_id === chat.id);
    expect(rows).toMatchObject([{ actor: { id: anna.id }, details: { reason: 'operator' } }]);
  });

  it('200 for a queued chat, by any operator who can see it', async () => {
    const chat = await openWaitingChat(app, tenant, agentId);
    expect((await anna.desk('POST', `/chats/${chat.id}/close`)).json()).toMatchObject({ status: 'closed' });
  });

  it('200 as spam: the address can start no chat for a day', async () => {
    const apart = await app.createTenant();
    const agent = await createChatAgent(apart);
    const operator = await createOperator(app, apart);
    const chat = await openWaitingChat(app, apart, agent);
    const answer = await operator.desk('POST', `/chats/${chat.id}/close`, { reason: 'spam' });
    expect(answer.json()).toMatchObject({ close_reason: 'spam' });
    const start = { method: 'POST', url: '/api/chat/sessions', payload: { agent_id: agent } } as const;
    expect((await app.server.inject({ ...start, remoteAddress: chat.address })).statusCode).toBe(403);
    const elsewhere = await app.server.inject({ ...start, remoteAddress: '198.51.100.7' });
    expect(elsewhere.statusCode).toBe(201);
  });

  it('200 as spam after the visitor has closed it: the chat is unchanged, and the address is blocked', async () => {
    const apart = await app.createTenant();
    const agent = await createChatAgent(apart);
    const operator = await createOperator(app, apart);
    const chat = await openWaitingChat(app, apart, agent);
    const headers = { authorization: `Bearer ${chat.token}` };
    await app.server.inject({ method: 'POST', url: `/api/chat/sessions/${chat.id}/close`, headers });
    const answer = await operator.desk('POST', `/chats/${chat.id}/close`, { reason: 'spam' });
    expect(answer.json()).toMatchObject({ status: 'closed', close_reason: 'visitor' });
    const start = { method: 'POST', url: '/api/chat/sessions', payload: { agent_id: agent } } as const;
    expect((await app.server.inject({ ...start, remoteAddress: chat.address })).statusCode).toBe(403);
    expect(await auditRows(app, apart.id, 'chat.close')).toMatchObject([{ details: { reason: 'spam' } }]);
  });

  it('409 for another operator’s chat, 404 for another tenant, 403 for a viewer, 400 for an unknown reason', async () => {
    const chat = await claimed();
    const bo = await createOperator(app, tenant);
    expect((await bo.desk('POST', `/chats/${chat.id}/close`)).json()).toMatchObject({
      error: 'conflict',
      message: 'Anna has this chat; claim it first',
    });
    const stranger = await createOperator(app, await app.createTenant(), { role: 'owner' });
    expect((await stranger.desk('POST', `/chats/${chat.id}/close`)).statusCode).toBe(404);
    const viewer = await createOperator(app, tenant, { role: 'viewer' });
    expect((await viewer.desk('POST', `/chats/${chat.id}/close`)).statusCode).toBe(403);
    expect((await anna.desk('POST', `/chats/${chat.id}/close`, { reason: 'bored' })).statusCode).toBe(400);
  });
});
