import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditRows } from '../../../../test/audit-rows.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { assignOperators, createOperator, openAgentChat, openWaitingChat } from '../../../../test/desk.ts';
import { createScriptedBrain } from '../../../../test/scripted-brain.ts';
import { unknownId } from '../../../../test/unknown-id.ts';
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

const eventsOf = async (id: string, type: string) => {
  const { rows } = await app.deps.db.platform.pool.query<{ data: { chat: { id: string }; from: string | null } }>(
    `select data from events where type = $1 and data -> 'chat' ->> 'id' = $2 order by id`,
    [type, id],
  );
  return rows.map((row) => row.data);
};

describe('POST /api/chat/operator/chats/{sessionId}/claim', () => {
  it('200: removes a chat from the queue, notifies desk and visitor, and writes an audit row', async () => {
    const [anna, chat] = [
      await createOperator(app, tenant, { name: 'Anna' }),
      await openWaitingChat(app, tenant, agentId),
    ];
    const answer = await anna.desk('POST', `/chats/${chat.id}/claim`);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      id: chat.id,
      status: 'with_operator',
      operator: { id: anna.id, name: 'Anna' },
      waiting_since: null,
    });
    expect((await chat.reads('/status')).json()).toMatchObject({
      status: 'with_operator',
      operator: { name: 'Anna' },
      queue_position: null,
    });
    expect(await eventsOf(chat.id, 'chat.session.claimed')).toMatchObject([{ chat: { id: chat.id }, from: null }]);
    const [row] = (await auditRows(app, tenant.id, 'chat.claim')).filter((each) => each.resource_id === chat.id);
    expect(row).toMatchObject({ actor: { kind: 'user', id: anna.id }, details: { from: 'waiting' } });
  });

  it('200: takes a chat from the agent', async () => {
    const [anna, chat] = [await createOperator(app, tenant), await openAgentChat(app, agentId)];
    expect((await anna.desk('POST', `/chats/${chat.id}/claim`)).json()).toMatchObject({ status: 'with_operator' });
    const sent = await chat.says('Anybody there?');
    expect(sent.json().answer).toBeNull();
  });

  it('200: with a key that acts for a person', async () => {
    const [anna, chat] = [await createOperator(app, tenant), await openWaitingChat(app, tenant, agentId)];
    const headers = { 'x-acting-user': anna.id };
    const answer = await tenant.request('POST', `/api/chat/operator/chats/${chat.id}/claim`, undefined, headers);
    expect(answer.json()).toMatchObject({ operator: { id: anna.id } });
  });

  it('200 without a change for the holder, even at capacity', async () => {
    const [anna, chat] = [
      await createOperator(app, tenant, { capacity: 1 }),
      await openWaitingChat(app, tenant, agentId),
    ];
    await anna.desk('POST', `/chats/${chat.id}/claim`);
    expect((await anna.desk('POST', `/chats/${chat.id}/claim`)).statusCode).toBe(200);
    expect(await eventsOf(chat.id, 'chat.session.claimed')).toHaveLength(1);
    const rows = (await auditRows(app, tenant.id, 'chat.claim')).filter((row) => row.resource_id === chat.id);
    expect(rows).toHaveLength(1);
  });

  it('one of ten concurrent claims succeeds, and nine get the holder’s name', async () => {
    const names = Array.from({ length: 10 }, (_, at) => `Operator ${at}`);
    const operators = await Promise.all(names.map((name) => createOperator(app, tenant, { name })));
    const chat = await openWaitingChat(app, tenant, agentId);
    const answers = await Promise.all(operators.map((each) => each.desk('POST', `/chats/${chat.id}/claim`)));
    const [winner, ...others] = answers.toSorted((a, b) => a.statusCode - b.statusCode).map((each) => each.json());
    expect(answers.filter((each) => each.statusCode === 200)).toHaveLength(1);
    for (const other of others) {
      expect(other).toMatchObject({
        error: 'already_claimed',
        message: `${winner.operator.name} already has this chat`,
        details: [{ path: '/operator', message: winner.operator.name }],
      });
    }
    expect(await eventsOf(chat.id, 'chat.session.claimed')).toHaveLength(1);
  });

  it('409 above the operator’s capacity, also for two concurrent claims', async () => {
    const anna = await createOperator(app, tenant, { capacity: 2 });
    const chats = await Promise.all([0, 1, 2, 3].map(() => openWaitingChat(app, tenant, agentId)));
    const answers = await Promise.all(chats.map((chat) => anna.desk('POST', `/chats/${chat.id}/claim`)));
    expect(answers.map((each) => each.statusCode).toSorted()).toEqual([200, 200, 409, 409]);
    expect(answers.find((each) => each.statusCode === 409)?.json()).toMatchObject({
      error: 'conflict',
      message: 'You have 2 of 2 chats',
    });
  });

  it('409 for a closed chat', async () => {
    const [anna, chat] = [await createOperator(app, tenant), await openWaitingChat(app, tenant, agentId)];
    await anna.desk('POST', `/chats/${chat.id}/close`);
    expect((await anna.desk('POST', `/chats/${chat.id}/claim`)).json()).toMatchObject({ error: 'conflict' });
  });

  it('404 for a chat of another tenant, an unknown one, and one of an agent with other assigned operators', async () => {
    const [anna, supervisor] = [
      await createOperator(app, tenant),
      await createOperator(app, tenant, { role: 'admin' }),
    ];
    const other = await app.createTenant();
    const foreign = await openWaitingChat(app, other, await createChatAgent(other));
    const named = await createChatAgent(tenant);
    await assignOperators(app, named, [supervisor.id]);
    const hidden = await openWaitingChat(app, tenant, named);
    for (const id of [foreign.id, unknownId, hidden.id]) {
      expect((await anna.desk('POST', `/chats/${id}/claim`)).json()).toMatchObject({
        error: 'not_found',
        message: 'There is no chat session with this id',
      });
    }
    await assignOperators(app, named, [anna.id]);
    expect((await supervisor.desk('POST', `/chats/${hidden.id}/claim`)).statusCode).toBe(200);
  });

  it('403 without chat:operate, of the person or of the key', async () => {
    const chat = await openWaitingChat(app, tenant, agentId);
    const viewer = await createOperator(app, tenant, { role: 'viewer' });
    expect((await viewer.desk('POST', `/chats/${chat.id}/claim`)).statusCode).toBe(403);
    const anna = await createOperator(app, tenant);
    const headers = { 'x-api-key': await tenant.createKey(['chat:read']), 'x-acting-user': anna.id };
    const answer = await app.server.inject({
      method: 'POST',
      url: `/api/chat/operator/chats/${chat.id}/claim`,
      headers,
    });
    expect(answer.statusCode).toBe(403);
  });
});
