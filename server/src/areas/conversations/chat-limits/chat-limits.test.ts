import type { ChatSessionId } from '@parley/contract/ids';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestClock, type TestClock } from '#platform/clock/test-clock.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { jobOf } from '../../../../test/job-of.ts';
import { createScriptedBrain } from '../../../../test/scripted-brain.ts';
import { createChatAgent } from '../../../../test/visitor.ts';
import { blockAddress } from './chat-blocks.queries.ts';

let clock: TestClock;
let app: TestApp;
let tenant: TestTenant;
let agentId: string;
beforeAll(async () => {
  clock = createTestClock();
  // A fifth of the default, so that a test reaches it; more than an office needs.
  const env = { PARLEY_CHAT_MESSAGES_PER_ADDRESS: '500' };
  app = await buildTestApp({ clock, brain: createScriptedBrain(() => 'Yes'), env });
});
afterAll(() => app.close());
beforeEach(async () => {
  // A later minute, with fresh request limits.
  clock.advance(2 * 3_600_000);
  tenant = await app.createTenant();
  agentId = await createChatAgent(tenant);
});

async function start({ from = '203.0.113.7', agent = agentId, message = undefined as string | undefined } = {}) {
  const answer = await app.server.inject({
    method: 'POST',
    url: '/api/chat/sessions',
    payload: { agent_id: agent, ...(message && { message: { text: message } }) },
    remoteAddress: from,
  });
  const { session_id: id, session_token: token, details } = answer.json();
  const code = details?.[0]?.code as string | undefined;
  return { status: answer.statusCode, retryAfter: answer.headers['retry-after'], id: id as ChatSessionId, token, code };
}
/** Starts a chat with a first message, as the widget does. */
const talk = (where: { from?: string; agent?: string } = {}) => start({ ...where, message: 'Hi' });

async function send(
  { id, token }: { id: string; token: string },
  payload: object = { text: 'Hi' },
  from = '203.0.113.7',
) {
  const url = `/api/chat/sessions/${id}/messages`;
  const headers = { authorization: `Bearer ${token}` };
  const answer = await app.server.inject({ method: 'POST', url, headers, payload, remoteAddress: from });
  return { status: answer.statusCode, error: answer.json().error, retryAfter: answer.headers['retry-after'] };
}

const configure = (config: object) =>
  app.deps.db.platform.pool.query('insert into chat_widget_configs values ($1, $2, $3, now())', [
    tenant.id,
    agentId,
    JSON.stringify(config),
  ]);

describe('messages of a chat', () => {
  it('429 above 20 in a minute, and accepted again once the first is a minute old', async () => {
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

  it('429 above 300 in an hour, in any distribution', async () => {
    const chat = await start();
    await app.deps.db.platform.pool.query(
      `insert into chat_messages (tenant_id, session_id, id, seq, role, text, status, sources, created_at)
       select $1, $2, gen_random_uuid(), n, 'visitor', 'x', 'complete', '[]', $3::timestamptz - interval '30 minutes'
       from generate_series(1, 300) n`,
      [tenant.id, chat.id, clock.now()],
    );
    expect(await send(chat)).toMatchObject({ status: 429, retryAfter: '1800' });
  });

  it('a repeated message is not counted again', async () => {
    const chat = await start();
    const again = { text: 'Hi', client_message_id: 'm-1' };
    for (let sent = 0; sent < 25; sent += 1) expect((await send(chat, again)).status).toBe(200);
  });
});

/**
 * Copies a session in SQL `count` times, since a test cannot start that many; `set`: fields that differ from `like`.
 */
const copy = (like: ChatSessionId, count: number, set: { status?: string; lastVisitorSeq?: number } = {}) =>
  app.deps.db.platform.pool.query(
    `insert into chat_sessions (tenant_id, id, agent_id, status, token_hash, visitor, variables, address_hash,
       created_at, last_activity_at, expires_at, last_seq, answered_seq, last_visitor_seq, closed_at)
     select tenant_id, gen_random_uuid(), agent_id, $3, sha256(n::text::bytea || id::text::bytea), visitor,
       variables, address_hash, created_at, last_activity_at, expires_at, $4, $4, $4,
       case when $3 = 'closed' then created_at end
     from chat_sessions, generate_series(1, $2::int) n where id = $1`,
    [like, count, set.status ?? 'open', set.lastVisitorSeq ?? 1],
  );

describe('chats from one address', () => {
  // Regression: the 11th chat of an office, a school or a mobile carrier within 15 minutes was refused.
  it('an office of 60 people behind one address is served, each in a short chat within a quarter of an hour', async () => {
    for (let person = 0; person < 60; person += 1) {
      const chat = await talk();
      expect(chat.status).toBe(201);
      expect((await send(chat)).status).toBe(200);
      clock.advance(4_000);
    }
  }, 120_000);

  it('429 for the 31st empty one; not with a message, from another address, or with another agent', async () => {
    for (let opened = 0; opened < 30; opened += 1) expect((await start()).status).toBe(201);
    expect(await start()).toMatchObject({ status: 429, retryAfter: '900', code: 'too_many_chats' });
    expect((await talk()).status).toBe(201);
    expect((await start({ from: '203.0.113.8' })).status).toBe(201);
    expect((await start({ agent: await createChatAgent(tenant) })).status).toBe(201);
  });

  it('the first message frees a slot for an empty chat', async () => {
    const chats = await Promise.all(Array.from({ length: 30 }, () => start()));
    expect((await start()).status).toBe(429);
    expect((await send(chats[0] as (typeof chats)[0])).status).toBe(200);
    expect((await start()).status).toBe(201);
    expect((await start()).status).toBe(429);
  });

  it('concurrent creations stay within 30 empty ones', async () => {
    const all = await Promise.all(Array.from({ length: 60 }, () => start()));
    expect(all.filter(({ status }) => status === 201)).toHaveLength(30);
    expect(all.filter(({ status }) => status === 429)).toHaveLength(30);
  });

  it('429 for the 251st open one, with a message too', async () => {
    const chat = await talk();
    await copy(chat.id, 249);
    expect(await talk()).toMatchObject({ status: 429, retryAfter: '900', code: 'too_many_chats' });
    expect((await talk({ from: '203.0.113.8' })).status).toBe(201);
  });

  it('429 above 500 in an hour, closed ones included; other addresses are unaffected', async () => {
    const chat = await talk();
    await copy(chat.id, 499, { status: 'closed' });
    clock.advance(600_000);
    expect(await talk()).toMatchObject({ status: 429, retryAfter: '3000' });
    expect((await talk({ from: '203.0.113.8' })).status).toBe(201);
  });

  it('closed and inactive ones do not count', async () => {
    const chats = await Promise.all(Array.from({ length: 30 }, () => start()));
    await tenant.request('POST', `/api/chat/sessions/${chats[0]?.id}/close`);
    expect((await start()).status).toBe(201);
    expect((await start()).status).toBe(429);
    clock.advance(15 * 60_000);
    expect((await start()).status).toBe(201);
  });

  it('an IPv6 /64 counts as one address', async () => {
    for (let opened = 0; opened < 30; opened += 1) await start({ from: `2001:db8:1:2::${opened}` });
    expect((await start({ from: '2001:db8:1:2:ffff::1' })).status).toBe(429);
    expect((await start({ from: '2001:db8:1:3::1' })).status).toBe(201);
  });

  it('the address itself is stored nowhere', async () => {
    const { id } = await start({ from: '198.51.100.23' });
    const found = await app.deps.db.platform.pool.query(
      `select row::text ~ '198.51.100.23' as holds, length(address_hash) as bytes from chat_sessions row where id = $1`,
      [id],
    );
    expect(found.rows[0]).toEqual({ holds: false, bytes: 32 });
  });
});

describe('messages from one address', () => {
  // Regression: chats were counted by address, but messages, each of which may cost a model's answer, were not.
  it('429 above a tenth of the setting in a minute, and above the setting in an hour, across all its chats', async () => {
    // Windows are aligned to the hour.
    const hourMs = 3_600_000;
    clock.advance(hourMs - (clock.now().getTime() % hourMs));
    const chats = await Promise.all(Array.from({ length: 3 }, () => start()));
    const flood = async () => {
      const sent = await Promise.all(chats.flatMap((chat) => Array.from({ length: 20 }, () => send(chat))));
      return sent.filter(({ status }) => status === 200).length;
    };
    expect(await flood()).toBe(50);
    expect(await talk()).toMatchObject({ status: 429, retryAfter: '60' });
    for (let minute = 1; minute < 10; minute += 1) {
      clock.advance(60_000);
      expect(await flood()).toBe(50);
    }
    clock.advance(60_000);
    expect(await talk()).toMatchObject({ status: 429, retryAfter: String(50 * 60) });
    expect(await flood()).toBe(0);
    expect((await talk({ agent: await createChatAgent(tenant) })).status).toBe(201);
    expect((await talk({ from: '203.0.113.9' })).status).toBe(201);
  });
});

describe('chats with one agent', () => {
  it('429 above sessions_per_hour, across all addresses', async () => {
    await configure({ sessions_per_hour: 2 });
    expect((await start({ from: '203.0.113.1' })).status).toBe(201);
    clock.advance(600_000);
    expect((await start({ from: '203.0.113.2' })).status).toBe(201);
    expect(await start({ from: '203.0.113.3' })).toMatchObject({ status: 429, retryAfter: '3000' });
    clock.advance(3_000_000);
    expect((await start({ from: '203.0.113.3' })).status).toBe(201);
  });
});

describe('a blocked address', () => {
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

  it('is deleted when the block expires', async () => {
    const count = async () =>
      (await app.deps.db.platform.pool.query('select from chat_blocks where tenant_id = $1', [tenant.id])).rowCount;
    const job = jobOf(app.deps.jobs, 'chat.forget_old_blocks');
    await block((await start()).id);
    await job.run({});
    expect(await count()).toBe(1);
    clock.advance(25 * 3_600_000);
    await job.run({});
    expect(await count()).toBe(0);
  });
});
