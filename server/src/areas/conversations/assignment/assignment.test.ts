import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestClock, type TestClock } from '#platform/clock/test-clock.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { createOperator, openWaitingChat, type TestOperator } from '../../../../test/desk.ts';
import { createScriptedBrain } from '../../../../test/scripted-brain.ts';
import { createChatAgent } from '../../../../test/visitor.ts';

let app: TestApp;
let other: TestApp;
let clock: TestClock;
let tenant: TestTenant;
let agentId: string;

beforeAll(async () => {
  clock = createTestClock();
  const brain = createScriptedBrain((turn) => `Re: ${turn.question}`);
  app = await buildTestApp({ clock, brain });
  other = await buildTestApp({ clock, brain, database: app.database });
});
afterAll(async () => {
  await other.close();
  await app.close();
});
beforeEach(async () => {
  clock.advance(1000);
  tenant = await app.createTenant();
  agentId = await createChatAgent(tenant);
});

const settings = (body: object) => tenant.request('PATCH', '/api/chat/desk-settings', body);
const sweepBoth = () => Promise.all([app, other].map((each) => each.deps.areaDeps.assignment.assigner.sweep()));
const team = async (body: object) => (await tenant.request('POST', '/api/chat/teams', body)).json().id as string;
const assigned = async () => {
  const { rows } = await app.deps.db.platform.pool.query<{ id: string; operator_id: string | null; how: string }>(
    'select id, operator_id, assigned_how as how from chat_sessions where tenant_id = $1 order by created_at, id',
    [tenant.id],
  );
  return rows;
};
const counts = async (...operators: TestOperator[]) => {
  const rows = await assigned();
  return operators.map(({ id }) => rows.filter((row) => row.operator_id === id).length);
};

describe('automatic assignment', () => {
  it('gives each of many chats to one operator, within capacity and limit, under two processes', async () => {
    const anna = await createOperator(app, tenant, { name: 'Anna', capacity: 10 });
    const bo = await createOperator(app, tenant, { name: 'Bo', capacity: 2 });
    for (let number = 0; number < 9; number++) await openWaitingChat(app, tenant, agentId, { says: [] });
    await settings({ assignment: 'round_robin', max_chats: 4 });
    for (let round = 0; round < 3; round++) await Promise.all([sweepBoth(), sweepBoth()]);
    expect(await counts(anna, bo)).toEqual([4, 2]);
    const { rows } = await app.deps.db.platform.pool.query(
      'select from chat_handlings where tenant_id = $1 and ended_at is null',
      [tenant.id],
    );
    expect(rows).toHaveLength(6);
    // A closed chat makes room for one that waits.
    const [held] = (await assigned()).filter((row) => row.operator_id === anna.id);
    await anna.desk('POST', `/chats/${held?.id}/close`);
    await sweepBoth();
    expect(await counts(anna, bo)).toEqual([4, 2]);
    expect((await assigned()).filter((row) => row.operator_id && row.how === 'automatic')).toHaveLength(6);
  });

  it('leaves capacity whole when operators claim at the same time', async () => {
    const anna = await createOperator(app, tenant, { capacity: 3 });
    const chats = await Promise.all([0, 1, 2, 3, 4, 5].map(() => openWaitingChat(app, tenant, agentId, { says: [] })));
    await settings({ assignment: 'least_busy' });
    await Promise.all([sweepBoth(), ...chats.map((chat) => anna.desk('POST', `/chats/${chat.id}/claim`)), sweepBoth()]);
    expect(await counts(anna)).toEqual([3]);
  });

  it('keeps chats of a team to its members, and others to the settings of the desk', async () => {
    const anna = await createOperator(app, tenant, { name: 'Anna' });
    const bo = await createOperator(app, tenant, { name: 'Bo' });
    const teamId = await team({ name: 'Billing', member_ids: [bo.id], assignment: 'least_busy' });
    const [first, second] = [
      await openWaitingChat(app, tenant, agentId, { says: [] }),
      await openWaitingChat(app, tenant, agentId, { says: [] }),
    ];
    const changed = await anna.desk('PATCH', `/chats/${first.id}`, { team_id: teamId });
    expect(changed.json()).toMatchObject({ team: { id: teamId, name: 'Billing' } });
    await sweepBoth();
    expect(await counts(anna, bo)).toEqual([0, 1]);
    const chat = (await bo.desk('GET', `/chats/${first.id}`)).json();
    expect(chat).toMatchObject({ operator: { id: bo.id }, assignment: { kind: 'automatic', by: null } });
    expect((await anna.desk('GET', `/chats/${second.id}`)).json()).toMatchObject({ status: 'waiting' });
  });

  it('reaches online operators who are present only, urgent chats first, and never who gave the chat back', async () => {
    const anna = await createOperator(app, tenant, { name: 'Anna', capacity: 1 });
    await createOperator(app, tenant, { name: 'Away', status: 'away' });
    const [calm, urgent] = [
      await openWaitingChat(app, tenant, agentId, { says: [] }),
      await openWaitingChat(app, tenant, agentId, { says: [] }),
    ];
    await anna.desk('PATCH', `/chats/${urgent.id}`, { priority: 'urgent' });
    clock.advance(61_000);
    await settings({ assignment: 'round_robin' });
    await sweepBoth();
    expect(await counts(anna)).toEqual([0]);
    await anna.desk('PUT', '/status', { status: 'online' });
    await sweepBoth();
    expect((await anna.desk('GET', `/chats/${urgent.id}`)).json()).toMatchObject({ operator: { id: anna.id } });
    await anna.desk('POST', `/chats/${urgent.id}/release`, { to: 'queue' });
    await sweepBoth();
    expect((await anna.desk('GET', `/chats/${urgent.id}`)).json()).toMatchObject({ status: 'waiting' });
    expect((await anna.desk('GET', `/chats/${calm.id}`)).json()).toMatchObject({ operator: { id: anna.id } });
  });
});
