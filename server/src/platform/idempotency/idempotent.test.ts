import { setTimeout as sleep } from 'node:timers/promises';
import type { LightMyRequestResponse } from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestClock } from '#platform/clock/test-clock.ts';
import { apiKey } from '#platform/http/access/access.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../test/build-test-app.ts';
import { mountOperations, testOperation } from '../../../test/mount-operations.ts';

const clock = createTestClock();
let app: TestApp;
let tenant: TestTenant;

beforeAll(async () => {
  app = await buildTestApp({ clock });
});
beforeEach(async () => {
  tenant = await app.createTenant();
});
afterAll(() => app.close());

const create = (body: object, idempotencyKey: string, headers: Record<string, string> = {}) =>
  tenant.request('POST', '/api/agents', body, { 'idempotency-key': idempotencyKey, ...headers });

const agentNames = async () => {
  const list = (await tenant.request('GET', '/api/agents?limit=100')).json();
  return list.data.map((agent: { name: string }) => agent.name);
};

describe('Idempotency-Key', () => {
  it('a repeated request replays the response, marked as a replay, without an effect', async () => {
    const first = await create({ name: 'Desk' }, 'again');
    const second = await create({ name: 'Desk' }, 'again');
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect(second.json()).toEqual(first.json());
    expect(first.headers['idempotent-replayed']).toBeUndefined();
    expect(second.headers['idempotent-replayed']).toBe('true');
    expect(second.headers).toMatchObject({ location: first.headers.location, etag: first.headers.etag });
    expect(await agentNames()).toEqual(['Desk']);
  });

  it('fifty concurrent requests make one agent; those too early get Retry-After and then the same response', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => untilCarriedOut({ name: 'One' }, 'fifty')));
    const ids = new Set(answers.map((answer) => answer.json().id));
    expect(ids.size).toBe(1);
    expect(answers.filter((answer) => answer.headers['idempotent-replayed'] === undefined)).toHaveLength(1);
    expect(await agentNames()).toEqual(['One']);
  });

  /** Retries as a client that obeys `Retry-After`, only sooner. */
  async function untilCarriedOut(body: object, key: string): Promise<LightMyRequestResponse> {
    for (;;) {
      const answer = await create(body, key);
      if (answer.statusCode !== 409) return answer;
      expect(answer.headers['retry-after']).toBe('1');
      await sleep(20);
    }
  }

  it('field order does not matter', async () => {
    await create({ name: 'Desk', greeting: 'Hi' }, 'order');
    const again = await create({ greeting: 'Hi', name: 'Desk' }, 'order');
    expect(again.headers['idempotent-replayed']).toBe('true');
  });

  it('409: the same key with another body', async () => {
    await create({ name: 'Desk' }, 'body');
    const other = await create({ name: 'Till' }, 'body');
    expect(other.statusCode).toBe(409);
    expect(other.json().message).toContain('another body');
    expect(other.headers['retry-after']).toBeUndefined();
    expect(await agentNames()).toEqual(['Desk']);
  });

  it('is scoped to API key, tenant and operation', async () => {
    await create({ name: 'First' }, 'shared');
    const key = await tenant.createKey(['agents:write']);
    expect((await create({ name: 'Second' }, 'shared', { 'x-api-key': key })).statusCode).toBe(201);
    const stranger = await app.createTenant();
    const foreign = await stranger.request('POST', '/api/agents', { name: 'Third' }, { 'idempotency-key': 'shared' });
    expect(foreign.headers['idempotent-replayed']).toBeUndefined();
    expect(foreign.json().name).toBe('Third');
    const [id] = (await tenant.request('GET', '/api/agents')).json().data.map((agent: { id: string }) => agent.id);
    const elsewhere = { 'idempotency-key': 'shared' };
    expect((await tenant.request('POST', `/api/agents/${id}/duplicate`, undefined, elsewhere)).statusCode).toBe(201);
  });

  it('expires after 24 hours', async () => {
    const first = (await create({ name: 'Desk' }, 'day')).json();
    clock.advance(24 * 3_600_000);
    expect((await create({ name: 'Desk' }, 'day')).json().id).toBe(first.id);
    clock.advance(1);
    expect((await create({ name: 'Desk' }, 'day')).json().id).not.toBe(first.id);
  });

  it('is not consumed by a refused request', async () => {
    expect((await create({ name: '' }, 'refused')).statusCode).toBe(400);
    const better = await create({ name: 'Desk' }, 'refused');
    expect([better.statusCode, better.headers['idempotent-replayed']]).toEqual([201, undefined]);
  });

  // State after a crash in the middle: with effect and key in separate transactions there would be an agent without its
  // key, or a key that answers for an agent that does not exist.
  it('effect and key are one transaction: when the last statement fails, neither is stored', async () => {
    const owner = new pg.Client(app.database.connections.owner);
    await owner.connect();
    await owner.query(
      `create function fail() returns trigger language plpgsql as $$ begin raise 'the disk is full'; end $$`,
    );
    await owner.query('create trigger fail before insert on audit_log execute function fail()');
    expect((await create({ name: 'Desk' }, 'death')).statusCode).toBe(500);
    await owner.query('drop trigger fail on audit_log');
    await owner.end();
    expect(await agentNames()).toEqual([]);
    const again = await create({ name: 'Desk' }, 'death');
    expect([again.statusCode, again.headers['idempotent-replayed']]).toEqual([201, undefined]);
    expect(await agentNames()).toEqual(['Desk']);
  });

  it.each(['', 'with space', 'å', 'x'.repeat(256)])('400: %j is not a key', async (key) => {
    const answer = await create({ name: 'Desk' }, key);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().details[0].path).toBe('headers/idempotency-key');
  });

  it('400: not accepted by an operation without a tenant', async () => {
    const headers = { 'x-api-key': await app.createPlatformKey(), 'idempotency-key': 'k' };
    const answer = await app.server.inject({ method: 'POST', url: '/api/tenants', headers, payload: { name: 'New' } });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().details).toEqual([
      { path: 'headers/idempotency-key', code: 'not_supported', message: 'not supported by this operation' },
    ]);
  });
});

describe('Idempotency-Key of operations of every kind', () => {
  const common = {
    method: 'POST',
    summary: 'Test',
    access: apiKey('agents:write'),
    audit: 'test.done',
    body: z.strictObject({ name: z.string() }),
    example: {},
  } as const;
  const secret = testOperation({
    ...common,
    path: '/test/secret',
    id: 'secret',
    answer: { status: 201, schema: z.object({ secret: z.string() }), holdsSecret: true },
    run: async () => ({ secret: 'only-once-only-here' }),
  });
  const slow = testOperation({
    ...common,
    path: '/test/slow',
    id: 'slow',
    answer: { status: 201, schema: z.object({}) },
    transaction: 'none',
    run: async () => ({}),
  });
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    mountOperations(app, [secret, slow]).server.inject({
      method: 'POST',
      url: path,
      headers: { 'x-api-key': tenant.key, 'idempotency-key': 'k', ...headers },
      payload: body,
    });

  it('409: a response with a secret is neither stored nor replayed', async () => {
    expect((await post('/test/secret', { name: 'a' })).json()).toEqual({ secret: 'only-once-only-here' });
    const again = await post('/test/secret', { name: 'a' });
    expect(again.statusCode).toBe(409);
    expect(again.body).not.toContain('only-once');
    const rows = await app.deps.db.app.inTenant(tenant.id, (tx) =>
      tx.selectFrom('idempotency_keys').selectAll().execute(),
    );
    expect(JSON.stringify(rows)).not.toContain('only-once');
  });

  it('400: not accepted by an operation without a transaction', async () => {
    expect((await post('/test/slow', { name: 'a' })).statusCode).toBe(400);
  });

  it('is ignored there with Prefer: handling=lenient', async () => {
    expect((await post('/test/slow', { name: 'a' }, { prefer: 'handling=lenient' })).statusCode).toBe(201);
  });
});
