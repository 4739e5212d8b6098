import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { createScriptedBrain } from '../../../../test/scripted-brain.ts';
import { unknownId } from '../../../../test/unknown-id.ts';
import { createChatAgent, listen, openChat, type Visitor } from '../../../../test/visitor.ts';

let app: TestApp;
let visitor: Visitor;
let ids: string[];

beforeAll(async () => {
  app = await buildTestApp({ brain: createScriptedBrain((turn) => `Re: ${turn.question}`) });
  const tenant = await app.createTenant();
  visitor = await openChat(await listen(app), await createChatAgent(tenant));
  for (let number = 0; number < 6; number++) await visitor.send(`Message ${number}`);
  ids = (await visitor.history()).map((message) => message.id);
});
afterAll(() => app.close());

const get = (query: string) =>
  app.server.inject({ url: `/api/chat/sessions/${visitor.sessionId}/messages${query}`, headers: visitor.headers });

async function allPages(query: string): Promise<string[]> {
  const seen: string[] = [];
  let cursor = '';
  do {
    const page = (await get(`?limit=5${query}${cursor}`)).json();
    seen.push(...page.data.map((message: { id: string }) => message.id));
    cursor = page.next_cursor ? `&cursor=${page.next_cursor}` : '';
  } while (cursor);
  return seen;
}

describe('GET /api/chat/sessions/{sessionId}/messages', () => {
  it('lists the chat from its beginning, paginated', async () => {
    expect(ids).toHaveLength(12);
    expect(await allPages('')).toEqual(ids);
  });

  it('lists messages after one, oldest first', async () => {
    expect(await allPages(`&after=${ids[3]}`)).toEqual(ids.slice(4));
    expect(await allPages(`&after=${ids[11]}`)).toEqual([]);
  });

  it('lists messages before one, newest first', async () => {
    expect(await allPages(`&before=${ids[8]}`)).toEqual(ids.slice(0, 8).toReversed());
  });

  it('omits the internals of a reply', async () => {
    const [message] = (await get('?limit=1')).json().data;
    expect(Object.keys(message).toSorted()).toEqual(
      [
        'client_message_id',
        'created_at',
        'files',
        'id',
        'notice',
        'operator',
        'role',
        'sources',
        'status',
        'text',
      ].toSorted(),
    );
  });

  const cursorOf = (position: unknown) => Buffer.from(JSON.stringify(position)).toString('base64url');
  it.each([
    `?after=${unknownId}`,
    `?before=${unknownId}`,
    '?after=x',
    '?limit=0',
    '?limit=201',
    '?cursor=x',
    // Regression: positions outside the column's range came back as 500.
    `?cursor=${cursorOf([1.5])}`,
    `?cursor=${cursorOf([1e300])}`,
    '?since=x',
  ])('400: %s', async (query) => {
    expect((await get(query)).statusCode).toBe(400);
  });

  it('400: after and before together', async () => {
    expect((await get(`?after=${ids[0]}&before=${ids[1]}`)).statusCode).toBe(400);
  });
});

describe('chat status', () => {
  const url = () => `/api/chat/sessions/${visitor.sessionId}/status`;
  const post = (payload?: object) =>
    app.server.inject({ method: 'POST', url: url(), headers: visitor.headers, ...(payload ? { payload } : {}) });

  it('200 by GET, never cached', async () => {
    const answer = await app.server.inject({ url: url(), headers: visitor.headers });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({
      status: 'open',
      operator: null,
      queue_position: null,
      typing: false,
      last_message_id: ids[11],
      seen_message_id: null,
      can_be_rated: false,
    });
  });

  it('200 by POST: the same, and with `after` the messages since then', async () => {
    expect((await post()).json()).toMatchObject({ status: 'open', last_message_id: ids[11] });
    const { messages } = (await post({ after: ids[9] })).json();
    expect(messages.map((message: { id: string }) => message.id)).toEqual(ids.slice(10));
    expect((await post({ after: ids[11] })).json().messages).toEqual([]);
  });

  it('200 by POST: forwards the visitor’s typing', async () => {
    const heard: string[] = [];
    const stop = app.deps.bus.subscribe('chat.typing', (text) => heard.push(text));
    expect((await post({ typing: true })).statusCode).toBe(200);
    await expect.poll(() => heard.map((text) => JSON.parse(text).typing)).toEqual([true]);
    stop();
  });

  it.each([{ after: 'x' }, { typing: 'yes' }, { colour: 'red' }])('400: %j', async (payload) => {
    expect((await post(payload)).statusCode).toBe(400);
  });
});
