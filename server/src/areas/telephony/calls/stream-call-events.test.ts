import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { readEvents } from '../../../../test/read-events.ts';
import { openCall, pastCall, turn } from '../../../../test/test-calls.ts';
import { listen } from '../../../../test/visitor.ts';
import type { CallRef } from './index.ts';

let app: TestApp;
let other: TestApp;
let base: string;
let otherBase: string;
let tenant: TestTenant;

beforeAll(async () => {
  app = await buildTestApp();
  other = await buildTestApp({ database: app.database });
  [base, otherBase] = await Promise.all([listen(app), listen(other)]);
  tenant = await app.createTenant();
  await Promise.all([app.deps.bus.ready(), other.deps.bus.ready()]);
});
afterAll(async () => {
  await other.close();
  await app.close();
});

const follow = (call: CallRef, headers: Record<string, string> = {}, at = base) =>
  readEvents(`${at}/api/calls/${call.id}/events`, { headers: { 'x-api-key': tenant.key, ...headers } });

describe('GET /api/calls/{callId}/events', () => {
  it('streams turns and states live, and ends with the call', async () => {
    const { store } = app.deps.calls;
    const call = await openCall(app, tenant.id);
    const stream = await follow(call);
    expect((await stream.next()).event).toBe('ready');
    await store.markAnswered(call);
    // The ringing event may still be in flight when the stream starts.
    let status = '';
    while (status !== 'in_progress') {
      status = String((await stream.until('call.status')).at(-1)?.data.data['status']);
      expect(['ringing', 'in_progress']).toContain(status);
    }
    await store.appendTurns(call, [turn(1)]);
    const said = await stream.next();
    expect(said.event).toBe('call.turn.created');
    expect(said.data.data).toMatchObject({ call_id: call.id, turn: { text: 'Turn 1' } });
    await store.endCall(call, { reason: 'user_hangup' });
    const rest = await stream.rest();
    expect(rest.map((event) => event.event)).toEqual(['call.ended']);
    expect(rest[0]?.data.data).toMatchObject({ call: { status: 'completed' }, is_shortened: false });
  });

  it.each(['the same process', 'another process'])(
    'sends live captions and notices to a follower in %s, without ids, and stores none',
    async (where) => {
      const call = await openCall(app, tenant.id);
      const stream = await follow(call, {}, where === 'the same process' ? base : otherBase);
      await stream.next();
      const { notices, store } = app.deps.calls;
      // The follower's announcement travels to the call's owner; until then nothing arrives.
      const publishing = setInterval(() => {
        notices.publish(call.id, { kind: 'caption', role: 'user', text: 'When are', isFinal: false });
      }, 20);
      const caption = (await stream.until('call.caption')).at(-1);
      clearInterval(publishing);
      expect(caption?.id).toBeUndefined();
      expect(caption?.data.data).toEqual({ call_id: call.id, role: 'user', text: 'When are', is_final: false });
      notices.publish(call.id, { kind: 'state', state: 'thinking' });
      expect((await stream.until('call.state')).at(-1)?.data.data).toMatchObject({ state: 'thinking' });
      notices.publish(call.id, { kind: 'notice', code: 'reconnected', text: 'The line is back' });
      expect((await stream.until('call.notice')).at(-1)?.data.data).toMatchObject({ code: 'reconnected' });
      await store.endCall(call, { reason: 'user_hangup' });
      await stream.until('call.ended');
      const again = await follow(call, { 'last-event-id': '1.1' });
      expect((await again.rest()).filter((event) => event.id === undefined)).toEqual([]);
    },
  );

  it('Last-Event-ID resumes after that event, in any process', async () => {
    const call = await openCall(app, tenant.id);
    const { store } = app.deps.calls;
    const stream = await follow(call);
    await stream.next();
    await store.appendTurns(call, [turn(1)]);
    const first = (await stream.until('call.turn.created')).at(-1);
    stream.cut();
    await store.appendTurns(call, [turn(2)]);
    const resumed = await follow(call, { 'last-event-id': first?.id ?? '' }, otherBase);
    const [ready, missed] = await resumed.until('call.turn.created');
    expect([ready?.event, ready?.id]).toEqual(['ready', first?.id]);
    expect(missed?.data.data).toMatchObject({ turn: { seq: 2 } });
    await store.endCall(call, { reason: 'user_hangup' });
    expect((await resumed.rest()).map((event) => event.event)).toEqual(['call.ended']);
  });

  it('after the call’s end replays missed events and the end, then closes', async () => {
    const call = await pastCall(app, tenant.id);
    const events = (await (await follow(call)).rest()).map((event) => event.event);
    expect(events).toEqual(['ready', 'call.ended']);
    const all = (await (await follow(call, { 'last-event-id': '1.1' })).rest()).map((event) => event.event);
    expect(all.slice(0, 2)).toEqual(['ready', 'call.started']);
    expect(all.at(-1)).toBe('call.ended');
    expect(all.filter((event) => event === 'call.ended')).toHaveLength(1);
  });

  it('a client that has the end event gets only it again', async () => {
    const call = await pastCall(app, tenant.id);
    const all = await (await follow(call, { 'last-event-id': '1.1' })).rest();
    const again = await follow(call, { 'last-event-id': all.at(-1)?.id ?? '' });
    expect((await again.rest()).map((event) => event.event)).toEqual(['ready', 'call.ended']);
  });

  it('a call that just ended in another process is replayed completely', async () => {
    const call = await pastCall(other, tenant.id);
    const events = await (await follow(call, { 'last-event-id': '1.1' })).rest();
    expect(events.filter((event) => event.event === 'call.turn.created')).toHaveLength(2);
    expect(events.at(-1)).toMatchObject({ event: 'call.ended', id: expect.any(String) });
  });

  it('an invalid Last-Event-ID restarts the stream', async () => {
    const call = await pastCall(app, tenant.id);
    const events = (await (await follow(call, { 'last-event-id': 'x' })).rest()).map((event) => event.event);
    expect(events).toEqual(['ready', 'reset', 'call.ended']);
  });

  it('a disconnected follower is removed', async () => {
    const call = await openCall(app, tenant.id);
    const stream = await follow(call);
    await stream.next();
    stream.cut();
    await app.deps.calls.store.endCall(call, { reason: 'user_hangup' });
    // Without a follower the notice is dropped, and the application can close: afterAll waits for that.
    app.deps.calls.notices.publish(call.id, { kind: 'state', state: 'listening' });
  });
});
