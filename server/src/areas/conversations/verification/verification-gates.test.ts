import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestTenant } from '../../../../test/build-test-app.ts';
import { createPerson } from '../../../../test/people.ts';
import { startToolPeer } from '../../../../test/tool-peer.ts';
import { openVerificationBench, type VerificationBench, wrong } from '../../../../test/verification-bench.ts';
import type { Visitor } from '../../../../test/visitor.ts';

let bench: VerificationBench;
let tenant: TestTenant;
beforeAll(async () => {
  bench = await openVerificationBench();
});
afterAll(() => bench.close());
beforeEach(async () => {
  tenant = await bench.app.createTenant();
});

const start = (visitor: Visitor, target?: string, method = 'email_otp') =>
  bench.start(visitor, { method, ...(target === undefined ? {} : { target }) });

describe('exhausted attempts', () => {
  const useUp = async (visitor: Visitor) => {
    const to = bench.newAddress().toLowerCase();
    await start(visitor, to);
    const code = wrong(await bench.codeSentTo(to));
    for (let tries = 0; tries < 5; tries += 1) await bench.confirm(visitor, code);
  };
  const sitDown = async () => {
    const { id } = await createPerson(bench.app, { tenants: [{ id: tenant.id, role: 'operator' }] });
    await bench.app.deps.db.platform.pool.query(
      `insert into chat_operators (tenant_id, user_id, status, capacity, last_seen_at, updated_at)
       values ($1, $2, 'online', 5, $3, $3)`,
      [tenant.id, id, bench.clock.now()],
    );
  };

  it('hand off the chat, where the widget says so and an operator is available', async () => {
    await sitDown();
    const visitor = await bench.chatWith(tenant, { handoff: { on_verification_failed: true } });
    await useUp(visitor);
    expect(await bench.stored(visitor)).toMatchObject({ status: 'waiting', handoff_by: 'rule' });
  });

  it('do not hand off where the widget does not say so', async () => {
    await sitDown();
    const visitor = await bench.chatWith(tenant, {});
    await useUp(visitor);
    expect((await bench.stored(visitor)).status).toBe('open');
  });
});

describe('verification required before chatting', () => {
  it('403 verification_required for a message, without a model request; then the chat proceeds', async () => {
    const visitor = await bench.chatWith(tenant, { verification: { is_required: true } });
    const refused = await visitor.send('Hello?');
    expect(refused).toMatchObject({
      status: 403,
      body: { error: 'forbidden', details: [{ path: '/verification', code: 'verification_required' }] },
    });
    expect(await visitor.history()).toEqual([]);
    const to = bench.newAddress().toLowerCase();
    await start(visitor, to);
    await bench.confirm(visitor, await bench.codeSentTo(to));
    expect(await visitor.send('Hello?')).toMatchObject({ status: 200, body: { answer: { role: 'agent' } } });
  });

  it('suppresses the greeting of a model that speaks first', async () => {
    const agentId = await bench.agentWith(tenant, { verification: { is_required: true } }, { first_speaker: 'model' });
    const visitor = await bench.open(agentId);
    expect(visitor.messages).toEqual([]);
    expect(await visitor.history()).toEqual([]);
  });

  it('messages written while queued are not answered by the agent afterwards', async () => {
    const visitor = await bench.chatWith(tenant, { verification: { is_required: true } });
    await bench.app.deps.db.platform.pool.query(
      "update chat_sessions set status = 'waiting', waiting_since = now() where id = $1",
      [visitor.sessionId],
    );
    expect((await visitor.send('Is anybody there?')).status).toBe(200);
    const { rows } = await bench.app.deps.db.platform.pool.query(
      'select is_unanswered from chat_sessions where id = $1',
      [visitor.sessionId],
    );
    expect(rows).toEqual([{ is_unanswered: false }]);
  });
});

describe('a tool for verified visitors', () => {
  it('is refused before and runs afterwards; verification-required lists it', async () => {
    const peer = await startToolPeer();
    peer.respond(() => ({ body: { status: 'shipped' } }));
    const tool = {
      name: 'check_order_status',
      type: 'webhook',
      description: 'Where an order is',
      parameters: {
        type: 'object',
        properties: { order_number: { type: 'string', description: 'Number of the order' } },
        required: ['order_number'],
      },
      request: { url: `${peer.origin}/orders` },
    };
    const make = async (more: object) => (await tenant.request('POST', '/api/tools', { ...tool, ...more })).json().id;
    const ids = [
      await make({ requires_verification: true }),
      await make({ name: 'opening_hours', description: 'Hours' }),
    ];
    const agentId = await bench.agentWith(tenant, {}, { prompt: 'You are Ada.', tool_ids: ids });
    const required = await bench.app.server.inject({ url: `/api/chat/widget/${agentId}/verification-required` });
    expect(required.json()).toEqual({
      is_required: false,
      methods: ['email_otp'],
      tools: [{ name: 'check_order_status', requires_verification: true }],
    });
    const visitor = await bench.open(agentId);
    await visitor.send('When is my order 12345 delivered?');
    expect(peer.hits).toEqual([]);
    const to = bench.newAddress().toLowerCase();
    await start(visitor, to);
    await bench.confirm(visitor, await bench.codeSentTo(to));
    const answered = await visitor.send('When is my order 12345 delivered?');
    expect(answered.body.answer?.text).toContain('shipped');
    expect(peer.hits).toHaveLength(1);
    await peer.close();
  });
});
