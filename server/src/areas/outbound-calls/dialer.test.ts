import type { CallId } from '@parley/contract/ids';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestClock, type TestClock } from '#platform/clock/test-clock.ts';
import { buildTestApp, type TestApp, type TestTenant } from '../../../test/build-test-app.ts';
import {
  attemptsOf,
  dialOf,
  letDialLeaseRunOut,
  orderCall,
  ownNumber,
  type ScriptedDialer,
  scriptedDialer,
} from '../../../test/outbound-calls.ts';
import { turn } from '../../../test/test-calls.ts';

let app: TestApp;
let clock: TestClock;
let tenant: TestTenant;
let agentId: string;
let number: { id: string; number: string; trunkId: string | null };
const dialers: ScriptedDialer[] = [];

beforeAll(async () => {
  clock = createTestClock('2026-03-02T10:00:00.000Z');
  app = await buildTestApp({ clock });
  // Here the tests say when lost calls are closed.
  await app.deps.calls.leases.stop();
});
beforeEach(async () => {
  ({ tenant, agentId, number } = await newTenant());
});
afterEach(async () => {
  for (const dialer of dialers.splice(0)) await dialer.stop();
  await app.deps.db.platform.everywhere.deleteFrom('outbound_dials').execute();
});
afterAll(() => app.close());

async function newTenant(more: Parameters<typeof ownNumber>[2] = {}) {
  const created = await app.createTenant();
  const agent = await created.request('POST', '/api/agents', { name: 'Reception', recording_enabled: false });
  return { tenant: created, agentId: agent.json().id as string, number: await ownNumber(app, created.id, more) };
}

/** A dialer that is stopped when the test is over. */
function dialer(options: Parameters<typeof scriptedDialer>[1] = {}): ScriptedDialer {
  const made = scriptedDialer(app, options);
  dialers.push(made);
  return made;
}

const order = (more: object = {}) => orderCall(tenant, { agent_id: agentId, ...more });
const read = async (callId: CallId) => (await tenant.request('GET', `/api/calls/${callId}`)).json();
const complete = (callId: CallId) => tenant.request('POST', `/api/calls/${callId}/complete`);
const until = (callId: CallId, status: string) =>
  expect.poll(async () => (await read(callId)).status, { timeout: 15_000 }).toBe(status);
const retry = { max_attempts: 3, on: ['busy', 'no_answer', 'voicemail'], delay_seconds: [60, 600] };

async function eventsOf(callId: CallId): Promise<string[]> {
  const { rows } = await app.deps.db.platform.pool.query<{ type: string; status: string | null }>(
    `select type, data ->> 'status' as status from events where topic = $1 order by id`,
    [`call:${callId}`],
  );
  return rows.map(({ type, status }) => (status === null ? type : `${type} ${status}`));
}

describe('a call that is dialled', () => {
  it('is given to the phone with all it needs, rings, is answered, and leaves the queue when it is over', async () => {
    const phone = dialer();
    const callId = await order({
      dynamic_variables: { first_name: 'Anna' },
      metadata: { campaign: 'a' },
      ring_seconds: 25,
    });
    const attempt = await phone.attemptOf(callId);
    expect(attempt.order).toMatchObject({
      tenantId: tenant.id,
      attempt: 1,
      toNumber: '+46701234567',
      fromNumber: number.number,
      route: { kind: 'trunk', trunkId: number.trunkId },
      ringMs: 25_000,
      agent: { id: agentId, version: 1, config: { name: 'Reception' } },
      dynamicVariables: { first_name: 'Anna' },
      metadata: { campaign: 'a' },
      recordingPath: null,
      redialsOnVoicemail: false,
    });
    expect(await read(callId)).toMatchObject({ status: 'ringing', from_number: number.number });
    attempt.listener.ringing();
    clock.advance(3000);
    attempt.listener.answered();
    await until(callId, 'in_progress');
    expect(await dialOf(app, callId)).toMatchObject({ state: 'dialling', attempt: 1 });
    await app.deps.calls.store.endCall({ tenantId: tenant.id, id: callId }, { reason: 'agent_hangup' });
    attempt.end({ kind: 'completed' });
    await phone.idle();
    expect(await dialOf(app, callId)).toBeUndefined();
    expect(await attemptsOf(app, callId)).toMatchObject([{ number: 1, outcome: 'answered', rang_ms: 3000 }]);
    expect(await eventsOf(callId)).toEqual([
      'call.status queued',
      'call.started',
      'call.status ringing',
      'call.status in_progress',
      'call.ended',
    ]);
  });

  it.each([
    ['busy', 'dial_busy', 'busy'],
    ['no_answer', 'dial_no_answer', 'no_answer'],
    ['rejected', 'dial_rejected', 'failed'],
    ['unreachable', 'dial_unreachable', 'failed'],
    ['invalid', 'invalid_destination', 'failed'],
    ['failed', 'dial_failed', 'failed'],
  ] as const)('%s ends as %s', async (kind, reason, status) => {
    const phone = dialer({ answer: () => ({ kind, sipStatus: 486, detail: 'Busy\0 Here' }) });
    const callId = await order();
    await until(callId, status);
    expect(await read(callId)).toMatchObject({
      end_reason: reason,
      end_detail: 'SIP 486: Busy Here',
      duration_seconds: 0,
      recording_state: 'none',
    });
    await phone.idle();
    expect(await attemptsOf(app, callId)).toMatchObject([{ outcome: kind, sip_status: 486, detail: 'Busy Here' }]);
    expect(await dialOf(app, callId)).toBeUndefined();
  });

  it('a phone that breaks is a fault of ours, and ends the call', async () => {
    const phone = dialer({
      answer: () => {
        throw new Error('broken');
      },
    });
    const callId = await order({ retry });
    await until(callId, 'failed');
    expect(await read(callId)).toMatchObject({ end_reason: 'dial_failed', end_detail: null });
    await phone.idle();
  });

  it('comes back to the queue after each attempt that may be followed by another, and ends with the last', async () => {
    const phone = dialer();
    const callId = await order({ retry });
    (await phone.attemptOf(callId)).end({ kind: 'busy' });
    await until(callId, 'queued');
    expect(await dialOf(app, callId)).toMatchObject({
      state: 'waiting',
      last_outcome: 'busy',
      not_before: new Date(clock.now().getTime() + 60_000),
    });
    clock.advance(60_000);
    await phone.dialDue();
    (await phone.attemptOf(callId)).end({ kind: 'no_answer', retryAfterSeconds: 900 });
    await until(callId, 'queued');
    clock.advance(899_000);
    await phone.dialDue();
    expect(phone.placed).toHaveLength(2);
    clock.advance(1000);
    await phone.dialDue();
    const last = await phone.attemptOf(callId);
    expect(last.order.attempt).toBe(3);
    last.end({ kind: 'no_answer' });
    await until(callId, 'no_answer');
    expect((await attemptsOf(app, callId)).map((each) => each.outcome)).toEqual(['busy', 'no_answer', 'no_answer']);
    const ringing = ['call.status ringing', 'call.status queued'];
    expect(await eventsOf(callId)).toEqual([
      'call.status queued',
      'call.started',
      ...ringing,
      ...ringing,
      'call.status ringing',
      'call.ended',
    ]);
  });

  it('is dialled again after a machine answered, without a word of what the machine said', async () => {
    const phone = dialer();
    const callId = await order({ retry: { ...retry, max_attempts: 2 } });
    const first = await phone.attemptOf(callId);
    expect(first.order.redialsOnVoicemail).toBe(true);
    first.listener.answered();
    await until(callId, 'in_progress');
    await app.deps.calls.store.appendTurns({ tenantId: tenant.id, id: callId }, [turn(1, { text: 'Leave a message' })]);
    first.end({ kind: 'voicemail' });
    await until(callId, 'queued');
    expect(await read(callId)).toMatchObject({ answered_at: null, transcript: [] });
    clock.advance(60_000);
    await phone.dialDue();
    const second = await phone.attemptOf(callId);
    expect(second.order.redialsOnVoicemail).toBe(false);
    second.listener.answered();
    await until(callId, 'in_progress');
    second.end({ kind: 'voicemail' });
    await until(callId, 'completed');
    expect(await read(callId)).toMatchObject({ end_reason: 'voicemail' });
    expect((await attemptsOf(app, callId)).map((each) => each.outcome)).toEqual(['voicemail', 'voicemail']);
  });

  it('a machine the agent left its message on, its call ended by the conversation, is told as voicemail', async () => {
    const phone = dialer();
    const callId = await order();
    const attempt = await phone.attemptOf(callId);
    attempt.listener.answered();
    await until(callId, 'in_progress');
    await app.deps.calls.store.endCall({ tenantId: tenant.id, id: callId }, { reason: 'voicemail' });
    attempt.end({ kind: 'completed' });
    await phone.idle();
    expect(await attemptsOf(app, callId)).toMatchObject([{ outcome: 'voicemail' }]);
  });

  it('a process without a line gives it back uncounted, and another one dials it', async () => {
    const full = dialer({ answer: () => ({ kind: 'no_capacity' }) });
    const callId = await order();
    await expect.poll(() => full.placed.length).toBe(1);
    await until(callId, 'queued');
    expect([await attemptsOf(app, callId), await dialOf(app, callId)]).toMatchObject([[], { attempt: 0 }]);
    await full.stop();
    const other = dialer();
    clock.advance(1000);
    await other.dialDue();
    expect((await other.attemptOf(callId)).order.attempt).toBe(1);
  });

  it('waits for its hour, and for the window to open', async () => {
    const phone = dialer();
    const later = await order({ schedule_at: '2026-03-02T12:00:00+01:00' });
    const tomorrow = await order({
      calling_window: { from: '09:00', to: '10:00', days: ['tue'], timezone: 'Europe/Stockholm' },
    });
    clock.setWallTime('2026-03-02T10:59:59.999Z');
    await phone.dialDue();
    expect(phone.placed).toEqual([]);
    clock.setWallTime('2026-03-02T11:00:00.000Z');
    await phone.dialDue();
    (await phone.attemptOf(later)).end({ kind: 'busy' });
    await phone.idle();
    clock.setWallTime('2026-03-03T09:00:00.000Z');
    await phone.dialDue();
    expect(await dialOf(app, tomorrow)).toMatchObject({ not_before: new Date('2026-03-10T08:00:00.000Z') });
    clock.setWallTime('2026-03-02T10:00:00.000Z');
  });

  it('that got no line until its end is closed for that; one that was tried, with what came of it', async () => {
    const until = new Date(clock.now().getTime() + 120_000).toISOString();
    const phone = dialer({ lines: 1 });
    const tried = await order({ retry: { ...retry, delay_seconds: 100, until } });
    (await phone.attemptOf(tried)).end({ kind: 'busy' });
    await phone.idle();
    const holding = await order();
    const holds = await phone.attemptOf(holding);
    const never = await order({ retry: { until } });
    clock.advance(120_000);
    await phone.dialDue();
    expect(await read(never)).toMatchObject({ status: 'failed', end_reason: 'concurrency_limit' });
    expect(await read(tried)).toMatchObject({ status: 'busy', end_reason: 'dial_busy' });
    expect([await dialOf(app, never), await dialOf(app, tried)]).toEqual([undefined, undefined]);
    holds.end({ kind: 'busy' });
  });
});

describe('before it is dialled', () => {
  it('an agent that was trashed, purged or switched off meanwhile calls nobody', async () => {
    const at = new Date(clock.now().getTime() + 60_000).toISOString();
    const calls = await Promise.all(
      ['trash', 'purge', 'off'].map(async (how) => {
        const agent = (await tenant.request('POST', '/api/agents', { name: how })).json().id as string;
        const callId = await orderCall(tenant, { agent_id: agent, schedule_at: at });
        if (how === 'off') await tenant.request('PATCH', `/api/agents/${agent}`, { is_active: false });
        else await tenant.request('DELETE', `/api/agents/${agent}`);
        if (how === 'purge') await tenant.request('DELETE', `/api/agents/trash/${agent}`);
        return callId;
      }),
    );
    const phone = dialer();
    clock.advance(60_000);
    await phone.dialDue();
    for (const callId of calls) {
      await until(callId, 'cancelled');
      expect(await dialOf(app, callId)).toBeUndefined();
    }
    expect(phone.placed).toEqual([]);
  });

  it('a number that is not its own any more ends the call with a word of why', async () => {
    const callId = await order({ schedule_at: new Date(clock.now().getTime() + 60_000).toISOString() });
    await app.deps.db.platform.everywhere.deleteFrom('phone_numbers').where('id', '=', number.id).execute();
    const phone = dialer();
    clock.advance(60_000);
    await phone.dialDue();
    await until(callId, 'failed');
    expect((await read(callId)).end_detail).toEqual(expect.stringContaining('number'));
    expect(phone.placed).toEqual([]);
  });
});

describe('POST /api/calls/{callId}/complete', () => {
  it('a call that waits is cancelled and leaves the queue with the same commit', async () => {
    const callId = await order({ schedule_at: new Date(clock.now().getTime() + 60_000).toISOString() });
    expect((await complete(callId)).json()).toMatchObject({ status: 'cancelled', end_reason: 'cancelled' });
    expect(await dialOf(app, callId)).toBeUndefined();
  });

  it('a call that was handed out and has not begun is not dialled', async () => {
    const callId = await order();
    const processId = app.deps.newId();
    await app.deps.db.platform.everywhere
      .updateTable('outbound_dials')
      .set({ state: 'dialling', claimed_by: processId, claimed_until: new Date(Date.now() + 15_000) })
      .where('call_id', '=', callId)
      .execute();
    expect((await complete(callId)).json()).toMatchObject({ status: 'cancelled' });
    await letDialLeaseRunOut(app, callId);
    const phone = dialer();
    await phone.recover();
    await phone.dialDue();
    expect([phone.placed, await dialOf(app, callId)]).toEqual([[], undefined]);
  });

  it('a call that rings is hung up, and not dialled again', async () => {
    const phone = dialer();
    const callId = await order({ retry });
    const attempt = await phone.attemptOf(callId);
    attempt.listener.ringing();
    const answer = await complete(callId);
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { status: 'cancelled', end_reason: 'cancelled' }]);
    expect(attempt.order.signal.aborted).toBe(true);
    await phone.idle();
    expect(await attemptsOf(app, callId)).toMatchObject([{ outcome: 'cancelled' }]);
    expect(await dialOf(app, callId)).toBeUndefined();
  });

  it('a call that waits to be dialled again is cancelled, and so is one whose end was written elsewhere', async () => {
    const phone = dialer();
    const callId = await order({ retry });
    (await phone.attemptOf(callId)).end({ kind: 'busy' });
    await until(callId, 'queued');
    expect((await complete(callId)).json()).toMatchObject({ status: 'cancelled' });
    expect(await dialOf(app, callId)).toBeUndefined();
    const other = await order({ retry });
    const attempt = await phone.attemptOf(other);
    await app.deps.calls.store.endCall({ tenantId: tenant.id, id: other }, { reason: 'completed_by_api' });
    attempt.end({ kind: 'busy' });
    await phone.idle();
    expect([await read(other), await dialOf(app, other)]).toMatchObject([{ status: 'cancelled' }, undefined]);
  });
});

describe('several processes on one database', () => {
  it('two dialers dial each of 60 calls once, whoever is first', async () => {
    const calls = new Set<CallId>();
    for (let at = 0; at < 60; at++) calls.add(await order());
    const phones = [dialer(), dialer()];
    const all = () => phones.flatMap((phone) => phone.placed);
    await Promise.all(phones.flatMap((phone) => [phone.dialDue(), phone.dialDue()]));
    await expect.poll(() => all().length, { timeout: 20_000 }).toBe(60);
    expect(new Set(all().map((each) => each.order.callId))).toEqual(calls);
    for (const each of all()) each.end({ kind: 'no_answer' });
    await Promise.all(phones.map((phone) => phone.idle()));
    for (const callId of calls)
      expect(await attemptsOf(app, callId)).toMatchObject([{ number: 1, outcome: 'no_answer' }]);
  });

  it('limits of tenant, number and trunk hold over all of them', async () => {
    const limits = { callsPerTenant: 4 };
    const phones = [dialer({ limits }), dialer({ limits })];
    const all = () => phones.flatMap((phone) => phone.placed);
    for (let at = 0; at < 12; at++) await order();
    await Promise.all(phones.map((phone) => phone.dialDue()));
    await expect.poll(() => all().length).toBe(4);
    await Promise.all(phones.map((phone) => phone.dialDue()));
    expect(all()).toHaveLength(4);
    all()[0]?.end({ kind: 'busy' });
    await expect.poll(() => all().length, { timeout: 10_000 }).toBe(5);
  });

  it.each([
    ['number', { maxCalls: 2 }],
    ['trunk', { trunk: { maxCalls: 2 } }],
  ])('a %s takes as many calls as it bears', async (_name, more) => {
    const narrow = await newTenant(more);
    // A second number: of its own limit, or on the same trunk.
    const second = await ownNumber(app, narrow.tenant.id, 'trunk' in more ? { trunk: narrow.number.trunkId } : {});
    for (const from of [narrow.number, second, narrow.number, second, narrow.number]) {
      await orderCall(narrow.tenant, { agent_id: narrow.agentId, from_number: from.number });
    }
    const phones = [dialer(), dialer()];
    const all = () => phones.flatMap((phone) => phone.placed);
    const expected = 'trunk' in more ? 2 : 4;
    await expect.poll(() => all().length).toBe(expected);
    await Promise.all(phones.map((phone) => phone.dialDue()));
    expect(all()).toHaveLength(expected);
  });

  it('a trunk that bears one new call in two seconds gets one in two seconds, whoever dials', async () => {
    const slow = await newTenant({ trunk: { callsPerSecond: 0.5 } });
    for (let at = 0; at < 4; at++) await orderCall(slow.tenant, { agent_id: slow.agentId });
    const phones = [dialer(), dialer()];
    const count = async () => {
      await Promise.all(phones.map((phone) => phone.dialDue()));
      await Promise.all(phones.map((phone) => phone.dialDue()));
      return phones.flatMap((phone) => phone.placed).length;
    };
    expect(await count()).toBe(1);
    clock.advance(1999);
    expect(await count()).toBe(1);
    clock.advance(1);
    expect(await count()).toBe(2);
    clock.advance(10_000);
    expect(await count()).toBe(3);
  });

  it('a tenant with 100 calls does not keep one with a single call waiting', async () => {
    for (let at = 0; at < 100; at++) await order();
    const small = await newTenant();
    const single = await orderCall(small.tenant, { agent_id: small.agentId });
    const phone = dialer({ lines: 4 });
    await phone.attemptOf(single);
    expect(phone.placed.length).toBeLessThanOrEqual(4);
  });
});

async function letCallLeaseRunOut(callId: CallId): Promise<void> {
  await app.deps.db.platform.everywhere
    .updateTable('calls')
    .set({ alive_until: new Date(Date.now() - 1000) })
    .where('id', '=', callId)
    .execute();
}

describe('a process that dies while it dials', () => {
  it('nobody had answered: the attempt is lost and uncounted, and the call is dialled again, once', async () => {
    const dead = dialer();
    const callId = await order();
    const attempt = await dead.attemptOf(callId);
    await letDialLeaseRunOut(app, callId);
    const phones = [dialer(), dialer()];
    await Promise.all(phones.map((phone) => phone.recover()));
    await Promise.all(phones.map((phone) => phone.dialDue()));
    await expect.poll(() => phones.flatMap((phone) => phone.placed).length).toBe(1);
    const again = phones.flatMap((phone) => phone.placed)[0];
    expect(again?.order.attempt).toBe(2);
    expect(await attemptsOf(app, callId)).toMatchObject([{ outcome: 'lost' }, { outcome: null }]);
    // It was only slow: it learns that the call is not its own any more, hangs up and changes nothing.
    await dead.renew();
    expect(attempt.order.signal.aborted).toBe(true);
    await dead.idle();
    expect(await read(callId)).toMatchObject({ status: 'ringing' });
    again?.end({ kind: 'busy' });
    await until(callId, 'busy');
  });

  it('a process that is given back what it lost lets go of the first attempt before it makes the second', async () => {
    const phone = dialer();
    const callId = await order();
    const first = await phone.attemptOf(callId);
    await letDialLeaseRunOut(app, callId);
    await dialer({ lines: 0 }).recover();
    await expect.poll(() => phone.placed.length).toBe(2);
    expect(first.order.signal.aborted).toBe(true);
    // Too late: this attempt is none any more.
    first.listener.answered();
    const second = await phone.attemptOf(callId);
    expect([second.order.attempt, second.order.signal.aborted]).toEqual([2, false]);
    second.end({ kind: 'busy' });
    await until(callId, 'busy');
    expect(await attemptsOf(app, callId)).toMatchObject([{ outcome: 'lost' }, { outcome: 'busy' }]);
  });

  it('somebody had answered: the call is closed as lost and never dialled again', async () => {
    const dead = dialer();
    const callId = await order({ retry });
    const attempt = await dead.attemptOf(callId);
    attempt.listener.answered();
    await until(callId, 'in_progress');
    await expect.poll(async () => (await dialOf(app, callId))?.answered_at).not.toBeNull();
    await letDialLeaseRunOut(app, callId);
    const phone = dialer();
    await phone.recover();
    // The process only plays dead: on a slow machine it renews the lease of the call between these two.
    await expect
      .poll(async () => {
        await letCallLeaseRunOut(callId);
        await app.deps.calls.store.closeLostCalls();
        return read(callId);
      })
      .toMatchObject({ status: 'failed', end_reason: 'worker_lost' });
    await phone.dialDue();
    expect([phone.placed, await dialOf(app, callId)]).toEqual([[], undefined]);
    expect(await attemptsOf(app, callId)).toMatchObject([{ outcome: 'answered' }]);
  });

  it('the leases of calls do not close a call that is being dialled', async () => {
    const phone = dialer();
    const callId = await order();
    await phone.attemptOf(callId);
    await letCallLeaseRunOut(callId);
    expect((await app.deps.calls.store.closeLostCalls()).map(({ id }) => id)).not.toContain(callId);
    expect((await read(callId)).status).toBe('ringing');
  });

  it('a call that ended three processes is not tried on a fourth', async () => {
    const callId = await order();
    const watching = dialer({ lines: 0 });
    for (const _ of [1, 2, 3]) {
      const dead = dialer();
      await dead.attemptOf(callId);
      await letDialLeaseRunOut(app, callId);
      await dead.recover();
      expect(await read(callId)).toMatchObject({ status: 'ringing' });
      await watching.recover();
      await dead.renew();
      await dead.stop();
    }
    expect(await read(callId)).toMatchObject({ status: 'failed', end_reason: 'dial_failed' });
    expect(await dialOf(app, callId)).toBeUndefined();
  });

  it('renewing keeps what goes on, however long', async () => {
    const phone = dialer();
    const callId = await order();
    await phone.attemptOf(callId);
    await letDialLeaseRunOut(app, callId);
    await phone.renew();
    const other = dialer();
    await other.recover();
    await other.dialDue();
    expect(other.placed).toEqual([]);
    expect((await phone.attemptOf(callId)).order.signal.aborted).toBe(false);
  });
});

describe('a process that stops', () => {
  it('gives back what nobody has answered, waits for what goes on, and dials nothing more', async () => {
    const phone = dialer();
    const [ringing, talking] = [await order(), await order()];
    await phone.attemptOf(ringing);
    const talk = await phone.attemptOf(talking);
    talk.listener.answered();
    await until(talking, 'in_progress');
    let hasStopped = false;
    const stopping = phone.stop().then(() => (hasStopped = true));
    await until(ringing, 'queued');
    const late = await order();
    expect(hasStopped).toBe(false);
    await app.deps.calls.store.endCall({ tenantId: tenant.id, id: talking }, { reason: 'shutdown' });
    talk.end({ kind: 'completed' });
    await stopping;
    expect(phone.placed).toHaveLength(2);
    expect(await attemptsOf(app, ringing)).toMatchObject([{ outcome: 'lost' }]);
    const next = dialer();
    expect((await next.attemptOf(ringing)).order.attempt).toBe(2);
    await next.attemptOf(late);
  });
});
