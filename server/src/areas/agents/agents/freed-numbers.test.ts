import type { CallId } from '@parley/contract/ids';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditRows } from '../../../../test/audit-rows.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { dialOf, orderCall, ownNumber, scriptedDialer } from '../../../../test/outbound-calls.ts';

let app: TestApp;
let tenant: TestTenant;
let agentId: string;

beforeAll(async () => {
  app = await buildTestApp();
});
beforeEach(async () => {
  tenant = await app.createTenant();
  agentId = await newAgent('Reception');
});
afterAll(() => app.close());

const newAgent = async (name: string) => (await tenant.request('POST', '/api/agents', { name })).json().id as string;
const assign = (numberId: string, agent_id: string, more: object = {}) =>
  tenant.request('POST', `/api/phone-numbers/${numberId}/assign`, { agent_id, ...more });
const numberNow = async (id: string) => (await tenant.request('GET', `/api/phone-numbers/${id}`)).json();
const restore = (body?: object, headers: Record<string, string> = {}) =>
  tenant.request('POST', `/api/agents/trash/${agentId}/restore`, body, headers);
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const callNow = async (id: string) => (await tenant.request('GET', `/api/calls/${id}`)).json();

// Regression: deleting an agent left its numbers assigned; callers got 480 and no other agent could take them.
describe('deleting an agent', () => {
  it('frees its numbers: they remain the tenant’s, are assigned to no agent, and are named in the audit log', async () => {
    const number = await ownNumber(app, tenant.id);
    await assign(number.id, agentId, { agent_version: 1 });
    const { version } = await numberNow(number.id);
    expect((await tenant.request('DELETE', `/api/agents/${agentId}`)).statusCode).toBe(204);
    expect(await numberNow(number.id)).toMatchObject({ agent_id: null, agent_version: null, version: version + 1 });
    expect(await auditRows(app, tenant.id, 'agent.trash')).toMatchObject([
      { resource_id: agentId, details: { freed_numbers: [number.id], cancelled_calls: 0 } },
    ]);
    const events = await app.deps.db.platform.inTenant(tenant.id, (tx) =>
      tx.selectFrom('events').select('data').where('type', '=', 'number.assigned').orderBy('id').execute(),
    );
    expect(events.at(-1)?.data).toMatchObject({ number_id: number.id, agent_id: null });
  });

  it('keeps numbers of other agents', async () => {
    const number = await ownNumber(app, tenant.id);
    const other = await newAgent('Other');
    await assign(number.id, other);
    await tenant.request('DELETE', `/api/agents/${agentId}`);
    expect(await numberNow(number.id)).toMatchObject({ agent_id: other });
  });

  it('400: no number can be assigned to it, also by a concurrent request', async () => {
    const number = await ownNumber(app, tenant.id);
    const [, assigned] = await Promise.all([
      tenant.request('DELETE', `/api/agents/${agentId}`),
      assign(number.id, agentId),
    ]);
    expect([200, 400]).toContain(assigned.statusCode);
    expect(await numberNow(number.id)).toMatchObject({ agent_id: null });
    expect((await assign(number.id, agentId)).statusCode).toBe(400);
  });

  it('cancels its queued calls at once, with a reason and an event each', async () => {
    await ownNumber(app, tenant.id);
    const ids = [
      await orderCall(tenant, { agent_id: agentId, schedule_at: inAnHour() }),
      await orderCall(tenant, { agent_id: agentId, schedule_at: inAnHour() }),
    ];
    const other = await orderCall(tenant, { agent_id: await newAgent('Other'), schedule_at: inAnHour() });
    await tenant.request('DELETE', `/api/agents/${agentId}`);
    for (const id of ids) {
      const ended = { status: 'cancelled', end_reason: 'cancelled', end_detail: 'The agent was deleted' };
      expect(await callNow(id)).toMatchObject({ ...ended, ended_at: expect.any(String), duration_seconds: 0 });
      expect(await dialOf(app, id)).toBeUndefined();
    }
    expect(await callNow(other)).toMatchObject({ status: 'queued' });
    const events = await app.deps.db.platform.inTenant(tenant.id, (tx) =>
      tx.selectFrom('events').select('topic').where('type', '=', 'call.ended').execute(),
    );
    expect(events.map((event) => event.topic).toSorted()).toEqual(ids.map((id) => `call:${id}`).toSorted());
    expect(await auditRows(app, tenant.id, 'agent.trash')).toMatchObject([{ details: { cancelled_calls: 2 } }]);
  });

  it('keeps a ringing call, without a redial', async () => {
    await ownNumber(app, tenant.id);
    const dialer = scriptedDialer(app);
    const retry = { max_attempts: 3, delay_seconds: 600 };
    const id: CallId = await orderCall(tenant, { agent_id: agentId, retry });
    await dialer.dialDue();
    const attempt = await dialer.attemptOf(id);
    await tenant.request('DELETE', `/api/agents/${agentId}`);
    expect(await callNow(id)).toMatchObject({ status: 'ringing' });
    attempt.end({ kind: 'busy' });
    await dialer.idle();
    expect(await callNow(id)).toMatchObject({ status: 'cancelled', end_detail: 'The agent was deleted' });
    await dialer.stop();
  });
});

describe('restoring an agent', () => {
  it('reports the state of each number and assigns none', async () => {
    const [free, taken, released] = [
      await ownNumber(app, tenant.id),
      await ownNumber(app, tenant.id),
      await ownNumber(app, tenant.id),
    ];
    for (const number of [free, taken, released]) await assign(number.id, agentId);
    await tenant.request('DELETE', `/api/agents/${agentId}`);
    const other = await newAgent('Other');
    await assign(taken.id, other);
    await tenant.request('POST', `/api/phone-numbers/${released.id}/release`);
    const answer = await restore();
    expect(answer.statusCode).toBe(200);
    expect(answer.json().freed_numbers).toEqual(
      expect.arrayContaining([
        { number_id: free.id, number: free.number, state: 'free', agent_id: null },
        { number_id: taken.id, number: taken.number, state: 'assigned_elsewhere', agent_id: other },
        { number_id: released.id, number: released.number, state: 'released', agent_id: null },
      ]),
    );
    expect(answer.json().message).toContain(`meanwhile assigned elsewhere: ${taken.number} (agent ${other})`);
    expect(await numberNow(free.id)).toMatchObject({ agent_id: null });
  });

  it('reassign_numbers returns the free ones with their pinned version', async () => {
    const number = await ownNumber(app, tenant.id);
    await assign(number.id, agentId, { agent_version: 1 });
    await tenant.request('DELETE', `/api/agents/${agentId}`);
    const answer = await restore({ reassign_numbers: true });
    expect(answer.json().freed_numbers).toEqual([
      { number_id: number.id, number: number.number, state: 'reassigned', agent_id: agentId },
    ]);
    expect(await numberNow(number.id)).toMatchObject({ agent_id: agentId, agent_version: 1 });
    expect(await auditRows(app, tenant.id, 'agent.restore_from_trash')).toMatchObject([
      { details: { freed_numbers: [{ number_id: number.id, state: 'reassigned' }] } },
    ]);
  });

  it('403: reassign_numbers with a key without numbers:write; the agent stays in the trash', async () => {
    const number = await ownNumber(app, tenant.id);
    await assign(number.id, agentId);
    await tenant.request('DELETE', `/api/agents/${agentId}`);
    const headers = { 'x-api-key': await tenant.createKey(['agents:write']) };
    expect((await restore({ reassign_numbers: true }, headers)).statusCode).toBe(403);
    expect(await numberNow(number.id)).toMatchObject({ agent_id: null });
    expect((await restore({}, headers)).json()).toMatchObject({ freed_numbers: [{ state: 'free' }] });
  });
});
