import type { AgentId } from '@parley/contract/ids';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { areOperatorsAvailable, findWidgetSettings } from '#areas/conversations/widget';
import { createTestClock, type TestClock } from '#platform/clock/test-clock.ts';
import { createAccounts } from '../../../../test/accounts.ts';
import { auditRows } from '../../../../test/audit-rows.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { createOperator, openWaitingChat } from '../../../../test/desk.ts';
import { readEvents } from '../../../../test/read-events.ts';
import { createScriptedBrain } from '../../../../test/scripted-brain.ts';
import { createChatAgent, listen } from '../../../../test/visitor.ts';

let app: TestApp;
let clock: TestClock;
let base: string;
let tenant: TestTenant;
let agentId: string;

beforeAll(async () => {
  clock = createTestClock();
  app = await buildTestApp({ clock, brain: createScriptedBrain((turn) => `Re: ${turn.question}`) });
  base = await listen(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  clock.advance(60_000);
  tenant = await app.createTenant();
  agentId = await createChatAgent(tenant);
});

/** Creates a member who has never been an operator. */
async function newcomer(role: 'operator' | 'admin' | 'viewer' = 'operator') {
  const { userId: id, token } = await createAccounts(app).logIn(role, tenant.id);
  const status = (method: 'GET' | 'PUT', payload?: object, query = '') =>
    app.server.inject({
      method,
      url: `/api/chat/operator/status${query}`,
      headers: { authorization: `Bearer ${token}` },
      ...(payload ? { payload } : {}),
    });
  return { id, token, status };
}

const isAvailable = () =>
  app.deps.db.app.inTenant(tenant.id, async (tx) =>
    areOperatorsAvailable(tx, {
      settings: await findWidgetSettings(tx, agentId as AgentId),
      agentZone: 'UTC',
      now: clock.now(),
    }),
  );
const told = async () => {
  const found = await app.deps.db.platform.pool.query<{ operator: { status: string; name: string } }>(
    `select data -> 'operator' as operator from events where tenant_id = $1 and type = 'chat.operator.status'
     order by id`,
    [tenant.id],
  );
  return found.rows.map((row) => row.operator.status);
};

describe('PUT /api/chat/operator/status', () => {
  it('200: creates the operator on first use, with an audit row and an event', async () => {
    const ada = await newcomer();
    expect((await ada.status('GET')).json()).toEqual({
      id: ada.id,
      name: 'Ada Lindgren',
      avatar_url: '',
      status: 'offline',
      is_present: false,
      capacity: 5,
      active_chats: 0,
      last_seen_at: null,
    });
    const answer = await ada.status('PUT', { status: 'online', capacity: 3, display_name: 'Ada' });
    expect({ status: answer.statusCode, body: answer.json() }).toEqual({
      status: 200,
      body: {
        id: ada.id,
        name: 'Ada',
        avatar_url: '',
        status: 'online',
        is_present: true,
        capacity: 3,
        active_chats: 0,
        last_seen_at: clock.now().toISOString(),
      },
    });
    expect((await ada.status('GET')).json()).toEqual(answer.json());
    expect(await auditRows(app, tenant.id, 'chat_operator.update')).toMatchObject([
      { resource_id: ada.id, details: { changed: ['status', 'capacity', 'display_name'], status: 'online' } },
    ]);
    expect(await told()).toEqual(['online']);
  });

  it('200 without a change: presence is renewed, without audit row or event', async () => {
    const ada = await newcomer();
    await ada.status('PUT', { status: 'away' });
    clock.advance(30_000);
    const again = (await ada.status('PUT', { status: 'away' })).json();
    expect(again.last_seen_at).toBe(clock.now().toISOString());
    expect(await auditRows(app, tenant.id, 'chat_operator.update')).toHaveLength(1);
    expect(await told()).toEqual(['away']);
  });

  it('a null display name restores the user’s name; omitted fields are kept', async () => {
    const ada = await newcomer();
    await ada.status('PUT', { status: 'online', capacity: 2, display_name: 'Ada' });
    expect((await ada.status('PUT', { status: 'away' })).json()).toMatchObject({ name: 'Ada', capacity: 2 });
    const body = { status: 'away', display_name: null };
    expect((await ada.status('PUT', body)).json()).toMatchObject({ name: 'Ada Lindgren', capacity: 2 });
  });

  it('away keeps held chats; offline queues them at once and notifies their visitors', async () => {
    const astrid = await createOperator(app, tenant, { name: 'Astrid' });
    const chats = [await openWaitingChat(app, tenant, agentId), await openWaitingChat(app, tenant, agentId)];
    for (const chat of chats) await astrid.desk('POST', `/chats/${chat.id}/claim`);
    expect((await astrid.desk('PUT', '/status', { status: 'away' })).json()).toMatchObject({ active_chats: 2 });
    const answer = await astrid.desk('PUT', '/status', { status: 'offline' });
    expect(answer.json()).toMatchObject({ status: 'offline', active_chats: 0 });
    for (const chat of chats) {
      expect((await chat.reads('/status')).json()).toMatchObject({ status: 'waiting', operator: null });
      expect((await chat.reads('/messages')).json().data.at(-1).notice).toEqual({
        kind: 'operator_left',
        name: 'Astrid',
      });
    }
    const rows = await auditRows(app, tenant.id, 'chat_operator.update');
    expect(rows.at(-1)?.details).toMatchObject({ chats_given_back: 2 });
  });

  it('400: an unknown status, a capacity out of bounds, an empty name, an unknown field', async () => {
    const ada = await newcomer();
    const wrong = [
      {},
      { status: 'busy' },
      { status: 'online', capacity: 0 },
      { status: 'online', capacity: 101 },
      { status: 'online', display_name: ' ' },
      { status: 'online', name: 'Ada' },
    ];
    for (const body of wrong) expect((await ada.status('PUT', body)).statusCode).toBe(400);
  });

  it('403: a role without the scope; 400: a key without a person', async () => {
    expect((await (await newcomer('viewer')).status('PUT', { status: 'online' })).statusCode).toBe(403);
    const answer = await tenant.request('PUT', '/api/chat/operator/status', { status: 'online' });
    expect(answer.statusCode).toBe(400);
  });
});

describe('GET /api/chat/operator/status', () => {
  it('all=true: all operators by name, for hand-overs', async () => {
    await createOperator(app, tenant, { name: 'Örjan' });
    await createOperator(app, tenant, { name: 'Astrid', status: 'away' });
    const admin = await newcomer('operator');
    const all = await admin.status('GET', undefined, '?all=true');
    expect(all.json().operators.map((each: { name: string }) => each.name)).toEqual(['Astrid', 'Örjan']);
    expect((await admin.status('GET')).json()).not.toHaveProperty('operators');
    expect((await (await newcomer()).status('GET', undefined, '?all=true')).json().operators).toHaveLength(2);
  });
});

describe('presence', () => {
  it('ends a minute after the last request, whatever the status', async () => {
    const astrid = await createOperator(app, tenant, { name: 'Astrid' });
    expect(await isAvailable()).toBe(true);
    clock.advance(59_000);
    expect(await isAvailable()).toBe(true);
    clock.advance(1000);
    expect(await isAvailable()).toBe(false);
    expect((await astrid.desk('GET', '/status')).json()).toMatchObject({ status: 'online', is_present: false });
    // Every operator request renews presence.
    await astrid.desk('PUT', '/status', { status: 'online' });
    expect(await isAvailable()).toBe(true);
  });

  it('lasts while an event stream is open, by its heartbeat', async () => {
    const astrid = await createOperator(app, tenant, { name: 'Astrid' });
    clock.advance(120_000);
    const stream = await readEvents(`${base}/api/chat/operator/events`, {
      headers: { authorization: `Bearer ${astrid.token}` },
    });
    await stream.next();
    expect(await isAvailable()).toBe(true);
    const { desk } = app.deps.areaDeps.operatorEvents;
    for (let beat = 0; beat < 8; beat++) {
      clock.advance(15_000);
      await desk.beat();
    }
    expect(await isAvailable()).toBe(true);
    stream.cut();
    const seen = async () => (await astrid.desk('GET', '/status')).json().last_seen_at as string;
    await expect
      .poll(async () => {
        const before = await seen();
        clock.advance(15_000);
        await desk.beat();
        return (await seen()) === before;
      })
      .toBe(true);
  });

  it('a stream opened by a ticket ends after an hour', async () => {
    const astrid = await createOperator(app, tenant, { name: 'Astrid' });
    const { ticket } = (await astrid.desk('POST', '/events/ticket')).json();
    const stream = await readEvents(`${base}/api/chat/operator/events?ticket=${ticket}`);
    await stream.next();
    const { desk } = app.deps.areaDeps.operatorEvents;
    clock.advance(3_599_000);
    await desk.beat();
    await astrid.desk('PUT', '/status', { status: 'away' });
    expect((await stream.until('operator.status')).length).toBeGreaterThan(0);
    clock.advance(1000);
    await desk.beat();
    await expect(stream.next()).rejects.toThrow('ended');
  });

  it('401: a ticket older than a minute', async () => {
    const astrid = await createOperator(app, tenant);
    const { ticket } = (await astrid.desk('POST', '/events/ticket')).json();
    clock.advance(60_000);
    const late = await readEvents(`${base}/api/chat/operator/events?ticket=${ticket}`);
    expect(late.response.status).toBe(401);
  });
});
