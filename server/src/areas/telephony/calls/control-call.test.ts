import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp, type TestTenant } from '../../../../test/build-test-app.ts';
import { expireLease, holdCall, openCall, pastCall } from '../../../../test/test-calls.ts';
import { type CallRef, createCallRouter } from './index.ts';

let a: TestApp;
let b: TestApp;
let tenant: TestTenant;

beforeAll(async () => {
  a = await buildTestApp();
  b = await buildTestApp({ database: a.database });
  tenant = await a.createTenant();
  await Promise.all([a.deps.bus.ready(), b.deps.bus.ready()]);
});
afterAll(async () => {
  await b.close();
  await a.close();
});

/** Sends a command to process A with the tenant's key. */
const control = (call: CallRef, command: unknown) => tenant.request('POST', `/api/calls/${call.id}/control`, command);
const complete = (call: CallRef) => tenant.request('POST', `/api/calls/${call.id}/complete`);
const read = async (call: CallRef) => (await tenant.request('GET', `/api/calls/${call.id}`)).json();

async function answeredCall(holder: TestApp): Promise<CallRef> {
  const call = await openCall(holder, tenant.id);
  await holder.deps.calls.store.markAnswered(call);
  return call;
}

describe.each(['here', 'in another process'])('a call owned %s', (where) => {
  const holder = () => (where === 'here' ? a : b);

  it('executes each command once', async () => {
    const call = await answeredCall(holder());
    const line = holdCall(holder(), call);
    const commands = [
      { action: 'say', text: 'One moment' },
      { action: 'inject_context', text: 'She is a customer since 2019' },
      { action: 'mute', muted: true },
      { action: 'mute', muted: false },
    ];
    for (const command of commands) {
      const answer = await control(call, command);
      expect([answer.statusCode, answer.json()]).toEqual([200, { done: true }]);
    }
    expect(line.commands).toEqual(commands);
    line.remove();
  });

  it('accepts the longest text, in the characters with the longest encoding', async () => {
    const call = await answeredCall(holder());
    const line = holdCall(holder(), call);
    const text = `a${'\u0001'.repeat(998)}b`;
    expect((await control(call, { action: 'say', text })).statusCode).toBe(200);
    expect(line.commands).toEqual([{ action: 'say', text }]);
    line.remove();
  });

  it('409 not_supported_by_line, without an audit row', async () => {
    const call = await answeredCall(holder());
    const line = holdCall(holder(), call);
    const answer = await control(call, { action: 'transfer', to: '+46812345678' });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      error: 'not_supported_by_line',
      message: expect.stringContaining('transfer'),
    });
    line.remove();
  });

  it('409 for a transfer to a target that is closed', async () => {
    const call = await answeredCall(holder());
    const line = holdCall(holder(), call, { control: async () => 'closed' });
    const answer = await control(call, { action: 'transfer', target: 'workshop' });
    expect([answer.statusCode, answer.json().reason]).toEqual([409, 'transfer_target_closed']);
    line.remove();
  });

  it('500 for a failed command, without internals', async () => {
    const call = await answeredCall(holder());
    const line = holdCall(holder(), call, { control: () => Promise.reject(new Error('secret detail')) });
    const answer = await control(call, { action: 'say', text: 'Hi' });
    expect([answer.statusCode, answer.json().error]).toEqual([500, 'internal']);
    expect(answer.body).not.toContain('secret');
    line.remove();
  });

  it('is ended by `end` and by complete, which responds after the end', async () => {
    const [first, second] = [await answeredCall(holder()), await answeredCall(holder())];
    holdCall(holder(), first);
    holdCall(holder(), second);
    expect((await control(first, { action: 'end' })).statusCode).toBe(200);
    const answer = await complete(second);
    expect([answer.statusCode, answer.json().status]).toEqual([200, 'completed']);
    expect(await read(second)).toMatchObject({ end_reason: 'completed_by_api' });
    expect(await read(first)).toMatchObject({ end_reason: 'completed_by_api' });
  });
});

describe('POST /api/calls/{callId}/control', () => {
  it('409 not_live: an ended call', async () => {
    const answer = await control(await pastCall(a, tenant.id), { action: 'say', text: 'Hi' });
    expect([answer.statusCode, answer.json().error]).toEqual([409, 'not_live']);
  });

  it('503 with Retry-After: a call whose process does not answer', async () => {
    const call = await answeredCall(a);
    const answer = await control(call, { action: 'say', text: 'Hi' });
    expect([answer.statusCode, answer.json().error, answer.headers['retry-after']]).toEqual([503, 'unavailable', '2']);
  });

  it.each([
    [{ action: 'dance' }, '/action'],
    [{ action: 'say' }, '/text'],
    [{ action: 'say', text: '  ' }, '/text'],
    [{ action: 'say', text: 'x'.repeat(1001) }, '/text'],
    [{ action: 'mute' }, '/muted'],
    [{ action: 'end', text: 'Bye' }, '/text'],
    [{ action: 'transfer', to: '112; rm -rf' }, '/to'],
    [{ action: 'transfer', to: 'sip:a@b\r\nVia: x' }, '/to'],
    [{ action: 'say', text: 'a\0b' }, '/text'],
  ])('400: %j, with its path', async (command, path) => {
    const call = await answeredCall(a);
    const answer = await control(call, command);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().details[0].path).toBe(path);
  });
});

describe('POST /api/calls/{callId}/complete', () => {
  it('a call without an owner is closed in the database, idempotently', async () => {
    const call = await answeredCall(a);
    await expireLease(a, call);
    const first = await complete(call);
    expect(first.statusCode).toBe(200);
    expect(['completed_by_api', 'worker_lost']).toContain(first.json().end_reason);
    const again = await complete(call);
    expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
  });

  it('a queued call is cancelled without a command', async () => {
    const call = await openCall(a, tenant.id, { status: 'queued' });
    expect((await complete(call)).json()).toMatchObject({ status: 'cancelled', end_reason: 'cancelled' });
  });

  it('202 when the hang-up is slow; the call ends afterwards', async () => {
    const call = await answeredCall(a);
    const line = holdCall(a, call, { control: async () => 'done' });
    const answer = await complete(call);
    expect([answer.statusCode, answer.json().status]).toEqual([202, 'in_progress']);
    await a.deps.calls.store.endCall(call, { reason: 'completed_by_api' });
    expect((await complete(call)).statusCode).toBe(200);
    line.remove();
  });

  it('concurrent requests end it once', async () => {
    const call = await answeredCall(b);
    holdCall(b, call);
    const answers = await Promise.all([1, 2, 3].map(() => complete(call)));
    expect(answers.map((answer) => answer.json().end_reason)).toEqual(Array(3).fill('completed_by_api'));
    expect(new Set(answers.map((answer) => answer.json().ended_at)).size).toBe(1);
  });
});

it('invalid bus messages are ignored', async () => {
  const call = await answeredCall(b);
  const line = holdCall(b, call);
  for (const message of ['', '{', '{}', '{"ask":"1","from":"x","call_id":"y","command":{"action":"end"}}']) {
    a.deps.bus.publish('call.control', message);
    a.deps.bus.publish('call.control.answer', message);
  }
  expect((await control(call, { action: 'say', text: 'Still here' })).statusCode).toBe(200);
  expect(line.commands).toHaveLength(1);
  line.remove();
});

it('a closed router resolves pending commands', async () => {
  const { bus, calls, newId, log } = a.deps;
  const router = createCallRouter({ bus, local: calls.local, processId: newId(), newId, log, waitMs: 3_600_000 });
  const call = await answeredCall(a);
  const asked = router.control(call.id, { action: 'end' });
  await Promise.resolve();
  await Promise.resolve();
  router.close();
  expect(await asked).toBe('not_here');
});
