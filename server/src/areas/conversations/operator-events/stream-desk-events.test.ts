import type { UserId } from '@parley/contract/ids';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatPosition } from '#platform/outbox/event-position.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import {
  assignOperators,
  createOperator,
  type DeskVisitor,
  openAgentChat,
  openWaitingChat,
  type TestOperator,
} from '../../../../test/desk.ts';
import { type EventReader, type ReadEvent, readEvents } from '../../../../test/read-events.ts';
import { createScriptedBrain } from '../../../../test/scripted-brain.ts';
import { createChatAgent, listen } from '../../../../test/visitor.ts';
import { deskEventTypes } from './desk-events.rules.ts';

let app: TestApp;
let other: TestApp;
let base: string;
let otherBase: string;

beforeAll(async () => {
  const brain = createScriptedBrain((turn) => `Re: ${turn.question}`);
  app = await buildTestApp({ brain });
  other = await buildTestApp({ brain, database: app.database });
  [base, otherBase] = await Promise.all([listen(app), listen(other)]);
});
afterAll(async () => {
  await other.close();
  await app.close();
});

const follow = (who: TestOperator, { at = base, headers = {} }: { at?: string; headers?: object } = {}) =>
  readEvents(`${at}/api/chat/operator/events`, { headers: { authorization: `Bearer ${who.token}`, ...headers } });

async function opened(who: TestOperator, options: { at?: string; headers?: object } = {}): Promise<EventReader> {
  const stream = await follow(who, options);
  expect((await stream.next()).event).toBe('ready');
  return stream;
}

/** Names of the events up to and including the given one. */
const namesUntil = async (stream: EventReader, name: string) => (await stream.until(name)).map((read) => read.event);
async function untilSaid(stream: EventReader, text: string): Promise<void> {
  for (let said: unknown; said !== text; ) {
    const [read] = (await stream.until('chat.message.created')).slice(-1);
    said = (read?.data.data['message'] as { text: string } | undefined)?.text;
  }
}
const sessionOf = (read: ReadEvent) =>
  read.data.data['session_id'] ?? (read.data.data['chat'] as { id: string } | undefined)?.id;

async function newDesk(names: readonly string[] = []) {
  const tenant = await app.createTenant();
  const agentId = await createChatAgent(tenant);
  const operators = await Promise.all(names.map((name) => createOperator(app, tenant, { name })));
  return { tenant, agentId, operators };
}

const setOperators = (tenant: TestTenant, agentId: string, ids: readonly UserId[]) =>
  tenant.request('PUT', `/api/chat/widget/${agentId}/config`, { operator_ids: ids });

describe('GET /api/chat/operator/events', () => {
  it('streams the lifecycle of a chat with its messages', async () => {
    const { tenant, agentId, operators } = await newDesk(['Astrid']);
    const [astrid] = operators as [TestOperator];
    const stream = await opened(astrid);
    const visitor = await openWaitingChat(app, tenant, agentId, { says: [] });
    expect(await namesUntil(stream, 'queue.added')).toEqual(['chat.started', 'chat.message.created', 'queue.added']);
    await astrid.desk('POST', `/chats/${visitor.id}/claim`);
    const claimed = (await stream.until('chat.claimed')).at(-1);
    expect(claimed?.data).toMatchObject({
      type: 'chat.claimed',
      data: { chat: { id: visitor.id, status: 'with_operator', operator: { name: 'Astrid' } }, from: null },
    });
    await astrid.desk('POST', `/chats/${visitor.id}/messages`, { text: 'They are a regular', visibility: 'internal' });
    const note = await stream.next();
    expect(note).toMatchObject({
      event: 'chat.message.created',
      data: { data: { session_id: visitor.id, message: { visibility: 'internal', text: 'They are a regular' } } },
    });
    await visitor.says('Hello there');
    expect((await stream.next()).data.data).toMatchObject({
      session_id: visitor.id,
      message: { role: 'visitor', text: 'Hello there', visibility: 'public' },
    });
    await astrid.desk('POST', `/chats/${visitor.id}/release`, { to: 'queue' });
    expect((await stream.until('chat.released')).at(-1)?.data.data).toMatchObject({
      from: astrid.id,
      is_lost: false,
      chat: { status: 'waiting' },
    });
    await astrid.desk('POST', `/chats/${visitor.id}/claim`);
    await astrid.desk('POST', `/chats/${visitor.id}/close`);
    expect(await namesUntil(stream, 'chat.closed')).toContain('chat.claimed');
    stream.cut();
  });

  it('streams typing live, without an id', async () => {
    const { agentId, operators } = await newDesk(['Astrid']);
    const stream = await opened((operators as [TestOperator])[0]);
    const visitor = await openAgentChat(app, agentId);
    await stream.until('chat.started');
    const send = { method: 'POST' as const, url: `/api/chat/sessions/${visitor.id}/status` };
    await other.server.inject({
      ...send,
      headers: { authorization: `Bearer ${visitor.token}` },
      payload: { typing: true },
    });
    const typing = (await stream.until('chat.typing')).at(-1);
    expect(typing?.id).toBeUndefined();
    expect(typing?.data.data).toEqual({ session_id: visitor.id, by: 'visitor', typing: true });
    stream.cut();
  });

  it('isolates tenants', async () => {
    const [mine, theirs] = [await newDesk(['Astrid']), await newDesk()];
    const stream = await opened((mine.operators as [TestOperator])[0]);
    await openAgentChat(app, theirs.agentId);
    const visitor = await openAgentChat(app, mine.agentId);
    expect(sessionOf(await stream.next())).toBe(visitor.id);
    stream.cut();
  });

  it('loses and repeats no event across reconnects to two processes', async () => {
    const { tenant, agentId, operators } = await newDesk(['Astrid']);
    const [astrid] = operators as [TestOperator];
    let lastId = (await (await follow(astrid)).next()).id ?? '';
    const acting = actOutStories([app, other], tenant, agentId, astrid);
    const seen: string[] = [];
    for (let round = 0, isOver = false; !isOver; round++) {
      const stream = await opened(astrid, { at: round % 2 ? otherBase : base, headers: { 'last-event-id': lastId } });
      for (let count = 0; count < 5; count++) {
        const read = await stream.next(15_000);
        isOver = read.event === 'operator.status';
        seen.push(read.id ?? 'none');
        lastId = read.id ?? lastId;
        if (isOver) break;
      }
      stream.cut();
    }
    await acting;
    expect(seen).toEqual(await storedIds(app, tenant, seen[0] ?? ''));
    expect(seen.length).toBeGreaterThan(30);
  });

  it('sends reset for an unknown position, then continues live', async () => {
    const { agentId, operators } = await newDesk(['Astrid']);
    const stream = await opened((operators as [TestOperator])[0], { headers: { 'last-event-id': 'yesterday' } });
    expect((await stream.next()).event).toBe('reset');
    const visitor = await openAgentChat(app, agentId);
    expect(sessionOf(await stream.next())).toBe(visitor.id);
    stream.cut();
  });

  it('sends reset when events after the position are deleted', async () => {
    const { operators } = await newDesk(['Astrid']);
    const forgotten = formatPosition({ xid: 1n, id: 1n });
    await app.deps.db.platform.pool.query(
      `insert into instance_settings (key, value) values ('events.forgotten_up_to', $1::jsonb)
       on conflict (key) do update set value = excluded.value`,
      [JSON.stringify({ position: '2.1' })],
    );
    const stream = await opened((operators as [TestOperator])[0], { headers: { 'last-event-id': forgotten } });
    expect((await stream.next()).event).toBe('reset');
    stream.cut();
  });

  it('400: an unknown query parameter; 403: a role without the scope; 401: no credential', async () => {
    const { tenant, operators } = await newDesk(['Astrid']);
    const url = '/api/chat/operator/events';
    const [astrid] = operators as [TestOperator];
    expect((await astrid.desk('GET', '/events?since=1')).statusCode).toBe(400);
    const viewer = await createOperator(app, tenant, { role: 'viewer' });
    expect((await viewer.desk('GET', '/events')).statusCode).toBe(403);
    expect((await app.server.inject({ url })).statusCode).toBe(401);
  });
});

describe('the visibility of events', () => {
  it('with assigned operators is limited to them and supervisors', async () => {
    const { tenant, agentId, operators } = await newDesk(['Named', 'Unnamed']);
    const [named, unnamed] = operators as [TestOperator, TestOperator];
    const admin = await createOperator(app, tenant, { role: 'admin', name: 'Admin' });
    await assignOperators(app, agentId, [named.id]);
    const openAgent = await createChatAgent(tenant);
    const streams = await Promise.all([named, admin, unnamed].map((who) => opened(who)));
    const closed = await openWaitingChat(app, tenant, agentId, { says: ['Secret'] });
    const free = await openAgentChat(app, openAgent);
    for (const [index, stream] of streams.entries()) {
      const read: ReadEvent[] = [];
      while (read.at(-1)?.event !== 'chat.started' || sessionOf(read.at(-1) as ReadEvent) !== free.id)
        read.push(await stream.next());
      const sessions = new Set(read.map(sessionOf));
      expect(sessions).toEqual(new Set(index === 2 ? [free.id] : [closed.id, free.id]));
      stream.cut();
    }
  });

  it('includes held chats until released, also after the operator is unassigned', async () => {
    const { tenant, agentId, operators } = await newDesk(['Holder', 'Named']);
    const [holder, named] = operators as [TestOperator, TestOperator];
    const visitor = await openWaitingChat(app, tenant, agentId, { says: [] });
    await holder.desk('POST', `/chats/${visitor.id}/claim`);
    await assignOperators(app, agentId, [named.id]);
    const stream = await opened(holder);
    await visitor.says('Are you still there?');
    await untilSaid(stream, 'Are you still there?');
    await holder.desk('POST', `/chats/${visitor.id}/release`, { to: 'queue' });
    expect((await stream.until('chat.released')).at(-1)?.data.data['from']).toBe(holder.id);
    await visitor.says('Hello?');
    const free = await openAgentChat(app, await createChatAgent(tenant));
    expect(sessionOf(await stream.next())).toBe(free.id);
    stream.cut();
  });

  it('after a reconnect includes events up to the release of a held chat, and none after', async () => {
    const { tenant, agentId, operators } = await newDesk(['Holder', 'Named']);
    const [holder, named] = operators as [TestOperator, TestOperator];
    const visitor = await openWaitingChat(app, tenant, agentId, { says: [] });
    await holder.desk('POST', `/chats/${visitor.id}/claim`);
    await assignOperators(app, agentId, [named.id]);
    const stream = await follow(holder);
    const { id } = await stream.next();
    stream.cut();
    await visitor.says('While you were away');
    const admin = await createOperator(app, tenant, { role: 'admin' });
    await holder.desk('POST', `/chats/${visitor.id}/release`, { to: 'queue' });
    await admin.desk('POST', `/chats/${visitor.id}/claim`);
    await visitor.says('After you had left');
    const free = await openAgentChat(app, await createChatAgent(tenant));
    const again = await opened(holder, { headers: { 'last-event-id': id } });
    await untilSaid(again, 'While you were away');
    const rest = await again.until('chat.started');
    expect(rest.map((read) => read.event)).toContain('chat.released');
    expect(JSON.stringify(rest)).not.toContain('After you had left');
    expect(sessionOf(rest.at(-1) as ReadEvent)).toBe(free.id);
    again.cut();
  });

  it('changes at once with the assignment, with a notice to reload', async () => {
    const { tenant, agentId, operators } = await newDesk(['First', 'Second']);
    const [first, second] = operators as [TestOperator, TestOperator];
    const chat = await openAgentChat(app, agentId);
    const streams = [await opened(first), await opened(second, { at: otherBase })] as const;
    expect((await setOperators(tenant, agentId, [second.id])).statusCode).toBe(200);
    for (const stream of streams) await stream.until('reset');
    await chat.says('Hello');
    const free = await openAgentChat(app, await createChatAgent(tenant));
    expect(sessionOf(await streams[0].next())).toBe(free.id);
    expect(sessionOf(await streams[1].next())).toBe(chat.id);
    for (const stream of streams) stream.cut();
  });

  it('ends with the next heartbeat after the person has left the tenant, or lost the role', async () => {
    const { tenant, operators } = await newDesk(['Leaving', 'Demoted', 'Staying']);
    const [leaving, demoted, staying] = operators as [TestOperator, TestOperator, TestOperator];
    const streams = await Promise.all([leaving, demoted, staying].map((who) => opened(who)));
    await app.deps.db.platform.pool.query('delete from memberships where user_id = $1', [leaving.id]);
    await app.deps.db.platform.pool.query("update memberships set role = 'viewer' where user_id = $1", [demoted.id]);
    await app.deps.areaDeps.operatorEvents.desk.beat();
    for (const stream of streams.slice(0, 2)) await expect(stream.next()).rejects.toThrow('ended');
    await openAgentChat(app, await createChatAgent(tenant));
    expect((await streams[2]?.next())?.event).toBe('chat.started');
    streams[2]?.cut();
  });

  it('changes with the supervisor role, with a notice to reload', async () => {
    const { agentId, operators } = await newDesk(['Rising', 'Named']);
    const [rising, named] = operators as [TestOperator, TestOperator];
    await assignOperators(app, agentId, [named.id]);
    const stream = await opened(rising);
    await app.deps.db.platform.pool.query("update memberships set role = 'admin' where user_id = $1", [rising.id]);
    await app.deps.areaDeps.operatorEvents.desk.beat();
    expect((await stream.next()).event).toBe('reset');
    const chat = await openAgentChat(app, agentId);
    expect(sessionOf(await stream.next())).toBe(chat.id);
    stream.cut();
  });
});

describe('POST /api/chat/operator/events/ticket', () => {
  const ticketOf = async (who: TestOperator) => (await who.desk('POST', '/events/ticket')).json().ticket as string;
  const open = (ticket: string) => readEvents(`${base}/api/chat/operator/events?ticket=${ticket}`);

  it('201: a single-use ticket opens the stream; one of ten concurrent uses succeeds', async () => {
    const { operators } = await newDesk(['Astrid']);
    const ticket = await ticketOf((operators as [TestOperator])[0]);
    const streams = await Promise.all(Array.from({ length: 10 }, () => open(ticket)));
    expect(streams.map((stream) => stream.response.status).toSorted()).toEqual([200, ...Array(9).fill(401)]);
    for (const stream of streams) stream.cut();
  });

  it('401: an unknown ticket, a chat’s, one with another tenant written on it, one of a removed member', async () => {
    const { operators, agentId } = await newDesk(['Astrid']);
    const [astrid] = operators as [TestOperator];
    const visitor = await openAgentChat(app, agentId);
    const ofChat = await app.server.inject({
      method: 'POST',
      url: `/api/chat/sessions/${visitor.id}/events/ticket`,
      headers: { authorization: `Bearer ${visitor.token}` },
    });
    const { tenant } = await newDesk();
    const [token] = (await ticketOf(astrid)).split('.');
    const wrong = ['desk_none', `${ofChat.json().ticket}.${tenant.id}`, `${token}.${tenant.id}`, `${token}`, ''];
    for (const ticket of wrong) expect((await open(ticket)).response.status).toBe(401);
    const late = await ticketOf(astrid);
    await app.deps.db.platform.pool.query('delete from memberships where user_id = $1', [astrid.id]);
    expect((await open(late)).response.status).toBe(401);
  });
});

/** Acts as visitors and an operator through both processes, one story after another, and ends with a status change. */
async function actOutStories(apps: TestApp[], tenant: TestTenant, agentId: string, operator: TestOperator) {
  const tell = async (story: number) => {
    const at = apps[story % apps.length] as TestApp;
    const visitor: DeskVisitor = await openWaitingChat(at, tenant, agentId, { says: [`${story} one`, `${story} two`] });
    await operator.desk('POST', `/chats/${visitor.id}/claim`);
    await operator.desk('POST', `/chats/${visitor.id}/messages`, { text: 'Here I am' });
    await operator.desk('POST', `/chats/${visitor.id}/close`);
  };
  for (let story = 0; story < 6; story += 2) await Promise.all([tell(story), tell(story + 1)]);
  await operator.desk('PUT', '/status', { status: 'away' });
}

/** Ids of the tenant's stored operator events from one event on, in commit order. */
async function storedIds(at: TestApp, tenant: TestTenant, from: string): Promise<string[]> {
  const found = await at.deps.db.platform.pool.query<{ id: string }>(
    `select xid::text || '.' || id as id from events where tenant_id = $1 and type = any ($2)
     order by events.xid, events.id`,
    [tenant.id, deskEventTypes],
  );
  const ids = found.rows.map((row) => row.id);
  return ids.slice(ids.indexOf(from));
}
