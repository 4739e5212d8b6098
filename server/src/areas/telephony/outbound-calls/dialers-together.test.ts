import type { CallId } from '@parley/contract/ids';
import { describe, expect, it } from 'vitest';
import { openDialerWorld } from '../../../../test/dialer-world.ts';
import { attemptsOf, dialOf, expireDialLease, orderCall, ownNumber } from '../../../../test/outbound-calls.ts';

const { world, newTenant, dialer, order, read, until } = openDialerWorld();
const retry = { max_attempts: 3, on: ['busy', 'no_answer', 'voicemail'], delay_seconds: [60, 600] };

describe('several processes on one database', () => {
  it('two dialers dial each of 60 calls once', async () => {
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
      expect(await attemptsOf(world.app, callId)).toMatchObject([{ number: 1, outcome: 'no_answer' }]);
  });

  it('limits of tenant, number and trunk hold across processes', async () => {
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
  ])('a %s gets as many calls as its limit', async (_name, more) => {
    const narrow = await newTenant(more);
    // Second number: with its own limit, or on the same trunk.
    const second = await ownNumber(
      world.app,
      narrow.tenant.id,
      'trunk' in more ? { trunk: narrow.number.trunkId } : {},
    );
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

  it('a trunk limited to one new call in two seconds gets one in two seconds, across dialers', async () => {
    const slow = await newTenant({ trunk: { callsPerSecond: 0.5 } });
    for (let at = 0; at < 4; at++) await orderCall(slow.tenant, { agent_id: slow.agentId });
    const phones = [dialer(), dialer()];
    const count = async () => {
      await Promise.all(phones.map((phone) => phone.dialDue()));
      await Promise.all(phones.map((phone) => phone.dialDue()));
      return phones.flatMap((phone) => phone.placed).length;
    };
    // A claimed call is placed shortly after.
    await expect.poll(count).toBe(1);
    world.clock.advance(1999);
    expect(await count()).toBe(1);
    world.clock.advance(1);
    await expect.poll(count).toBe(2);
    world.clock.advance(10_000);
    await expect.poll(count).toBe(3);
    expect(await count()).toBe(3);
  });

  it('a tenant with 100 calls does not delay one with a single call', async () => {
    for (let at = 0; at < 100; at++) await order();
    const small = await newTenant();
    const single = await orderCall(small.tenant, { agent_id: small.agentId });
    const phone = dialer({ lines: 4 });
    await phone.attemptOf(single);
    expect(phone.placed.length).toBeLessThanOrEqual(4);
  });
});

async function letCallLeaseRunOut(callId: CallId): Promise<void> {
  await world.app.deps.db.platform.everywhere
    .updateTable('calls')
    .set({ alive_until: new Date(Date.now() - 1000) })
    .where('id', '=', callId)
    .execute();
}

describe('a crash while dialling', () => {
  it('unanswered: the attempt does not count, and the call is redialled once', async () => {
    const dead = dialer();
    const callId = await order();
    const attempt = await dead.attemptOf(callId);
    await expireDialLease(world.app, callId);
    const phones = [dialer(), dialer()];
    await Promise.all(phones.map((phone) => phone.recover()));
    await Promise.all(phones.map((phone) => phone.dialDue()));
    await expect.poll(() => phones.flatMap((phone) => phone.placed).length).toBe(1);
    const again = phones.flatMap((phone) => phone.placed)[0];
    expect(again?.order.attempt).toBe(2);
    expect(await attemptsOf(world.app, callId)).toMatchObject([{ outcome: 'lost' }, { outcome: null }]);
    // Stalled, not dead: it learns that its lease is lost, hangs up and writes nothing.
    await dead.renew();
    expect(attempt.order.signal.aborted).toBe(true);
    await dead.idle();
    expect(await read(callId)).toMatchObject({ status: 'ringing' });
    again?.end({ kind: 'busy' });
    await until(callId, 'busy');
  });

  it('a process that redials after its lease expired aborts the first attempt', async () => {
    const phone = dialer();
    const callId = await order();
    const first = await phone.attemptOf(callId);
    await expireDialLease(world.app, callId);
    await dialer({ lines: 0 }).recover();
    await expect.poll(() => phone.placed.length).toBe(2);
    expect(first.order.signal.aborted).toBe(true);
    // Too late: this attempt is lost.
    first.listener.answered();
    const second = await phone.attemptOf(callId);
    expect([second.order.attempt, second.order.signal.aborted]).toEqual([2, false]);
    second.end({ kind: 'busy' });
    await until(callId, 'busy');
    expect(await attemptsOf(world.app, callId)).toMatchObject([{ outcome: 'lost' }, { outcome: 'busy' }]);
  });

  it('answered: the call is closed as lost and never redialled', async () => {
    const dead = dialer();
    const callId = await order({ retry });
    const attempt = await dead.attemptOf(callId);
    attempt.listener.answered();
    await until(callId, 'in_progress');
    await expect.poll(async () => (await dialOf(world.app, callId))?.answered_at).not.toBeNull();
    await expireDialLease(world.app, callId);
    const phone = dialer();
    await phone.recover();
    // The process only simulates a crash: on a slow machine it renews the lease between these two.
    await expect
      .poll(async () => {
        await letCallLeaseRunOut(callId);
        await world.app.deps.calls.store.closeLostCalls();
        return read(callId);
      })
      .toMatchObject({ status: 'failed', end_reason: 'worker_lost' });
    await phone.dialDue();
    expect([phone.placed, await dialOf(world.app, callId)]).toEqual([[], undefined]);
    expect(await attemptsOf(world.app, callId)).toMatchObject([{ outcome: 'answered' }]);
  });

  it('the leases of calls do not close a call that is being dialled', async () => {
    const phone = dialer();
    const callId = await order();
    await phone.attemptOf(callId);
    await letCallLeaseRunOut(callId);
    expect((await world.app.deps.calls.store.closeLostCalls()).map(({ id }) => id)).not.toContain(callId);
    expect((await read(callId)).status).toBe('ringing');
  });

  it('a call that crashed three processes is not dialled again', async () => {
    const callId = await order();
    const watching = dialer({ lines: 0 });
    for (const _ of [1, 2, 3]) {
      const dead = dialer();
      await dead.attemptOf(callId);
      await expireDialLease(world.app, callId);
      await dead.recover();
      expect(await read(callId)).toMatchObject({ status: 'ringing' });
      await watching.recover();
      await dead.renew();
      await dead.stop();
    }
    expect(await read(callId)).toMatchObject({ status: 'failed', end_reason: 'dial_failed' });
    expect(await dialOf(world.app, callId)).toBeUndefined();
  });

  it('renewal keeps calls in progress, at any length', async () => {
    const phone = dialer();
    const callId = await order();
    await phone.attemptOf(callId);
    await expireDialLease(world.app, callId);
    await phone.renew();
    const other = dialer();
    await other.recover();
    await other.dialDue();
    expect(other.placed).toEqual([]);
    expect((await phone.attemptOf(callId)).order.signal.aborted).toBe(false);
  });
});

describe('a stopping process', () => {
  it('requeues unanswered calls, drains answered ones, and dials no more', async () => {
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
    await world.app.deps.calls.store.endCall({ tenantId: world.tenant.id, id: talking }, { reason: 'shutdown' });
    talk.end({ kind: 'completed' });
    await stopping;
    expect(phone.placed).toHaveLength(2);
    expect(await attemptsOf(world.app, ringing)).toMatchObject([{ outcome: 'lost' }]);
    const next = dialer();
    expect((await next.attemptOf(ringing)).order.attempt).toBe(2);
    await next.attemptOf(late);
  });
});
