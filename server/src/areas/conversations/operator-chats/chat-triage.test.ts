import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestClock, type TestClock } from '#platform/clock/test-clock.ts';
import { auditRows } from '../../../../test/audit-rows.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { assignOperators, createOperator, openWaitingChat, type TestOperator } from '../../../../test/desk.ts';
import { jobOf } from '../../../../test/job-of.ts';
import { createScriptedBrain } from '../../../../test/scripted-brain.ts';
import { unknownId } from '../../../../test/unknown-id.ts';
import { createChatAgent } from '../../../../test/visitor.ts';

let app: TestApp;
let clock: TestClock;
let tenant: TestTenant;
let agentId: string;
let anna: TestOperator;
let lead: TestOperator;

beforeAll(async () => {
  clock = createTestClock();
  app = await buildTestApp({ clock, brain: createScriptedBrain((turn) => `Re: ${turn.question}`) });
});
afterAll(() => app.close());
beforeEach(async () => {
  clock.advance(1000);
  tenant = await app.createTenant();
  agentId = await createChatAgent(tenant);
  anna = await createOperator(app, tenant, { name: 'Anna' });
  lead = await createOperator(app, tenant, { name: 'Lead', role: 'admin', capacity: 1 });
});

const waiting = (says = ['Where is my bike?']) => openWaitingChat(app, tenant, agentId, { says });
const inHours = (hours: number) => new Date(clock.now().getTime() + hours * 3_600_000).toISOString();
const label = async (name: string) =>
  (await tenant.request('POST', '/api/chat/labels', { name, color: 'red' })).json().id;
const idsOf = (answer: { json(): { data: { id: string }[] } }) => answer.json().data.map(({ id }) => id);

describe('PATCH /api/chat/operator/chats/{sessionId}', () => {
  it('200: sets labels, priority and team, by which chats are found, closed ones too', async () => {
    const [chat, other] = [await waiting(), await waiting(['Refund please'])];
    const refund = await label('refund');
    const { id: teamId } = (await tenant.request('POST', '/api/chat/teams', { name: 'Billing' })).json();
    const body = { label_ids: [refund], priority: 'urgent', team_id: teamId };
    const changed = await anna.desk('PATCH', `/chats/${chat.id}`, body);
    expect(changed.json()).toMatchObject({
      label_ids: [refund],
      priority: 'urgent',
      team: { id: teamId, name: 'Billing' },
      visitor_message: { text: 'Where is my bike?' },
    });
    for (const query of [`label_id=${refund}`, `team_id=${teamId}`, 'priority=urgent,high', 'q=bike'])
      expect(idsOf(await anna.desk('GET', `/chats?${query}`))).toEqual([chat.id]);
    expect(idsOf(await anna.desk('GET', '/chats?priority=none'))).toEqual([other.id]);
    await anna.desk('POST', `/chats/${chat.id}/close`);
    expect(idsOf(await anna.desk('GET', `/chats?label_id=${refund}`))).toEqual([]);
    expect(idsOf(await anna.desk('GET', `/chats?label_id=${refund}&status=closed`))).toEqual([chat.id]);
    await tenant.request('DELETE', `/api/chat/labels/${refund}`);
    expect((await anna.desk('GET', `/chats/${chat.id}`)).json()).toMatchObject({ label_ids: [] });
    const rows = (await auditRows(app, tenant.id, 'chat.update')).filter((row) => row.resource_id === chat.id);
    expect(rows.map((row) => row.details)).toEqual([{ fields: ['label_ids', 'priority', 'team_id'] }]);
  });

  it('400: an unknown label or team, a snooze in the past or too far ahead, nothing to change', async () => {
    const chat = await waiting();
    await anna.desk('POST', `/chats/${chat.id}/claim`);
    const bodies = [
      {},
      { label_ids: [unknownId] },
      { team_id: unknownId },
      { priority: 'medium' },
      { snoozed_until: inHours(-1) },
      { snoozed_until: inHours(31 * 24) },
    ];
    for (const body of bodies) expect((await anna.desk('PATCH', `/chats/${chat.id}`, body)).statusCode).toBe(400);
  });

  it('a snoozed chat keeps its operator over night and comes back in time, or when the visitor writes', async () => {
    const [timed, written] = [await waiting(), await waiting()];
    for (const { id } of [timed, written]) {
      await anna.desk('POST', `/chats/${id}/claim`);
      expect((await anna.desk('PATCH', `/chats/${id}`, { snoozed_until: inHours(12) })).statusCode).toBe(200);
    }
    const off = await anna.desk('PUT', '/status', { status: 'offline' });
    expect(off.json()).toMatchObject({ active_chats: 0 });
    clock.advance(3_600_000);
    await app.deps.areaDeps.operators.sweeper.sweep();
    const state = async ({ id }: { id: string }) => (await lead.desk('GET', `/chats/${id}`)).json();
    expect(await state(timed)).toMatchObject({ status: 'with_operator', operator: { id: anna.id } });
    expect((await written.says('Hello again')).statusCode).toBe(200);
    expect((await state(written)).snoozed_until).toBeNull();
    const reopen = jobOf(app.deps.jobs, 'chat.reopen_snoozed');
    await reopen.run({});
    expect((await state(timed)).snoozed_until).not.toBeNull();
    clock.advance(12 * 3_600_000);
    await jobOf(app.deps.jobs, 'chat.close_inactive').run({});
    await reopen.run({});
    expect(await state(timed)).toMatchObject({ snoozed_until: null, status: 'with_operator' });
    // Its operator is still away: now it returns to the queue.
    await app.deps.areaDeps.operators.sweeper.sweep();
    expect(await state(timed)).toMatchObject({ status: 'waiting' });
  });

  it('409: a chat without an operator, or of another operator, is not snoozed; a supervisor snoozes any', async () => {
    const chat = await waiting();
    const snooze = (by: TestOperator) => by.desk('PATCH', `/chats/${chat.id}`, { snoozed_until: inHours(1) });
    expect((await snooze(anna)).json()).toMatchObject({ error: 'conflict', details: [{ code: 'no_operator' }] });
    await lead.desk('POST', `/chats/${chat.id}/claim`);
    expect((await snooze(anna)).statusCode).toBe(409);
    expect((await snooze(lead)).statusCode).toBe(200);
  });
});

describe('POST /api/chat/operator/chats/{sessionId}/assign', () => {
  it('200: a supervisor assigns from queue and operator, and takes over beyond their own capacity', async () => {
    const bo = await createOperator(app, tenant, { name: 'Bo' });
    const [chat, own] = [await waiting(), await waiting()];
    await lead.desk('POST', `/chats/${own.id}/claim`);
    const to = (operator: TestOperator) => lead.desk('POST', `/chats/${chat.id}/assign`, { operator_id: operator.id });
    expect((await to(anna)).json()).toMatchObject({
      operator: { id: anna.id },
      assignment: { kind: 'assigned', by: { id: lead.id, name: 'Lead' } },
    });
    expect((await to(bo)).json()).toMatchObject({ operator: { id: bo.id } });
    expect((await to(lead)).json()).toMatchObject({ operator: { id: lead.id } });
    expect((await bo.desk('POST', `/chats/${chat.id}/messages`, { text: 'Mine?' })).statusCode).toBe(409);
    const { rows } = await app.deps.db.platform.pool.query<{ outcome: string | null }>(
      'select outcome from chat_handlings where session_id = $1 order by claimed_at, ended_at',
      [chat.id],
    );
    expect(rows.map(({ outcome }) => outcome)).toEqual(['to_operator', 'to_operator', null]);
  });

  it('403 for an operator; 409 for an operator who is away; 400 for an unknown one', async () => {
    const chat = await waiting();
    const away = await createOperator(app, tenant, { status: 'away' });
    const assign = (by: TestOperator, operatorId: string) =>
      by.desk('POST', `/chats/${chat.id}/assign`, { operator_id: operatorId });
    expect((await assign(anna, anna.id)).statusCode).toBe(403);
    expect((await assign(lead, away.id)).json()).toMatchObject({ details: [{ code: 'not_online' }] });
    expect((await assign(lead, unknownId)).statusCode).toBe(400);
  });
});

describe('POST /api/chat/operator/chats/bulk', () => {
  it('200: changes what it may and names what it may not, with the reason', async () => {
    const [mine, hers, other] = [await waiting(), await waiting(), await waiting()];
    await anna.desk('POST', `/chats/${mine.id}/claim`);
    await lead.desk('POST', `/chats/${hers.id}/claim`);
    const bulk = (action: object, ids = [mine.id, hers.id, other.id, unknownId] as string[]) =>
      anna.desk('POST', '/chats/bulk', { session_ids: ids, action });
    const snoozed = (await bulk({ kind: 'snooze', until: inHours(2) })).json();
    expect(snoozed.changed_ids).toEqual([mine.id]);
    expect(snoozed.refused.map((one: { session_id: string; code: string }) => [one.session_id, one.code])).toEqual([
      [hers.id, 'conflict'],
      [other.id, 'no_operator'],
      [unknownId, 'not_found'],
    ]);
    const refund = await label('refund');
    expect((await bulk({ kind: 'label', add: [refund] })).json().changed_ids).toHaveLength(3);
    expect((await bulk({ kind: 'label', remove: [refund] }, [mine.id])).json().changed_ids).toEqual([mine.id]);
    const labels = async (id: string) => (await anna.desk('GET', `/chats/${id}`)).json().label_ids;
    expect([await labels(mine.id), await labels(hers.id)]).toEqual([[], [refund]]);
    expect((await bulk({ kind: 'assign', operator_id: anna.id })).json().changed_ids).toEqual([]);
    expect((await bulk({ kind: 'close' })).json().changed_ids).toEqual([mine.id, other.id]);
    const [row] = await auditRows(app, tenant.id, 'chat.bulk_update');
    expect(row?.details).toEqual({ action: 'snooze', changed: 1, refused: 3 });
  });
});

describe('mentions', () => {
  it('reach the mentioned operator alone, as a list until read, and only operators of the chat', async () => {
    const chat = await waiting();
    const bo = await createOperator(app, tenant, { name: 'Bo' });
    const note = (ids: string[], visibility = 'internal') =>
      anna.desk('POST', `/chats/${chat.id}/messages`, { text: '@Bo look', visibility, mention_ids: ids });
    expect((await note([bo.id, anna.id])).statusCode).toBe(201);
    const unread = async (by: TestOperator) => (await by.desk('GET', '/mentions?unread=true')).json().data;
    expect(await unread(bo)).toMatchObject([{ session_id: chat.id, author: { name: 'Anna' }, text: '@Bo look' }]);
    expect([await unread(anna), await unread(lead)]).toEqual([[], []]);
    expect((await bo.desk('POST', '/mentions/read', { session_id: chat.id })).json()).toEqual({ read: 1 });
    expect(await unread(bo)).toEqual([]);
    expect((await note([bo.id], 'public')).statusCode).toBe(400);
    expect((await note([unknownId])).statusCode).toBe(400);
    await assignOperators(app, agentId, [anna.id as never]);
    expect((await note([bo.id])).statusCode).toBe(400);
  });
});

describe('views of the desk', () => {
  it('are private until shared; only owner and supervisors change them', async () => {
    const bo = await createOperator(app, tenant, { name: 'Bo' });
    const saved = await anna.desk('POST', '/views', {
      name: 'Urgent',
      filters: { priority: ['urgent'], operator_id: 'me' },
    });
    expect(saved.json()).toMatchObject({ is_own: true, filters: { priority: ['urgent'], operator_id: 'me' } });
    const { id } = saved.json();
    expect((await bo.desk('GET', '/views')).json().data).toEqual([]);
    expect((await bo.desk('PATCH', `/views/${id}`, { name: 'X' })).statusCode).toBe(404);
    await anna.desk('PATCH', `/views/${id}`, { is_shared: true });
    expect((await bo.desk('GET', '/views')).json().data).toMatchObject([
      { id, is_own: false, owner: { name: 'Anna' } },
    ]);
    expect((await bo.desk('PATCH', `/views/${id}`, { name: 'X' })).statusCode).toBe(403);
    expect((await bo.desk('DELETE', `/views/${id}`)).statusCode).toBe(403);
    expect((await lead.desk('PATCH', `/views/${id}`, { name: 'Now' })).json()).toMatchObject({ name: 'Now' });
    expect((await lead.desk('DELETE', `/views/${id}`)).statusCode).toBe(204);
    expect((await anna.desk('POST', '/views', { name: 'Bad', filters: { colour: 'red' } })).statusCode).toBe(400);
  });
});

describe('targets and the report', () => {
  it('count from the handoff, and say what was in time', async () => {
    await tenant.request('PATCH', '/api/chat/desk-settings', { first_reply_minutes: 5, resolution_minutes: 60 });
    const [quick, late] = [await waiting(), await waiting()];
    expect((await anna.desk('GET', `/chats/${quick.id}`)).json()).toMatchObject({
      first_reply_due_at: new Date(clock.now().getTime() + 5 * 60_000).toISOString(),
      resolution_due_at: inHours(1),
    });
    const answer = async (id: string) => {
      await anna.desk('POST', `/chats/${id}/claim`);
      await anna.desk('POST', `/chats/${id}/messages`, { text: 'Hello' });
      await anna.desk('POST', `/chats/${id}/close`);
    };
    clock.advance(60_000);
    await answer(quick.id);
    clock.advance(9 * 60_000);
    await answer(late.id);
    const report = (await lead.desk('GET', '/report')).json();
    expect(report).toMatchObject({
      chats: 2,
      replied: 2,
      closed: 2,
      first_reply_seconds: { p50: 330, p95: 573 },
      first_reply_target: { due: 2, met: 1 },
      resolution_target: { due: 2, met: 2 },
      by_operator: [{ operator: { name: 'Anna' }, chats: 2 }],
      by_team: [{ team: null, chats: 2 }],
    });
    expect((await anna.desk('GET', `/report?operator_id=${lead.id}`)).statusCode).toBe(403);
    expect((await anna.desk('GET', '/report')).json()).toMatchObject({ chats: 2 });
  });
});
