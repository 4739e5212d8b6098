import type { AgentId, CallId, TenantId } from '@parley/contract/ids';
import { AgentConfig } from '@parley/contract/resources/agent';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CarrierStatus } from '#areas/telephony/carriers';
import type { DialOrder } from '#areas/telephony/outbound-calls';
import { createLogger } from '#platform/log/logger.ts';
import { TelephonyError } from '../../providers/telephony/telephony-provider.ts';
import { PlacedCalls } from './placed-calls.ts';

const callId = '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b20' as CallId;
const log = createLogger({ level: 'silent' });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** One call placed at a carrier that answers when told to. */
function placeOne(more: { attempt?: number; calls?: PlacedCalls } = {}) {
  const calls = more.calls ?? new PlacedCalls({ publicUrl: 'https://parley.example.com', log });
  const aborting = new AbortController();
  const told: string[] = [];
  const asked: { answerUrl: string; idempotencyKey: string }[] = [];
  let settle: { accept(callRef: string): void; refuse(error: Error): void } | undefined;
  const order: DialOrder = {
    tenantId: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b00' as TenantId,
    callId,
    attempt: more.attempt ?? 1,
    toNumber: '+46701740605',
    fromNumber: '+14155550100',
    route: { kind: 'carrier', provider: 'twilio', providerRef: 'PN1' },
    ringMs: 30_000,
    agent: {
      id: '0197f3a0-7c1e-7b42-9f2d-3a8f5c1e9b10' as AgentId,
      version: 1,
      config: AgentConfig.parse({ name: 'Desk' }),
    },
    dynamicVariables: {},
    metadata: {},
    recordingPath: null,
    redialsOnVoicemail: false,
    signal: aborting.signal,
  };
  const outcome = calls.place(
    order,
    { ringing: () => told.push('ringing'), answered: () => told.push('answered') },
    {
      id: 'twilio',
      search: async () => [],
      purchase: async () => ({ providerRef: '' }),
      find: async () => undefined,
      release: async () => {},
      call(call) {
        asked.push(call);
        return new Promise((resolve, reject) => {
          settle = { accept: (callRef) => resolve({ callRef }), refuse: reject };
        });
      },
      async hangUp(callRef) {
        told.push(`hang up ${callRef}`);
      },
    },
  );
  return { calls, outcome, told, asked, abort: () => aborting.abort(), carrier: () => settle };
}

const status = (state: CarrierStatus['state'], callRef = 'CA1'): CarrierStatus => ({
  callRef,
  state,
  detail: state,
  durationSeconds: null,
  answeredBy: null,
});
/** Whatever waits for no time has happened. */
const settled = () => vi.advanceTimersByTimeAsync(0);

it('events before the carrier’s response count, for this call alone', async () => {
  const { calls, outcome, told, asked, carrier } = placeOne();
  expect(asked[0]?.answerUrl).toContain(`call_id=${callId}`);
  calls.applyStatus(callId, status('ringing'));
  calls.applyStatus(callId, status('busy', 'CA0'));
  await settled();
  expect(told).toEqual([]);
  carrier()?.accept('CA1');
  await settled();
  expect(told).toEqual(['ringing']);
  expect(calls.applyStatus(callId, status('busy'))).toBe(true);
  expect(await outcome).toEqual({ kind: 'busy', detail: 'busy' });
  expect(calls.applyStatus(callId, status('busy'))).toBe(false);
});

it('a stream belongs to this attempt once, and to no earlier one', async () => {
  const { calls, outcome, told, carrier } = placeOne();
  carrier()?.accept('CA1');
  expect(await calls.claim(callId, 'CA0')).toBeUndefined();
  const call = await calls.claim(callId, 'CA1');
  expect(await calls.claim(callId, 'CA1')).toBeUndefined();
  calls.applyStatus(callId, status('completed'));
  await settled();
  expect(told).toEqual(['answered']);
  call?.complete({ kind: 'completed' });
  expect(await outcome).toEqual({ kind: 'completed' });
});

it('cancelled before the carrier’s response, it is ended there once its id is known', async () => {
  const { outcome, told, abort, carrier } = placeOne();
  abort();
  expect(await outcome).toEqual({ kind: 'cancelled' });
  expect(told).toEqual([]);
  carrier()?.accept('CA1');
  await settled();
  expect(told).toEqual(['hang up CA1']);
});

it('answered without a stream it times out, and so does one without events', async () => {
  const answered = placeOne();
  answered.carrier()?.accept('CA1');
  answered.calls.applyStatus(callId, status('answered'));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await answered.outcome).toMatchObject({ kind: 'failed', detail: expect.stringContaining('stream') });
  expect(answered.told).toEqual(['hang up CA1']);
  const silent = placeOne();
  silent.carrier()?.accept('CA2');
  await vi.advanceTimersByTimeAsync(45_000);
  expect(await silent.outcome).toMatchObject({ kind: 'no_answer' });
  expect(silent.told).toEqual(['hang up CA2']);
});

it('a stream that reached another process ends the call with the reason', async () => {
  const { calls, outcome, told, carrier } = placeOne();
  carrier()?.accept('CA1');
  void calls.onMisroutedStream(callId, 'CA0');
  void calls.onMisroutedStream(callId, 'CA1');
  expect(await outcome).toMatchObject({ kind: 'failed', detail: expect.stringContaining('another process') });
  await settled();
  expect(told).toEqual(['hang up CA1']);
});

it.each([
  [new TelephonyError('unavailable', 'Twilio did not answer'), { kind: 'unreachable' }],
  [new TelephonyError('rate_limited', 'fewer', { retryAfterMs: 1_500 }), { kind: 'unreachable', retryAfterSeconds: 2 }],
  [new TelephonyError('invalid_destination', 'There is no such number'), { kind: 'invalid' }],
  [new TelephonyError('refused', 'Twilio refused it'), { kind: 'failed', detail: 'Twilio refused it' }],
  [new Error('a fault of ours'), { kind: 'failed' }],
])('a carrier that refuses the call: %s', async (error, outcome) => {
  const placed = placeOne();
  placed.carrier()?.refuse(error);
  expect(await placed.outcome).toMatchObject(outcome);
  expect(placed.told).toEqual([]);
});
