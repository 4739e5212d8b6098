import type { CallId } from '@parley/contract/ids';
import { describe, expect, it } from 'vitest';
import { openDialerWorld } from '../../../../test/dialer-world.ts';
import { attemptsOf, dialOf, expireDialLease, orderCall } from '../../../../test/outbound-calls.ts';
import { turn } from '../../../../test/test-calls.ts';

const { world, dialer, order, read, until } = openDialerWorld();
const complete = (callId: CallId) => world.tenant.request('POST', `/api/calls/${callId}/complete`);
const retry = { max_attempts: 3, on: ['busy', 'no_answer', 'voicemail'], delay_seconds: [60, 600] };
async function eventsOf(callId: CallId): Promise<string[]> {
  const { rows } = await world.app.deps.db.platform.pool.query<{ type: string; status: string | null }>(
    `select type, data ->> 'status' as status from events where topic = $1 order by id`,
    [`call:${callId}`],
  );
  return rows.map(({ type, status }) => (status === null ? type : `${type} ${status}`));
}

describe('a dialled call', () => {
  it('is placed, rings, is answered, and leaves the queue at its end', async () => {
    const phone = dialer();
    const callId = await order({
      dynamic_variables: { first_name: 'Anna' },
      metadata: { campaign: 'a' },
      ring_seconds: 25,
    });
    const attempt = await phone.attemptOf(callId);
    expect(attempt.order).toMatchObject({
      tenantId: world.tenant.id,
      attempt: 1,
      toNumber: '+46701234567',
      fromNumber: world.number.number,
      route: { kind: 'trunk', trunkId: world.number.trunkId },
      ringMs: 25_000,
      agent: { id: world.agentId, version: 1, config: { name: 'Reception' } },
      dynamicVariables: { first_name: 'Anna' },
      metadata: { campaign: 'a' },
      recordingPath: null,
      redialsOnVoicemail: false,
    });
    expect(await read(callId)).toMatchObject({ status: 'ringing', from_number: world.number.number });
    attempt.listener.ringing();
    world.clock.advance(3000);
    attempt.listener.answered();
    await until(callId, 'in_progress');
    expect(await dialOf(world.app, callId)).toMatchObject({ state: 'dialling', attempt: 1 });
    await world.app.deps.calls.store.endCall({ tenantId: world.tenant.id, id: callId }, { reason: 'agent_hangup' });
    attempt.end({ kind: 'completed' });
    await phone.idle();
    expect(await dialOf(world.app, callId)).toBeUndefined();
    expect(await attemptsOf(world.app, callId)).toMatchObject([{ number: 1, outcome: 'answered', rang_ms: 3000 }]);
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
    expect(await attemptsOf(world.app, callId)).toMatchObject([
      { outcome: kind, sip_status: 486, detail: 'Busy Here' },
    ]);
    expect(await dialOf(world.app, callId)).toBeUndefined();
  });

  it('an internal error of the line ends the call', async () => {
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

  it('is requeued after each retryable attempt, and ends with the last', async () => {
    const phone = dialer();
    const callId = await order({ retry });
    (await phone.attemptOf(callId)).end({ kind: 'busy' });
    await until(callId, 'queued');
    expect(await dialOf(world.app, callId)).toMatchObject({
      state: 'waiting',
      last_outcome: 'busy',
      not_before: new Date(world.clock.now().getTime() + 60_000),
    });
    world.clock.advance(60_000);
    await phone.dialDue();
    (await phone.attemptOf(callId)).end({ kind: 'no_answer', retryAfterSeconds: 900 });
    await until(callId, 'queued');
    world.clock.advance(899_000);
    await phone.dialDue();
    expect(phone.placed).toHaveLength(2);
    world.clock.advance(1000);
    await phone.dialDue();
    const last = await phone.attemptOf(callId);
    expect(last.order.attempt).toBe(3);
    last.end({ kind: 'no_answer' });
    await until(callId, 'no_answer');
    expect((await attemptsOf(world.app, callId)).map((each) => each.outcome)).toEqual([
      'busy',
      'no_answer',
      'no_answer',
    ]);
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

  it('is redialled after voicemail, without its transcript', async () => {
    const phone = dialer();
    const callId = await order({ retry: { ...retry, max_attempts: 2 } });
    const first = await phone.attemptOf(callId);
    expect(first.order.redialsOnVoicemail).toBe(true);
    first.listener.answered();
    await until(callId, 'in_progress');
    await world.app.deps.calls.store.appendTurns({ tenantId: world.tenant.id, id: callId }, [
      turn(1, { text: 'Leave a message' }),
    ]);
    first.end({ kind: 'voicemail' });
    await until(callId, 'queued');
    expect(await read(callId)).toMatchObject({ answered_at: null, transcript: [] });
    world.clock.advance(60_000);
    await phone.dialDue();
    const second = await phone.attemptOf(callId);
    expect(second.order.redialsOnVoicemail).toBe(false);
    second.listener.answered();
    await until(callId, 'in_progress');
    second.end({ kind: 'voicemail' });
    await until(callId, 'completed');
    expect(await read(callId)).toMatchObject({ end_reason: 'voicemail' });
    expect((await attemptsOf(world.app, callId)).map((each) => each.outcome)).toEqual(['voicemail', 'voicemail']);
  });

  it('that reached a machine and left a message before the agent hung up ends as voicemail', async () => {
    const phone = dialer();
    const callId = await order();
    const attempt = await phone.attemptOf(callId);
    attempt.listener.answered();
    await until(callId, 'in_progress');
    await world.app.deps.calls.store.endCall({ tenantId: world.tenant.id, id: callId }, { reason: 'voicemail' });
    attempt.end({ kind: 'completed' });
    await phone.idle();
    expect(await attemptsOf(world.app, callId)).toMatchObject([{ outcome: 'voicemail' }]);
  });

  it('is requeued uncounted by a process without capacity, and dialled by another', async () => {
    const full = dialer({ answer: () => ({ kind: 'no_capacity' }) });
    const callId = await order();
    await expect.poll(() => full.placed.length).toBe(1);
    await until(callId, 'queued');
    expect([await attemptsOf(world.app, callId), await dialOf(world.app, callId)]).toMatchObject([[], { attempt: 0 }]);
    await full.stop();
    const other = dialer();
    world.clock.advance(1000);
    await other.dialDue();
    expect((await other.attemptOf(callId)).order.attempt).toBe(1);
  });

  it('waits for its schedule and its calling window', async () => {
    const phone = dialer();
    const later = await order({ schedule_at: '2026-03-02T12:00:00+01:00' });
    const tomorrow = await order({
      calling_window: { from: '09:00', to: '10:00', days: ['tue'], timezone: 'Europe/Stockholm' },
    });
    world.clock.setWallTime('2026-03-02T10:59:59.999Z');
    await phone.dialDue();
    expect(phone.placed).toEqual([]);
    world.clock.setWallTime('2026-03-02T11:00:00.000Z');
    await phone.dialDue();
    (await phone.attemptOf(later)).end({ kind: 'busy' });
    await phone.idle();
    world.clock.setWallTime('2026-03-03T09:00:00.000Z');
    await phone.dialDue();
    expect(await dialOf(world.app, tomorrow)).toMatchObject({ not_before: new Date('2026-03-10T08:00:00.000Z') });
    world.clock.setWallTime('2026-03-02T10:00:00.000Z');
  });

  it('without capacity until its expiry ends for that reason; an attempted one with its last outcome', async () => {
    const until = new Date(world.clock.now().getTime() + 120_000).toISOString();
    const phone = dialer({ lines: 1 });
    const tried = await order({ retry: { ...retry, delay_seconds: 100, until } });
    (await phone.attemptOf(tried)).end({ kind: 'busy' });
    await phone.idle();
    const holding = await order();
    const holds = await phone.attemptOf(holding);
    const never = await order({ retry: { until } });
    world.clock.advance(120_000);
    await phone.dialDue();
    expect(await read(never)).toMatchObject({ status: 'failed', end_reason: 'concurrency_limit' });
    expect(await read(tried)).toMatchObject({ status: 'busy', end_reason: 'dial_busy' });
    expect([await dialOf(world.app, never), await dialOf(world.app, tried)]).toEqual([undefined, undefined]);
    holds.end({ kind: 'busy' });
  });
});

describe('before dialling', () => {
  it('calls of a trashed, purged or deactivated agent are dropped', async () => {
    const at = new Date(world.clock.now().getTime() + 60_000).toISOString();
    const calls = await Promise.all(
      ['trash', 'purge', 'off'].map(async (how) => {
        const agent = (await world.tenant.request('POST', '/api/agents', { name: how })).json().id as string;
        const callId = await orderCall(world.tenant, { agent_id: agent, schedule_at: at });
        if (how === 'off') await world.tenant.request('PATCH', `/api/agents/${agent}`, { is_active: false });
        else await world.tenant.request('DELETE', `/api/agents/${agent}`);
        if (how === 'purge') await world.tenant.request('DELETE', `/api/agents/trash/${agent}`);
        return callId;
      }),
    );
    const phone = dialer();
    world.clock.advance(60_000);
    await phone.dialDue();
    for (const callId of calls) {
      await until(callId, 'cancelled');
      expect(await dialOf(world.app, callId)).toBeUndefined();
    }
    expect(phone.placed).toEqual([]);
  });

  it('a released number ends the call with a reason', async () => {
    const callId = await order({ schedule_at: new Date(world.clock.now().getTime() + 60_000).toISOString() });
    await world.app.deps.db.platform.everywhere.deleteFrom('phone_numbers').where('id', '=', world.number.id).execute();
    const phone = dialer();
    world.clock.advance(60_000);
    await phone.dialDue();
    await until(callId, 'failed');
    expect((await read(callId)).end_detail).toEqual(expect.stringContaining('number'));
    expect(phone.placed).toEqual([]);
  });
});

describe('POST /api/calls/{callId}/complete', () => {
  it('a queued call is cancelled and dequeued in one transaction', async () => {
    const callId = await order({ schedule_at: new Date(world.clock.now().getTime() + 60_000).toISOString() });
    expect((await complete(callId)).json()).toMatchObject({ status: 'cancelled', end_reason: 'cancelled' });
    expect(await dialOf(world.app, callId)).toBeUndefined();
  });

  it('a claimed call that has not started is not dialled', async () => {
    const callId = await order();
    const processId = world.app.deps.newId();
    await world.app.deps.db.platform.everywhere
      .updateTable('outbound_dials')
      .set({ state: 'dialling', claimed_by: processId, claimed_until: new Date(Date.now() + 15_000) })
      .where('call_id', '=', callId)
      .execute();
    expect((await complete(callId)).json()).toMatchObject({ status: 'cancelled' });
    await expireDialLease(world.app, callId);
    const phone = dialer();
    await phone.recover();
    await phone.dialDue();
    expect([phone.placed, await dialOf(world.app, callId)]).toEqual([[], undefined]);
  });

  it('a ringing call is hung up and not redialled', async () => {
    const phone = dialer();
    const callId = await order({ retry });
    const attempt = await phone.attemptOf(callId);
    attempt.listener.ringing();
    const answer = await complete(callId);
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { status: 'cancelled', end_reason: 'cancelled' }]);
    expect(attempt.order.signal.aborted).toBe(true);
    await phone.idle();
    expect(await attemptsOf(world.app, callId)).toMatchObject([{ outcome: 'cancelled' }]);
    expect(await dialOf(world.app, callId)).toBeUndefined();
  });

  it('a call waiting for its redial is cancelled, also when its end was written elsewhere', async () => {
    const phone = dialer();
    const callId = await order({ retry });
    (await phone.attemptOf(callId)).end({ kind: 'busy' });
    await until(callId, 'queued');
    expect((await complete(callId)).json()).toMatchObject({ status: 'cancelled' });
    expect(await dialOf(world.app, callId)).toBeUndefined();
    const other = await order({ retry });
    const attempt = await phone.attemptOf(other);
    await world.app.deps.calls.store.endCall({ tenantId: world.tenant.id, id: other }, { reason: 'completed_by_api' });
    attempt.end({ kind: 'busy' });
    await phone.idle();
    expect([await read(other), await dialOf(world.app, other)]).toMatchObject([{ status: 'cancelled' }, undefined]);
  });
});
