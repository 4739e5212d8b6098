import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { onTyping, type Typing } from '#areas/conversations/chats';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { createOperator, type DeskVisitor, openWaitingChat, type TestOperator } from '../../../../test/desk.ts';
import { createScriptedBrain } from '../../../../test/scripted-brain.ts';
import { createChatAgent } from '../../../../test/visitor.ts';

let app: TestApp;
let tenant: TestTenant;
let agentId: string;
let anna: TestOperator;
let chat: DeskVisitor;

beforeAll(async () => {
  app = await buildTestApp({ brain: createScriptedBrain((turn) => `Re: ${turn.question}`) });
  tenant = await app.createTenant();
  agentId = await createChatAgent(tenant);
});
afterAll(() => app.close());

beforeEach(async () => {
  anna = await createOperator(app, tenant, { name: 'Anna' });
  chat = await openWaitingChat(app, tenant, agentId, { says: ['One', 'Two'] });
  await anna.desk('POST', `/chats/${chat.id}/claim`);
});

const post = (body: object, by = anna) => by.desk('POST', `/chats/${chat.id}/typing`, body);
const visitorMessages = async (): Promise<string[]> =>
  (await chat.reads('/messages'))
    .json()
    .data.filter((each: { role: string }) => each.role === 'visitor')
    .map((each: { id: string }) => each.id);
const eventsOf = async (type: string) => {
  const { rows } = await app.deps.db.platform.pool.query<{ data: Record<string, unknown> }>(
    `select data from events where type = $1 and coalesce(data ->> 'session_id', data -> 'chat' ->> 'id') = $2
     order by id`,
    [type, chat.id],
  );
  return rows.map((row) => row.data);
};

describe('POST /api/chat/operator/chats/{sessionId}/typing', () => {
  it('204: the visitor’s streams show the operator typing, by name', async () => {
    const heard: Typing[] = [];
    const stop = onTyping(app.deps.bus, (typing) => heard.push(typing), chat.id);
    expect((await post({ typing: true })).statusCode).toBe(204);
    await expect
      .poll(() => heard)
      .toEqual([{ tenantId: tenant.id, sessionId: chat.id, by: 'operator', typing: true, name: 'Anna' }]);
    stop();
  });

  it('204: the visitor sees the operator’s read position, and the desk’s unread count drops', async () => {
    const [first, second] = await visitorMessages();
    await post({ seen_message_id: first });
    expect((await chat.reads('/status')).json().seen_message_id).toBe(first);
    expect((await anna.desk('GET', `/chats/${chat.id}`)).json().unread_count).toBe(1);
    await post({ seen_message_id: second });
    expect((await anna.desk('GET', `/chats/${chat.id}`)).json().unread_count).toBe(0);
    expect((await eventsOf('chat.session.status')).at(-1)).toMatchObject({ seen_message_id: second });
    expect((await eventsOf('chat.session.updated')).at(-1)).toMatchObject({ changed: ['seen'] });
  });

  it('204: the read position only advances, and is sent once', async () => {
    const [first, second] = await visitorMessages();
    await post({ seen_message_id: second });
    const told = (await eventsOf('chat.session.status')).length;
    expect((await post({ seen_message_id: second })).statusCode).toBe(204);
    expect((await post({ seen_message_id: first })).statusCode).toBe(204);
    expect((await chat.reads('/status')).json().seen_message_id).toBe(second);
    expect(await eventsOf('chat.session.status')).toHaveLength(told);
  });

  it('409 without holding the chat, 404 for another tenant, 403 for a viewer', async () => {
    const bo = await createOperator(app, tenant);
    expect((await post({ typing: true }, bo)).json()).toMatchObject({ message: 'Anna has this chat; claim it first' });
    const stranger = await createOperator(app, await app.createTenant(), { role: 'owner' });
    expect((await post({ typing: true }, stranger)).statusCode).toBe(404);
    const viewer = await createOperator(app, tenant, { role: 'viewer' });
    expect((await post({ typing: true }, viewer)).statusCode).toBe(403);
  });

  it('400 for a message of another chat, an empty body, and an invalid id', async () => {
    const other = await openWaitingChat(app, tenant, agentId);
    const [foreign] = (await other.reads('/messages')).json().data;
    for (const body of [{ seen_message_id: foreign.id }, {}, { typing: 'yes' }, { seen_message_id: 'x' }])
      expect([body, (await post(body)).statusCode]).toEqual([body, 400]);
  });
});
