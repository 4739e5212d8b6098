import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestClock, type TestClock } from '#platform/clock/test-clock.ts';
import { auditRows } from '../../../../test/audit-rows.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { createOperator, type DeskVisitor, openAgentChat, openWaitingChat } from '../../../../test/desk.ts';
import { jobOf } from '../../../../test/job-of.ts';
import { createScriptedBrain } from '../../../../test/scripted-brain.ts';
import { createChatAgent } from '../../../../test/visitor.ts';

let clock: TestClock;
let app: TestApp;
let tenant: TestTenant;
let agentId: string;
beforeAll(async () => {
  clock = createTestClock();
  app = await buildTestApp({
    clock,
    brain: createScriptedBrain(() => 'Yes'),
    env: { PARLEY_REQUESTS_PER_MINUTE_PER_ADDRESS: '1000000' },
  });
  tenant = await app.createTenant();
  agentId = await createChatAgent(tenant);
});
afterAll(() => app.close());

const close = (id: string, headers?: Record<string, string>) =>
  headers
    ? app.server.inject({ method: 'POST', url: `/api/chat/sessions/${id}/close`, headers })
    : tenant.request('POST', `/api/chat/sessions/${id}/close`);
const asVisitor = ({ token }: DeskVisitor) => ({ authorization: `Bearer ${token}` });
const sessionOf = async (id: string) => (await tenant.request('GET', `/api/chat/sessions/${id}`)).json();

describe('POST /api/chat/sessions/{sessionId}/close', () => {
  it('200 with a key: closed, both sides are notified, and the audit log names the caller', async () => {
    const visitor = await openWaitingChat(app, tenant, agentId);
    expect((await close(visitor.id)).json()).toMatchObject({
      status: 'closed',
      queue_position: null,
      can_be_rated: true,
    });
    const session = await sessionOf(visitor.id);
    expect(session).toMatchObject({ status: 'closed', close_reason: 'api', waiting_since: null });
    expect(session.messages.at(-1)).toMatchObject({ role: 'system', notice: { kind: 'closed' } });
    expect((await visitor.says('more')).statusCode).toBe(409);
    expect(await auditRows(app, tenant.id, 'chat_session.close')).toMatchObject([{ resource_id: visitor.id }]);
  });

  it('200 by the visitor, idempotently: the first reason remains', async () => {
    const visitor = await openAgentChat(app, agentId);
    expect((await close(visitor.id, asVisitor(visitor))).statusCode).toBe(200);
    expect((await close(visitor.id)).json().status).toBe('closed');
    const session = await sessionOf(visitor.id);
    expect(session.close_reason).toBe('visitor');
    expect(session.messages.filter((message: { notice: unknown }) => message.notice)).toHaveLength(1);
  });

  it('a CORS preflight allows it from a visitor’s page on another site', async () => {
    const visitor = await openAgentChat(app, agentId);
    const url = `/api/chat/sessions/${visitor.id}/close`;
    const asked = await app.server.inject({ method: 'OPTIONS', url, headers: { origin: 'https://example.com' } });
    expect(asked.headers['access-control-allow-methods']).toBe('POST');
    const answer = await close(visitor.id, { ...asVisitor(visitor), origin: 'https://example.com' });
    expect(answer.headers['access-control-allow-origin']).toBe('*');
  });

  it('401 with the token of another chat, 403 without the scope, 404 for another tenant', async () => {
    const visitor = await openAgentChat(app, agentId);
    const other = await openAgentChat(app, agentId);
    expect((await close(visitor.id, asVisitor(other))).statusCode).toBe(401);
    expect((await close(visitor.id, { 'x-api-key': await tenant.createKey(['chat:read']) })).statusCode).toBe(403);
    expect((await close(visitor.id, { 'x-api-key': (await app.createTenant()).key })).statusCode).toBe(404);
    expect((await sessionOf(visitor.id)).status).toBe('open');
  });
});

describe('POST /api/chat/sessions/close-inactive', () => {
  const closeInactive = async (body: object) =>
    (await tenant.request('POST', '/api/chat/sessions/close-inactive', body)).json();

  it('200: closes inactive chats, of one agent or all; a dry run only counts', async () => {
    tenant = await app.createTenant();
    const [one, another] = [await createChatAgent(tenant), await createChatAgent(tenant)];
    const quiet = [await openAgentChat(app, one), await openAgentChat(app, another)];
    const waiting = await openWaitingChat(app, tenant, another);
    clock.advance(30 * 60_000);
    const awake = await openAgentChat(app, one);
    clock.advance(30 * 60_000);

    const body = { older_than_minutes: 60 };
    expect(await closeInactive({ ...body, dry_run: true })).toEqual({ matched: 3, closed: 0 });
    expect(await auditRows(app, tenant.id, 'chat_session.close_inactive')).toEqual([]);
    expect(await closeInactive({ ...body, agent_id: one })).toEqual({ matched: 1, closed: 1 });
    expect(await closeInactive(body)).toEqual({ matched: 2, closed: 2 });
    expect(await closeInactive(body)).toEqual({ matched: 0, closed: 0 });
    for (const { id } of [...quiet, waiting]) expect((await sessionOf(id)).close_reason).toBe('inactive');
    expect((await sessionOf(awake.id)).status).toBe('open');
    expect(await auditRows(app, tenant.id, 'chat_session.close_inactive')).toMatchObject([
      { details: { closed: 1 } },
      { details: { closed: 2 } },
    ]);
  });

  it('400 for an invalid time, 403 without the scope', async () => {
    for (const body of [{}, { older_than_minutes: 0 }, { older_than_minutes: 1.5 }, { older_than_minutes: 9, all: 1 }])
      expect((await tenant.request('POST', '/api/chat/sessions/close-inactive', body)).statusCode).toBe(400);
    const headers = { 'x-api-key': await tenant.createKey(['chat:read']) };
    const url = '/api/chat/sessions/close-inactive';
    const payload = { older_than_minutes: 5 };
    expect((await app.server.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(403);
  });
});

describe('the job that closes inactive chats', () => {
  const run = () => jobOf(app.deps.jobs, 'chat.close_inactive').run({});

  it('uses each agent’s widget setting, a day by default, and closes chats held by operators too', async () => {
    tenant = await app.createTenant();
    const [usual, quick] = [await createChatAgent(tenant), await createChatAgent(tenant)];
    await app.deps.db.platform.pool.query(
      `insert into chat_widget_configs values ($1, $2, '{"close_after_minutes": 5}', now())`,
      [tenant.id, quick],
    );
    const slow = await openAgentChat(app, usual);
    const fast = await openWaitingChat(app, tenant, quick);
    const operator = await createOperator(app, tenant);
    expect((await operator.desk('POST', `/chats/${fast.id}/claim`)).statusCode).toBe(200);
    clock.advance(5 * 60_000 - 1);
    await run();
    expect((await sessionOf(fast.id)).status).toBe('with_operator');
    clock.advance(1);
    await run();
    expect(await sessionOf(fast.id)).toMatchObject({ status: 'closed', close_reason: 'inactive' });
    expect((await sessionOf(slow.id)).status).toBe('open');
    clock.advance(24 * 3_600_000);
    await run();
    expect((await sessionOf(slow.id)).close_reason).toBe('inactive');
    const handlings = await app.deps.db.platform.pool.query(
      'select outcome from chat_handlings where session_id = $1',
      [fast.id],
    );
    expect(handlings.rows).toEqual([{ outcome: 'closed' }]);
  });
});
