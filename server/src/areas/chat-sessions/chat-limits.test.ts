import type { ChatSessionId } from '@parley/contract/ids';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { housekeepingJobs } from '../../app/housekeeping.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../test/build-test-app.ts';
import { createScriptedBrain } from '../../../test/scripted-brain.ts';
import { createChatAgent } from '../../../test/visitor.ts';
import { createTestClock, type TestClock } from '#platform/clock/test-clock.ts';
import { blockAddress } from './chat-blocks.queries.ts';

let clock: TestClock;
let app: TestApp;
let tenant: TestTenant;
let agentId: string;
beforeAll(async () => {
  clock = createTestClock();
  app = await buildTestApp({ clock, brain: createScriptedBrain(() => 'Yes') });
});
afterAll(() => app.close());
beforeEach(async () => {
  // The limits of requests are those of another minute.
  clock.advance(2 * 3_600_000);
  tenant = await app.createTenant();
  agentId = await createChatAgent(tenant);
});

async function start({ from = '203.0.113.7', agent = agentId } = {}) {
  const answer = await app.server.inject({
    method: 'POST',
    url: '/api/chat/sessions',
    payload: { agent_id: agent },
    remoteAddress: from,
  });
  const { session_id: id, session_token: token } = answer.json();
  return { status: answer.statusCode, retryAfter: answer.headers['retry-after'], id: id as ChatSessionId, token };
}

async function send({ id, token }: { id: string; token: string }, payload: object = { text: 'Hi' }) {
  const url = `/api/chat/sessions/${id}/messages`;
  const headers = { authorization: `Bearer ${token}` };
  const answer = await app.server.inject({ method: 'POST', url, headers, payload });
  return { status: answer.statusCode, error: answer.json().error, retryAfter: answer.headers['retry-after'] };
}

const configure = (config: object) =>
  app.deps.db.platform.pool.query('insert into chat_widget_configs values ($1, $2, $3, now())', [
    tenant.id,
    agentId,
    JSON.stringify(config),
  ]);

describe('messages of a chat', () => {
  it('429 above 20 in a minute, and again once the first of them is a minute old', async () => {
    const chat = await start();
    for (let sent = 0; sent < 20; sent += 1) {
      expect((await send(chat)).status).toBe(200);
      clock.advance(1000);
    }
    expect(await send(chat)).toEqual({ status: 429, error: 'rate_limited', retryAfter: '40' });
    clock.advance(40_000);
    expect((await send(chat)).status).toBe(200);
    expect((await send(chat)).status).toBe(429);
  });

  it('429 above 300 in an hour, of whichever minutes', async () => {
    const chat = await start();
    await app.deps.db.platform.pool.query(
      `insert into chat_messages (tenant_id, session_id, id, seq, role, text, status, sources, created_at)
       select $1, $2, gen_random_uuid(), n, 'visitor', 'x', 'complete', '[]', $3::timestamptz - interval '30 minutes'
       from generate_series(1, 300) n`,
      [tenant.id, chat.id, clock.now()],
    );
    expect(await send(chat)).toMatchObject({ status: 429, retryAfter: '1800' });
  });

  it('one that is sent again is none more', async () => {
    const chat = await start();
    const again = { text: 'Hi', client_message_id: 'm-1' };
    for (let sent = 0; sent < 25; sent += 1) expect((await send(chat, again)).status).toBe(200);
  });
});

describe('chats from one address', () => {
  it('429 for the 11th at a time with one agent; not from elsewhere, not with another agent', async () => {
    for (let opened = 0; opened < 10; opened += 1) expect((await start()).status).toBe(201);
    expect(await start()).toMatchObject({ status: 429, retryAfter: '900' });
    expect((await start({ from: '203.0.113.8' })).status).toBe(201);
    expect((await start({ agent: await createChatAgent(tenant) })).status).toBe(201);
  });

  it('of many begun at once no more than 10 are, too', async () => {
    const all = await Promise.all(Array.from({ length: 40 }, () => start()));
    expect(all.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(all.filter(({ status }) => status === 429)).toHaveLength(30);
  });

  it('429 above 60 in an hour, though they were closed; others still come in', async () => {
    const chat = await start();
    await app.deps.db.platform.pool.query(
      `insert into chat_sessions (tenant_id, id, agent_id, status, token_hash, visitor, variables, address_hash,
         created_at, last_activity_at, expires_at, last_seq, answered_seq, closed_at)
       select tenant_id, gen_random_uuid(), agent_id, 'closed', sha256(n::text::bytea || id::text::bytea), visitor,
         variables, address_hash, created_at, last_activity_at, expires_at, 0, 0, created_at
       from chat_sessions, generate_series(1, 59) n where id = $1`,
      [chat.id],
    );
    clock.advance(600_000);
    expect(await start()).toMatchObject({ status: 429, retryAfter: '3000' });
    expect((await start({ from: '203.0.113.8' })).status).toBe(201);
  });

  it('those that are closed or silent for a while do not count', async () => {
    const chats = await Promise.all(Array.from({ length: 10 }, () => start()));
    await tenant.request('POST', `/api/chat/sessions/${chats[0]?.id}/close`);
    expect((await start()).status).toBe(201);
    expect((await start()).status).toBe(429);
    clock.advance(15 * 60_000);
    expect((await start()).status).toBe(201);
  });

  it('a whole /64 is one address', async () => {
    for (let opened = 0; opened < 10; opened += 1) await start({ from: `2001:db8:1:2::${opened}` });
    expect((await start({ from: '2001:db8:1:2:ffff::1' })).status).toBe(429);
    expect((await start({ from: '2001:db8:1:3::1' })).status).toBe(201);
  });

  it('the address itself is kept nowhere', async () => {
    const { id } = await start({ from: '198.51.100.23' });
    const found = await app.deps.db.platform.pool.query(
      `select row::text ~ '198.51.100.23' as holds, length(address_hash) as bytes from chat_sessions row where id = $1`,
      [id],
    );
    expect(found.rows[0]).toEqual({ holds: false, bytes: 32 });
  });
});

describe('chats with one agent', () => {
  it('429 above sessions_per_hour, from wherever', async () => {
    await configure({ sessions_per_hour: 2 });
    expect((await start({ from: '203.0.113.1' })).status).toBe(201);
    clock.advance(600_000);
    expect((await start({ from: '203.0.113.2' })).status).toBe(201);
    expect(await start({ from: '203.0.113.3' })).toMatchObject({ status: 429, retryAfter: '3000' });
    clock.advance(3_000_000);
    expect((await start({ from: '203.0.113.3' })).status).toBe(201);
  });
});

describe('an address that is blocked', () => {
  const block = (sessionId: ChatSessionId) =>
    app.deps.db.app.inTenant(tenant.id, (tx) => blockAddress(tx, { sessionId, tenantId: tenant.id, now: clock.now() }));

  it('403 for 24 hours, in that tenant alone', async () => {
    await block((await start()).id);
    await block((await start({ from: '203.0.113.9' })).id);
    expect((await start()).status).toBe(403);
    const other = await app.createTenant();
    expect((await start({ agent: await createChatAgent(other) })).status).toBe(201);
    clock.advance(24 * 3_600_000 - 1);
    expect((await start()).status).toBe(403);
    clock.advance(1);
    expect((await start()).status).toBe(201);
  });

  it('is forgotten when the time is over', async () => {
    const count = async () =>
      (await app.deps.db.platform.pool.query('select from chat_blocks where tenant_id = $1', [tenant.id])).rowCount;
    const job = housekeepingJobs(app.deps).find(({ name }) => name === 'chat.forget_old_blocks');
    await block((await start()).id);
    await job?.run({});
    expect(await count()).toBe(1);
    clock.advance(25 * 3_600_000);
    await job?.run({});
    expect(await count()).toBe(0);
  });
});
