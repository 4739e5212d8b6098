import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { createOperator, type DeskVisitor, openWaitingChat, type TestOperator } from '../../../../test/desk.ts';
import { createScriptedBrain } from '../../../../test/scripted-brain.ts';
import { unknownId } from '../../../../test/unknown-id.ts';
import { createChatAgent } from '../../../../test/visitor.ts';

let app: TestApp;
let tenant: TestTenant;
let agentId: string;
let anna: TestOperator;
let bo: TestOperator;
let chat: DeskVisitor;

beforeAll(async () => {
  app = await buildTestApp({ brain: createScriptedBrain((turn) => `Re: ${turn.question}`) });
  tenant = await app.createTenant();
  agentId = await createChatAgent(tenant);
  bo = await createOperator(app, tenant, { name: 'Bo' });
});
afterAll(() => app.close());

beforeEach(async () => {
  anna = await createOperator(app, tenant, { name: 'Anna' });
  chat = await openWaitingChat(app, tenant, agentId, { says: ['Where is it?'] });
  await anna.desk('POST', `/chats/${chat.id}/claim`);
});

const path = () => `/chats/${chat.id}/messages`;
const say = (by: TestOperator, body: object) => by.desk('POST', path(), body);
const textsOf = (answer: { json(): { data: { text: string }[] } }) => answer.json().data.map((each) => each.text);
const sessionRow = async () => {
  const { rows } = await app.deps.db.platform.pool.query(
    `select s.last_seq, s.last_visitor_seq, s.answered_seq, s.last_activity_at, h.first_reply_at
     from chat_sessions s join chat_handlings h on h.session_id = s.id and h.ended_at is null where s.id = $1`,
    [chat.id],
  );
  return rows[0];
};

describe('POST /api/chat/operator/chats/{sessionId}/messages', () => {
  it('a note is never sent to a visitor, even one who guesses its client_message_id and text', async () => {
    await say(anna, { text: 'Rude', visibility: 'internal', client_message_id: 'desk-1' });
    const answer = await app.server.inject({
      method: 'POST',
      url: `/api/chat/sessions/${chat.id}/messages`,
      headers: { authorization: `Bearer ${chat.token}` },
      payload: { text: 'Rude', client_message_id: 'desk-1' },
    });
    expect(answer.statusCode).toBe(409);
    expect(answer.body).not.toContain('Anna');
  });

  it('201: the visitor reads it under the operator’s name, and pending questions count as answered', async () => {
    const answer = await say(anna, { text: ' On its way ' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      role: 'operator',
      text: 'On its way',
      visibility: 'public',
      author: { id: anna.id, name: 'Anna' },
      operator: { name: 'Anna', avatar_url: '' },
    });
    const seen = (await chat.reads('/messages')).json().data.at(-1);
    expect(seen).toMatchObject({ id: answer.json().id, text: 'On its way', operator: { name: 'Anna' } });
    expect(seen).not.toHaveProperty('author');
    const row = await sessionRow();
    expect(row.answered_seq).toBe(row.last_visitor_seq);
    expect(row.first_reply_at).not.toBeNull();
  });

  it('the time of the first reply is set once', async () => {
    await say(anna, { text: 'One' });
    const { first_reply_at: first } = await sessionRow();
    await say(anna, { text: 'Two' });
    expect((await sessionRow()).first_reply_at).toEqual(first);
  });

  it('201: a note is visible to operators only, may be written by any of them, and answers nothing', async () => {
    const before = await sessionRow();
    expect((await say(bo, { text: 'VIP', visibility: 'internal' })).json()).toMatchObject({
      visibility: 'internal',
      author: { id: bo.id },
    });
    expect((await chat.reads('/messages')).body).not.toContain('VIP');
    expect((await chat.reads('/status')).body).not.toContain((await anna.desk('GET', path())).json().data.at(-1).id);
    const after = await sessionRow();
    expect(after).toMatchObject({ first_reply_at: null, answered_seq: before.answered_seq });
    expect(after.last_activity_at).toEqual(before.last_activity_at);
    const { rows } = await app.deps.db.platform.pool.query(
      `select topic from events where type = 'chat.note.created' and data ->> 'session_id' = $1`,
      [chat.id],
    );
    expect(rows).toEqual([{ topic: 'desk' }]);
  });

  it('200: the same client_message_id is the same message, also concurrently', async () => {
    const body = { text: 'Once', client_message_id: 'desk-1' };
    const answers = await Promise.all([say(anna, body), say(anna, body), say(anna, body)]);
    expect(answers.map((each) => each.statusCode).toSorted()).toEqual([200, 200, 201]);
    expect(new Set(answers.map((each) => each.json().id)).size).toBe(1);
    expect(textsOf(await anna.desk('GET', path())).filter((text) => text === 'Once')).toHaveLength(1);
  });

  it.each([{ text: 'Other' }, { visibility: 'internal' }])(
    '409: the same client_message_id for another message: %j',
    async (other) => {
      await say(anna, { text: 'Once', client_message_id: 'desk-2' });
      const answer = await say(anna, { text: 'Once', client_message_id: 'desk-2', ...other });
      expect(answer.json()).toMatchObject({ error: 'conflict', message: expect.stringContaining('client_message_id') });
    },
  );

  it('409: another operator’s client_message_id', async () => {
    await say(anna, { text: 'Once', visibility: 'internal', client_message_id: 'desk-3' });
    const answer = await say(bo, { text: 'Once', visibility: 'internal', client_message_id: 'desk-3' });
    expect(answer.statusCode).toBe(409);
  });

  it('409 to the visitor without holding the chat, naming the holder; of a queued one; of a closed one', async () => {
    expect((await say(bo, { text: 'Hi' })).json()).toMatchObject({ message: 'Anna has this chat; claim it first' });
    await anna.desk('POST', `/chats/${chat.id}/release`, { to: 'queue' });
    expect((await say(anna, { text: 'Hi' })).json()).toMatchObject({
      message: 'This chat is unassigned; claim it first',
    });
    await anna.desk('POST', `/chats/${chat.id}/close`);
    for (const visibility of ['public', 'internal'])
      expect((await say(anna, { text: 'Hi', visibility })).statusCode).toBe(409);
  });

  it('404 for another tenant, 403 for a viewer', async () => {
    const stranger = await createOperator(app, await app.createTenant());
    expect((await say(stranger, { text: 'Hi', visibility: 'internal' })).statusCode).toBe(404);
    const viewer = await createOperator(app, tenant, { role: 'viewer' });
    expect((await say(viewer, { text: 'Hi', visibility: 'internal' })).statusCode).toBe(403);
  });

  it.each([
    {},
    { text: '  ' },
    { text: 'x'.repeat(8001) },
    { text: 'x', visibility: 'secret' },
    { text: 'x', client_message_id: 'ö' },
    { text: 'x', file_ids: [unknownId] },
    { text: 'x', colour: 'red' },
  ])('400: %j', async (body) => {
    expect((await say(anna, body)).statusCode).toBe(400);
  });
});

describe('GET /api/chat/operator/chats/{sessionId}/messages', () => {
  const ids = (answer: { json(): { data: { id: string }[] } }) => answer.json().data.map((each) => each.id);

  it('200: everything including notes, oldest first, and around a message', async () => {
    await say(anna, { text: 'Public' });
    await say(anna, { text: 'Note', visibility: 'internal' });
    const all = ids(await anna.desk('GET', path()));
    // Greeting of the queue, question, notice of the claim, and the reply.
    expect(textsOf(await anna.desk('GET', path())).slice(-2)).toEqual(['Public', 'Note']);
    expect(ids(await anna.desk('GET', `${path()}?after=${all[1]}`))).toEqual(all.slice(2));
    expect(ids(await anna.desk('GET', `${path()}?before=${all[3]}`))).toEqual(all.slice(0, 3).toReversed());
    const first = (await anna.desk('GET', `${path()}?limit=2`)).json();
    expect(first.has_more).toBe(true);
    expect(ids(await anna.desk('GET', `${path()}?limit=200&cursor=${first.next_cursor}`))).toEqual(all.slice(2));
  });

  it('400 for a message of another chat, 404 for another tenant, 403 for a viewer', async () => {
    const other = await openWaitingChat(app, tenant, agentId);
    const [foreign] = ids(await anna.desk('GET', `/chats/${other.id}/messages`));
    for (const query of [`?after=${foreign}`, `?before=${foreign}`, '?cursor=x', '?after=x', '?since=1'])
      expect([query, (await anna.desk('GET', path() + query)).statusCode]).toEqual([query, 400]);
    const stranger = await createOperator(app, await app.createTenant(), { role: 'owner' });
    expect((await stranger.desk('GET', path())).statusCode).toBe(404);
    const viewer = await createOperator(app, tenant, { role: 'viewer' });
    expect((await viewer.desk('GET', path())).statusCode).toBe(403);
  });
});
