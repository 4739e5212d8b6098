import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { createOperator, openAgentChat, openWaitingChat } from '../../../../test/desk.ts';
import { createScriptedBrain } from '../../../../test/scripted-brain.ts';
import { createChatAgent } from '../../../../test/visitor.ts';

let app: TestApp;
let tenant: TestTenant;
let agentId: string;

beforeAll(async () => {
  app = await buildTestApp({ brain: createScriptedBrain((turn) => `Re: ${turn.question}`) });
  tenant = await app.createTenant();
  agentId = await createChatAgent(tenant);
});
afterAll(() => app.close());

describe('POST /api/chat/operator/chats/{sessionId}/draft-reply', () => {
  it('200: the agent’s reply, for the holder and while queued; nothing is sent', async () => {
    const anna = await createOperator(app, tenant);
    const chat = await openWaitingChat(app, tenant, agentId, { says: ['Where is it?'] });
    const draft = () => anna.desk('POST', `/chats/${chat.id}/draft-reply`);
    expect((await draft()).json()).toEqual({ text: 'Re: Where is it?' });
    await anna.desk('POST', `/chats/${chat.id}/claim`);
    expect((await draft()).statusCode).toBe(200);
    expect((await chat.reads('/messages')).body).not.toContain('Re: ');
  });

  it('409 for another operator’s chat and for one with the agent; 404 for another tenant; 403 for a viewer', async () => {
    const [anna, bo] = [await createOperator(app, tenant), await createOperator(app, tenant)];
    const chat = await openWaitingChat(app, tenant, agentId);
    await anna.desk('POST', `/chats/${chat.id}/claim`);
    const withAgent = await openAgentChat(app, agentId);
    expect((await bo.desk('POST', `/chats/${chat.id}/draft-reply`)).statusCode).toBe(409);
    expect((await bo.desk('POST', `/chats/${withAgent.id}/draft-reply`)).statusCode).toBe(409);
    const stranger = await createOperator(app, await app.createTenant(), { role: 'owner' });
    expect((await stranger.desk('POST', `/chats/${chat.id}/draft-reply`)).statusCode).toBe(404);
    const viewer = await createOperator(app, tenant, { role: 'viewer' });
    expect((await viewer.desk('POST', `/chats/${chat.id}/draft-reply`)).statusCode).toBe(403);
  });

  it('409 before the visitor has written', async () => {
    const anna = await createOperator(app, tenant);
    const chat = await openWaitingChat(app, tenant, agentId, { says: [] });
    expect((await anna.desk('POST', `/chats/${chat.id}/draft-reply`)).json()).toMatchObject({ error: 'conflict' });
  });
});
